import { randomInt } from "node:crypto";
import { markup, trusted } from "../../markup.ts";
import { isAllTrusted, lastStroke, type HandEvent, type Report } from "../hand.ts";
import type { Puzzle } from "./puzzle.ts";

/** The picture's size, in its own units, which are the page's pixels. */
const WIDTH = 280;
const HEIGHT = 140;
const PIECE = 44;
/** A finger places a thing within this. */
const TOLERANCE = 6;
/** A hand makes dozens of them; a script that jumps makes one or two. */
const MOVES_MIN = 5;
const KEYS_MIN = 5;
/** Of the way, that one move may cover. */
const STEP_SHARE_MAX = 0.6;

const SCENE = trusted(
  `<rect width="280" height="140" fill="#cfe4ee"></rect><circle cx="230" cy="28" r="16" fill="#f3c969"></circle><path d="M0 108L52 52L96 96L142 40L204 104L238 74L280 112L280 140L0 140Z" fill="#7d9b8f"></path><path d="M0 122Q70 104 140 122T280 120L280 140L0 140Z" fill="#4f6f63"></path><path d="M30 118L36 96L42 118ZM118 122L125 98L132 122ZM176 124L182 102L188 124ZM252 122L258 100L264 122Z" fill="#2c443b"></path>`,
);

/** The way a pointer went while it was down. */
function pathRefusal(moves: readonly HandEvent[], distance: number): string | undefined {
  if (moves.length < MOVES_MIN) return "too_few_moves";
  const steps = moves.slice(1).map((move, index) => Math.abs(move.x - (moves[index]?.x ?? move.x)));
  return Math.max(...steps) > distance * STEP_SHARE_MAX ? "jumped" : undefined;
}

function handRefusal(report: Report, distance: number): string | undefined {
  const keys = report.events.filter(({ what, by }) => what === "key_down" && by === "keyboard");
  const drawn = lastStroke(report.events, ["down", "up"]);
  const moves = (drawn?.stroke ?? []).filter(({ what }) => what !== "up");
  if (!isAllTrusted([...keys, ...(drawn?.stroke ?? [])])) return "not_by_hand";
  return keys.length >= KEYS_MIN ? undefined : pathRefusal(moves, distance);
}

/** A piece of a picture that is to be drawn to its place. */
export function dealSlider(): Puzzle {
  const gap = randomInt(100, WIDTH - PIECE - 6);
  const top = randomInt(14, HEIGHT - PIECE - 14);
  return {
    button: "Verify",
    solution: { value: gap },
    content: () =>
      markup`<p class="check__task">Drag the slider until the piece fits into the picture.</p>
<div class="check__scene"><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" aria-hidden="true">${SCENE}<rect x="${gap}" y="${top}" width="${PIECE}" height="${PIECE}" rx="6" fill="#16241f" fill-opacity="0.72"></rect></svg><svg class="check__piece" data-check-piece viewBox="${gap} ${top} ${PIECE} ${PIECE}" width="${PIECE}" height="${PIECE}" style="top:${top}px" aria-hidden="true">${SCENE}</svg></div>
<div class="check__rail" data-check-rail><div class="check__handle" data-check-handle role="slider" tabindex="0" aria-label="Slide to fit the piece" aria-valuemin="0" aria-valuemax="${WIDTH - PIECE}" aria-valuenow="0"><span aria-hidden="true">→</span></div></div>`,
    judge(report) {
      if (report.value === null || report.value < 1) return "not_moved";
      const refusal = handRefusal(report, report.value);
      if (refusal !== undefined) return refusal;
      return Math.abs(report.value - gap) <= TOLERANCE ? undefined : "wrong_place";
    },
  };
}
