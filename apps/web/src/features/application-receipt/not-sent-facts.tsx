import type { NextTry } from "@sendoff/contract/proof";
import type { ApplicationDetail } from "@sendoff/contract/run";
import { costWords } from "@sendoff/domain/applying";
import { say } from "../../language/language.ts";
import { formatDayTime } from "../../lib/format.ts";
import { userZone } from "../../lib/user-zone.ts";
import { messages } from "./messages.ts";

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

/** What one asks first of an attempt that was not sent: what it cost, what went out, and whether it is tried again. */
export function NotSentFacts({ detail }: { detail: ApplicationDetail }) {
  return (
    <dl className="num mt-4 grid rounded-md border border-border max-sm:divide-y sm:grid-cols-3 sm:divide-x divide-border">
      {[creditOf(detail), sentOf(detail), nextTryFact(detail)].map(({ label, value, note }) => (
        <div key={label} className="min-w-0 px-4 py-3">
          <dt className="text-small text-fg-3">{label}</dt>
          <dd className="font-semibold">{value}</dd>
          {note === "" ? null : <dd className="text-small text-fg-2">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

const IS_PRESSED = ["SUBMITTING", "UNKNOWN"];

/** The credit comes back in the step that ends a submit: what follows it in the history. */
function creditOf(detail: ApplicationDetail): Fact {
  const { cost, timeline } = detail;
  const pressed = timeline.findLastIndex(({ status }) => IS_PRESSED.includes(status));
  const back = cost.state === "released" && pressed !== -1 ? timeline[pressed + 1]?.at : undefined;
  return {
    label: messages.credit,
    value: say(costWords(detail, userZone())),
    note: back === undefined ? "" : formatDayTime(back),
  };
}

function sentOf({ application, arrival, timeline }: ApplicationDetail): Fact {
  const name = application.platform_name;
  const lastTry = timeline.slice(timeline.findLastIndex(({ status }) => status === "APPLYING") + 1);
  const wasPressed = lastTry.some(({ status }) => IS_PRESSED.includes(status));
  const at = formatDayTime(lastTry.at(-1)?.at ?? application.updated_at);
  const note = !wasPressed
    ? messages.submitWasNotPressed
    : arrival === "not_arrived"
      ? messages.youDidNotFindItOn(name)
      : lastTry.some(({ status }) => status === "UNKNOWN")
        ? messages.nameDoesNotListIt(name, at)
        : messages.seenAt(at);
  return { label: messages.sentBySendoff, value: messages.nothing, note };
}

function nextTryFact({ next_try: next, own_acts: acts }: ApplicationDetail): Fact {
  const mayAsk = acts.includes("retry");
  const words: Record<NextTry, readonly [value: string, note: string]> = {
    later_run: mayAsk
      ? [messages.whenYouSaySo, messages.orInTheNextRunThatFindsIt]
      : [messages.inALaterRun, messages.ifItFindsThisJobAgain],
    changed_choices: [messages.whenYourChoicesChange, messages.filtersPreferencesOrProfile],
    never: [messages.none, messages.noRunTakesItUpAgain],
  };
  const [value, note] = words[next ?? "never"];
  return { label: messages.nextTry, value, note };
}
