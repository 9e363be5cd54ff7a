import { ASKED_OF_THE_USER, FROM_ANSWERS } from "./from-answers.ts";
import { FROM_PROFILE, LEFT_OPEN } from "./from-profile.ts";
import { createDeck, type Maker, type Random, type Rehearsed } from "./question.ts";

const PAGES_MOST = 4;
const ASKED_ON_A_PAGE_MOST = 4;
/** Of forms that hold something only their applicant knows. */
const STOPPING_SHARE = 0.08;
const OPTIONAL_SHARE = 0.15;
const DEALS_MOST = 5;

/** Makes the pages of one form after the other, each question at most once in a form and all of them in few forms. */
export function createFormMaker(random: Random): () => Rehearsed[][] {
  const answerable = createDeck([...FROM_PROFILE, ...FROM_ANSWERS], random);
  const optional = createDeck(LEFT_OPEN, random);
  const stopping = createDeck(ASKED_OF_THE_USER, random);
  return () => {
    const seen = new Set<string>();
    const ask = (deal: () => Maker): readonly Rehearsed[] => {
      for (let deals = 0; deals < DEALS_MOST; deals += 1) {
        const asked = [deal()(random)].flat();
        if (asked.some(({ label }) => seen.has(label))) continue;
        for (const { label } of asked) seen.add(label);
        return asked;
      }
      return [];
    };
    const pages = Array.from({ length: 1 + Math.floor(random() * PAGES_MOST) }, () =>
      Array.from({ length: 1 + Math.floor(random() * ASKED_ON_A_PAGE_MOST) }, () =>
        ask(random() < OPTIONAL_SHARE ? optional : answerable),
      ).flat(),
    );
    if (random() < STOPPING_SHARE) pages[0]?.push(...ask(stopping));
    return pages.filter((page) => page.length > 0);
  };
}
