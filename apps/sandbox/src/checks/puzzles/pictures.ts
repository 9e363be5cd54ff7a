import { randomInt } from "node:crypto";
import { markup } from "../../markup.ts";
import { choiceRefusal } from "../hand.ts";
import type { Puzzle } from "./puzzle.ts";
import { drawShape, SHAPE_NAMES, type ShapeName } from "./shapes.ts";

const TILES = 9;

function shuffled<Item>(items: readonly Item[]): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(randomInt(left.length), 1));
}

function dealTiles(wanted: ShapeName): ShapeName[] {
  const others = SHAPE_NAMES.filter((name) => name !== wanted);
  const wantedCount = randomInt(2, 5);
  const tiles = Array.from({ length: TILES }, (_, index) =>
    index < wantedCount ? wanted : (others[randomInt(others.length)] ?? wanted),
  );
  return shuffled(tiles);
}

/** Nine drawings, of which all of one kind are to be chosen. */
export function dealPictures(): Puzzle {
  const wanted = SHAPE_NAMES[randomInt(SHAPE_NAMES.length)] ?? "bicycles";
  const tiles = dealTiles(wanted);
  const right = tiles.flatMap((name, index) => (name === wanted ? [String(index)] : []));
  return {
    button: "Verify",
    solution: { chosen: right },
    content: () =>
      markup`<p class="check__task">Choose all pictures with <strong>${wanted}</strong>.</p>
<div class="check__pictures" role="group" aria-label="Pictures">${tiles.map((name, index) => markup`<button type="button" class="check__picture" data-choice="${index}" aria-pressed="false" aria-label="Picture ${index + 1}">${drawShape(name)}</button>`)}</div>`,
    judge(report) {
      const refusal = choiceRefusal(report);
      if (refusal !== undefined) return refusal;
      return report.chosen.toSorted().join() === right.join() ? undefined : "wrong_choice";
    },
  };
}
