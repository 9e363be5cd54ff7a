import { randomInt } from "node:crypto";
import { markup } from "../../markup.ts";
import { choiceRefusal } from "../hand.ts";
import type { Puzzle } from "./puzzle.ts";

const NUMBERS = 3;

/** Three different numbers of two digits, and which of them is meant. */
function dealNumbers(): { number: number; choices: number[] } {
  const choices = new Set<number>();
  while (choices.size < NUMBERS) choices.add(randomInt(10, 100));
  const all = [...choices];
  return { number: all[randomInt(all.length)] ?? 10, choices: all };
}

/** The page tells a number, which is to be tapped in the app; the page then goes on by itself. */
export function dealAppNumber(): Puzzle {
  const { number, choices } = dealNumbers();
  return {
    button: null,
    solution: { number },
    phone: { kind: "asks", number, choices },
    content: ({ siteName }) =>
      markup`<p class="check__task">Open the ${siteName} app on your phone and choose</p><p class="check__number" data-check-number>${number}</p><p class="check__status" role="status" data-check-app>Waiting for you to choose it…</p>`,
    judge: () => "not_in_app",
  };
}

/** The app shows a number, which is to be chosen on the page. */
export function dealAppShows(): Puzzle {
  const { number, choices } = dealNumbers();
  return {
    button: "Continue",
    solution: { number, chosen: [String(number)] },
    phone: { kind: "shows", number },
    content: ({ siteName }) =>
      markup`<p class="check__task">Open the ${siteName} app on your phone. Which number does it show?</p><div class="check__numbers" role="group" aria-label="Numbers">${choices.map((choice) => markup`<button type="button" class="check__choice" data-choice="${choice}" data-choice-alone aria-pressed="false">${choice}</button>`)}</div>`,
    judge(report) {
      const refusal = choiceRefusal(report);
      if (refusal !== undefined) return refusal;
      return report.chosen.join() === String(number) ? undefined : "wrong_choice";
    },
  };
}
