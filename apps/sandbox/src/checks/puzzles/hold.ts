import { markup } from "../../markup.ts";
import { isAllTrusted, lastStroke, type Report } from "../hand.ts";
import type { Puzzle } from "./puzzle.ts";

const HOLD_MIN_MS = 1_500;
/** A mouse comes from somewhere; a finger and a key do not. */
const APPROACH_MIN = 3;

function handRefusal(report: Report): string | undefined {
  const held =
    lastStroke(report.events, ["down", "up"]) ?? lastStroke(report.events, ["key_down", "key_up"]);
  const [first] = held?.stroke ?? [];
  const last = held?.stroke.at(-1);
  if (held === undefined || first === undefined || last === undefined) return "not_held";
  if (!isAllTrusted(held.stroke)) return "not_by_hand";
  if (last.at_ms - first.at_ms < HOLD_MIN_MS) return "too_short";
  const approach = held.before.filter(({ what, is_trusted }) => what === "move" && is_trusted);
  return first.by === "mouse" && approach.length < APPROACH_MIN ? "too_few_moves" : undefined;
}

/** A button that is to be held. The server's own watch counts, whatever the page reports. */
export function dealHold(): Puzzle {
  let pressedAt: number | undefined;
  return {
    button: null,
    solution: {},
    content: () =>
      markup`<p class="check__task">Press and hold the button until it is full, then let go.</p>
<button type="button" class="check__hold" data-check-hold><span class="check__fill" aria-hidden="true"></span><span class="check__hold-word" data-check-word>Press &amp; hold</span></button>
<p class="check__status" role="status" data-check-status></p>`,
    press() {
      pressedAt = performance.now();
    },
    judge(report) {
      if (pressedAt === undefined) return "not_held";
      const heldMs = performance.now() - pressedAt;
      pressedAt = undefined;
      return heldMs < HOLD_MIN_MS ? "too_short" : handRefusal(report);
    },
  };
}
