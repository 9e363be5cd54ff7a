import type { LaneSession } from "./lane-session.ts";
import type { LaneTurn } from "./lane-turn.ts";
import { asksAgain, checkNote, MOST_ASKS, ownerSentence, pageGone } from "./pass-checks.ts";
import { saveSession } from "./portal-session.ts";

/**
 * What came of asking an account's owner: they have passed, and the session is kept; or the run, or this worker, is to stop; or
 * why it goes on without them, in a sentence.
 */
export type OwnerEnd = "passed" | "stop" | { readonly note: string };

/** How a run asks its account's owner to pass a check, in the middle of an application. */
export interface OwnerPrompt {
  /** At a check in the place of the page that is open; the note is `message` where nobody could be asked. */
  readonly atPage: (message: string) => Promise<OwnerEnd>;
  /** At a check in the open form of a job, until `isPassed` says so. */
  readonly inForm: (message: string, isPassed: () => Promise<boolean>) => Promise<OwnerEnd>;
  /** What came of the last check in the form; undefined where nobody was asked about one. */
  readonly endInForm: () => OwnerEnd | undefined;
}

/** The prompt of one application. Its form's checks are counted by themselves: the next form has its own. */
export function createOwnerPrompt(
  turn: LaneTurn,
  session: LaneSession,
  applicationId: string,
): OwnerPrompt {
  const { name, signIn } = turn.driver.manifest;
  let end: OwnerEnd | undefined;
  return {
    atPage: (message) => askOwner(turn, session, message),
    async inForm(message, isPassed) {
      const asks = turn.formAsks.get(applicationId) ?? 0;
      turn.formAsks.set(applicationId, asks + 1);
      end =
        asks >= MOST_ASKS
          ? { note: asksAgain(name) }
          : await waitAtCheck(turn, session, { message, isPassed, hasPassed: isPassed });
      // A board's form is not opened again for its user: what they can do is in the driver's own words.
      if (typeof end === "object" && signIn === "none") end = { note: message };
      return end;
    },
    endInForm: () => end,
  };
}

/** Waits, in the middle of a run, for the account's owner to pass a check in the place of the page that is open. */
export async function askOwner(
  turn: LaneTurn,
  session: LaneSession,
  message: string,
): Promise<OwnerEnd> {
  const { driver } = turn;
  if (turn.ownerAsks >= MOST_ASKS) return { note: asksAgain(driver.manifest.name) };
  turn.ownerAsks += 1;
  // A check of several steps leads from page to page: the wait is over with the last of them.
  const isPassed = async (): Promise<boolean> => !(await driver.isAtCheck(session));
  return waitAtCheck(turn, session, { message, isPassed });
}

/** Throws where the page is gone: the turn breaks off as at any other fault. */
async function waitAtCheck(
  turn: LaneTurn,
  session: LaneSession,
  check: {
    /** Said where nobody could be asked. */
    readonly message: string;
    readonly isPassed: () => Promise<boolean>;
    readonly hasPassed?: () => Promise<boolean>;
  },
): Promise<OwnerEnd> {
  const { name, signIn } = turn.driver.manifest;
  const answer = await session.held.ask({
    note: checkNote(name),
    look: async () => ((await check.isPassed()) ? (true as const) : undefined),
    ...(check.hasPassed === undefined ? {} : { hasPassed: check.hasPassed }),
    signal: turn.guard.signal,
    giveUpDuring: (wait) => turn.giveUpDuring(wait, "owner"),
  });
  if (answer.kind === "stopped") return "stop";
  if (answer.kind === "lost") {
    if (turn.worker.stopping.aborted) return "stop";
    throw pageGone(name);
  }
  if (answer.kind !== "passed") {
    return { note: ownerSentence(name, answer.kind, "resume") ?? check.message };
  }
  // A company's board has no session.
  if (signIn !== "none") await saveSession(turn.worker, turn.lease, session.context);
  return "passed";
}
