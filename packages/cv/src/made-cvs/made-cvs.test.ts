import { describe, expect, test } from "vitest";
import { compareCv } from "./compare.fixture.ts";
import type { Comparison } from "./compare.fixture.ts";
import { layOut } from "./layouts.fixture.ts";
import { PACKS, makeCv } from "./made-cv.fixture.ts";
import { readPrinted } from "./print.fixture.ts";
import { Random } from "./random.fixture.ts";
import { readRandomCv } from "./read-random.fixture.ts";
import {
  LAYOUTS,
  YEARS_FORMS,
  makeStyle,
  withWrappedHeadings,
  withYears,
} from "./style.fixture.ts";
import type { YearsForm } from "./style.fixture.ts";
import { LABELLED_FORMS, layOutLabelled } from "./labelled-forms.fixture.ts";
import type { LabelledForm } from "./labelled-forms.fixture.ts";

/** Seeds that once were read wrong, or that stand for a layout or a language: each is read without a mistake. */
const KNOWN = [
  ...PACKS.map((pack, i) => ({
    seed: 300 + i,
    language: pack.code,
    layout: LAYOUTS[i % LAYOUTS.length] ?? "one column",
  })),
  // Justified lines whose words are far apart and in two looks.
  { seed: 5008, language: "de", layout: "two halves" as const },
  { seed: 5008, language: "sv", layout: "two halves" as const },
];
/** The same with years beside the skills, each form in several languages. */
const WITH_YEARS = PACKS.flatMap((pack, i) =>
  [0, 1].map((k) => ({
    seed: 500 + 7 * i + k,
    language: pack.code,
    layout: LAYOUTS[(i + 1 * k) % LAYOUTS.length] ?? "one column",
    form: YEARS_FORMS[(2 * i + k) % YEARS_FORMS.length] ?? "brackets",
  })),
);
/** Years in the right margin below a column of dates on the left: they stand beside the skills, not beside the dates. */
const MARGIN_BELOW_DATES = [
  { seed: 703, language: "pt" },
  { seed: 708, language: "en-US" },
  { seed: 710, language: "en-AE" },
  { seed: 711, language: "en-GB" },
  { seed: 718, language: "pl" },
  { seed: 719, language: "sv" },
];
/** Headings of two lines in a column of their own, in small capitals and under other text among them. */
const WRAPPED_HEADINGS = [
  { seed: 705, language: "nl" },
  { seed: 716, language: "de" },
  { seed: 718, language: "pl" },
  { seed: 721, language: "en-IN" },
  { seed: 724, language: "fr" },
  { seed: 726, language: "it" },
  { seed: 727, language: "pt" },
  { seed: 731, language: "sv" },
  { seed: 732, language: "en-US" },
  { seed: 735, language: "en-GB" },
  { seed: 737, language: "es" },
  { seed: 746, language: "en-AE" },
];
/** Labels, heads of tables, turned headings and entries of one line: each form in several languages. */
const LABELLED = [900, 901, 903, 904, 906, 907, 910, 911, 912, 914].flatMap((seed, i) =>
  [i, i + 2].map((n) => ({
    seed,
    language: PACKS[seed % PACKS.length]?.code ?? "",
    form: LABELLED_FORMS[n % LABELLED_FORMS.length] ?? "labelled lines",
  })),
);
/** Of invented CVs nobody has looked at, this share of all values is right. */
const LEAST_RIGHT = 0.95;
const RANDOM_CVS = 24;
const FIRST_SEED = 1;

/** Makes a CV, prints it, reads it and compares. */
async function readMade(
  seed: number,
  language: string,
  layout: (typeof LAYOUTS)[number],
  form?: YearsForm | "wrapped headings",
  labelled?: LabelledForm,
): Promise<Comparison> {
  const pack = PACKS.find((each) => each.code === language);
  if (pack === undefined) throw new Error(`there is no language ${language}`);
  const random = new Random(seed);
  const cv = makeCv(random, pack);
  const plain = makeStyle(random, pack, layout);
  const style =
    form === undefined
      ? plain
      : form === "wrapped headings"
        ? withWrappedHeadings(plain)
        : withYears(plain, pack, form, seed);
  const page = labelled === undefined ? layOut(cv, style) : layOutLabelled(cv, style, labelled);
  const outcome = await readPrinted(page);
  if (outcome.kind === "refused") return { values: 1, differences: [outcome.reason] };
  return compareCv(cv, style, outcome.extraction);
}

describe("an invented CV, printed by a browser", () => {
  test.each(KNOWN)(
    "seed $seed ($language, $layout) is read without a mistake",
    async ({ seed, language, layout }) => {
      expect((await readMade(seed, language, layout)).differences).toEqual([]);
    },
  );

  test.each(WITH_YEARS)(
    "seed $seed ($language, $layout) gives the years of its skills: $form",
    async ({ seed, language, layout, form }) => {
      const { differences } = await readMade(seed, language, layout, form);
      expect(differences.filter((each) => /^(?:skill|years)/.test(each))).toEqual([]);
    },
  );

  test.each(MARGIN_BELOW_DATES)(
    "seed $seed ($language) gives the years in the margin below a column of dates",
    async ({ seed, language }) => {
      const { differences } = await readMade(seed, language, "date column", "margin");
      expect(differences).toEqual([]);
    },
  );

  test.each(WRAPPED_HEADINGS)(
    "seed $seed ($language) with headings of two lines beside the text is read without a mistake",
    async ({ seed, language }) => {
      const { differences } = await readMade(seed, language, "heading column", "wrapped headings");
      expect(differences).toEqual([]);
    },
  );

  test.each(LABELLED)(
    "seed $seed ($language) with $form is read without a mistake",
    async ({ seed, language, form }) => {
      expect((await readMade(seed, language, "one column", undefined, form)).differences).toEqual(
        [],
      );
    },
  );

  // Seeds that nobody chose for how they are read. More of them, and other ones each time: npm run soak:cvs.
  test(`${RANDOM_CVS} CVs from seed ${FIRST_SEED} on are read nearly without a mistake`, async () => {
    let values = 0;
    const differences: string[] = [];
    for (let seed = FIRST_SEED; seed < FIRST_SEED + RANDOM_CVS; seed += 1) {
      const compared = await readRandomCv(seed);
      values += compared.values;
      differences.push(...compared.differences.map((each) => `${compared.where} ${each}`));
    }
    const right = 1 - differences.length / values;
    // The list of what was wrong is what a person needs to see when there is too much of it.
    expect(right > LEAST_RIGHT ? [] : differences).toEqual([]);
  });
});
