import { OperationalError } from "@sendoff/kit/errors";
import type { PortalCredentials, PortalDriver, SignInOutcome } from "@sendoff/portals/driver";
import type { GiveUpDuring } from "../browser/slots.ts";
import type { OwnerAnswer } from "../live-view/live-pages.ts";
import type { LaneSession } from "./lane-session.ts";

/** A portal that asks again after its owner has passed so many times is not to be satisfied this way. */
export const MOST_ASKS = 3;

/** A sign-in that the portal stopped, with what it takes to go on with it. */
export interface StoppedSignIn {
  readonly driver: PortalDriver;
  readonly session: LaneSession;
  readonly credentials: PortalCredentials;
  readonly signal: AbortSignal;
  readonly giveUpDuring: GiveUpDuring;
  /** Called before each wait, with what is asked; false when the sign-in is no longer this worker's. */
  readonly onAsk?: (note: string) => Promise<boolean>;
  /** A page that nobody knows, before anybody's hand is in it. */
  readonly onUnknownPage?: (
    outcome: Extract<SignInOutcome, { kind: "page_changed" }>,
  ) => Promise<void>;
  /** What the user presses to begin again. */
  readonly again: "connect" | "resume";
}

/**
 * Goes on with a sign-in until nothing in it asks for its owner: each check, and each page that nobody knows, is left to them in
 * this very page. What comes of it is an outcome like any other; one that still is a challenge says why it was given up. `lost`: the
 * page is gone, or its worker stops.
 */
export async function passChecks(
  work: StoppedSignIn,
  first: SignInOutcome,
): Promise<SignInOutcome | { readonly kind: "stop" | "lost" }> {
  const { driver, session } = work;
  const { name } = driver.manifest;
  let outcome = first;
  for (let asks = 0; isOwners(outcome); asks += 1) {
    if (asks >= MOST_ASKS)
      return { kind: "challenge", message: asksAgain(name), url: session.page.url() };
    const note = outcome.kind === "challenge" ? checkNote(name) : unknownPageNote(name);
    if (outcome.kind === "page_changed") await work.onUnknownPage?.(outcome);
    const answer = await askInSignIn(work, note);
    if (answer.kind === "not_asked") return outcome;
    if (answer.kind === "stopped") return { kind: "stop" };
    if (answer.kind === "lost") return { kind: "lost" };
    if (answer.kind !== "passed") {
      const message = ownerSentence(name, answer.kind, work.again) ?? note;
      return { kind: "challenge", message, url: session.page.url() };
    }
    outcome =
      answer.found.kind === "not_asked"
        ? await driver.signIn(session, work.credentials)
        : answer.found;
  }
  return outcome;
}

async function askInSignIn(
  { driver, session, signal, giveUpDuring, onAsk }: StoppedSignIn,
  note: string,
): Promise<OwnerAnswer<Exclude<Awaited<ReturnType<PortalDriver["goOnSigningIn"]>>, undefined>>> {
  return session.held.ask({
    note,
    look: async () => {
      const seen = await driver.goOnSigningIn(session);
      return seen.kind === "challenge" || seen.kind === "page_changed" ? undefined : seen;
    },
    signal,
    giveUpDuring: (wait) => giveUpDuring(wait, "owner"),
    ...(onAsk === undefined ? {} : { onAsk: () => onAsk(note) }),
  });
}

function isOwners({ kind }: SignInOutcome): boolean {
  return kind === "challenge" || kind === "page_changed";
}

/** What the portal asks, where it shows a check. */
export function checkNote(name: string): string {
  return `${name} shows a check that only you can pass.`;
}

function unknownPageNote(name: string): string {
  return `${name} shows a page that we do not know. It may ask something of you.`;
}

/** Why nobody is asked any more. */
export function asksAgain(name: string): string {
  return `${name} asked for you again and again, so we stopped. Nothing was sent. Wait some hours, then try again.`;
}

/** What is said of a sign-in whose page died with its worker. */
export function lineLost(name: string): string {
  return `The line to ${name}'s page was lost. Nothing was sent. Connect ${name} again to be shown its check once more.`;
}

/** What a run that was at a page that is gone breaks off with; it begins again by itself. */
export function pageGone(name: string): OperationalError {
  return new OperationalError(502, "portal_unreachable", `The line to ${name}'s page was lost`);
}

/** Why it goes on without its owner; undefined where they were not asked. */
export function ownerSentence(
  name: string,
  kind: Exclude<OwnerAnswer<unknown>["kind"], "passed" | "stopped" | "lost">,
  again: "connect" | "resume",
): string | undefined {
  const begin = again === "connect" ? `Connect ${name} again` : `Resume ${name}`;
  switch (kind) {
    case "time_over":
      return `${name} asked for you and the time was over, so its page was closed. Nothing was sent. ${begin} to be shown its check once more.`;
    case "not_now":
      return `You did not pass ${name}'s check for now, so its page was closed. Nothing was sent. ${begin} when you have a moment.`;
    case "no_room":
      return `${name} shows a check that only you can pass, and too many pages wait for their owners just now. Nothing was sent. ${begin} in some minutes to be shown it.`;
    case "not_asked":
      return undefined;
  }
}
