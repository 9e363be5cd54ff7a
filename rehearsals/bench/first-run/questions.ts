import { createDeck, type Random } from "../../soaks/forms/question.ts";
import { pick } from "../../common/seeded-random.ts";
import type { Asked } from "../../stage/stage-portal.ts";
import type { Newcomer } from "./newcomer.ts";

/** What a question is about, as the table names it. */
type Topic =
  | "years with a skill"
  | "years in all"
  | "right to work"
  | "sponsorship"
  | "notice"
  | "start"
  | "expected pay"
  | "current pay"
  | "relocation"
  | "travel"
  | "shifts"
  | "commute"
  | "language"
  | "licence"
  | "degree"
  | "place"
  | "current job"
  | "about oneself"
  | "only the person knows";

export interface Topical extends Asked {
  readonly topic: Topic;
}

type Make = (random: Random) => Topical;
type Kind = Asked["kind"];

const YES_NO = ["Yes", "No"];
const DECLINED = "I don't wish to answer";
/** Of forms that hold something that no set-up could have asked, as in rehearsals/soaks/forms. */
const OWN_SHARE = 0.08;
const PAGES_MOST = 2;
const ASKED_ON_A_PAGE_MOST = 3;
const DEALS_MOST = 6;
const AMOUNT = { min: 0, max: 999_999_999 };

const must = (topic: Topic, kind: Kind, label: string, more: Partial<Asked> = {}): Topical => ({
  topic,
  kind,
  label,
  required: true,
  ...more,
});

const yesNo = (topic: Topic, random: Random, label: string): Topical =>
  must(topic, pick(random, ["select", "radio"]), label, { options: YES_NO });

/**
 * Makes the forms of one newcomer's jobs, one after the other: each question at most once in a form, all of them in few forms. Years
 * with a skill come several times as often as anything else, as on the portals.
 */
export function createNewcomerForms(
  newcomer: Newcomer,
  skills: readonly string[],
  random: Random,
): () => Topical[][] {
  const usual = createDeck(usualQuestions(newcomer, skills), random);
  const own = createDeck(OWN, random);
  return () => {
    const seen = new Set<string>();
    const ask = (deal: () => Make): Topical[] => {
      for (let deals = 0; deals < DEALS_MOST; deals += 1) {
        const asked = deal()(random);
        if (seen.has(asked.label)) continue;
        seen.add(asked.label);
        return [asked];
      }
      return [];
    };
    const pages = Array.from({ length: 1 + Math.floor(random() * PAGES_MOST) }, () =>
      Array.from({ length: 1 + Math.floor(random() * ASKED_ON_A_PAGE_MOST) }, () =>
        ask(usual),
      ).flat(),
    );
    if (random() < OWN_SHARE) pages[0]?.push(...ask(own));
    return pages.filter((page) => page.length > 0);
  };
}

/** The same fact in the words that forms have for it; those about a skill come five times as often. */
function usualQuestions({ country, pay, languages }: Newcomer, skills: readonly string[]): Make[] {
  const where = /^United|^Netherlands/.test(country) ? `the ${country}` : country;
  const spoken = languages.map((line) => line.split(":")[0] ?? line);
  const skillYears: Make = (random) => {
    const [first = "Excel", ...more] = skills;
    const label = pick(random, SKILL_WORDINGS).replace("{}", pick(random, [first, ...more]));
    return must("years with a skill", "numeric", label, { min: 0, max: 60 });
  };
  return [
    ...Array.from({ length: 5 }, () => skillYears),
    (random) => yesNo("right to work", random, `Are you legally authorized to work in ${where}?`),
    (random) =>
      yesNo("sponsorship", random, "Will you now or in the future require visa sponsorship?"),
    () => must("expected pay", "numeric", `Expected annual salary in ${pay.currency}`, AMOUNT),
    () => must("current pay", "numeric", `Current annual salary in ${pay.currency}`, AMOUNT),
    (random) => {
      const [first = "English", ...more] = spoken;
      const name = pick(random, [first, ...more]);
      return must("language", "select", `What is your level of proficiency in ${name}?`, {
        options: LEVELS,
      });
    },
    ...USUAL,
  ];
}

const SKILL_WORDINGS = [
  "How many years of work experience do you have with {}?",
  "Years of experience with {}",
  "How many years of {} experience do you have?",
] as const;
const LEVELS = ["None", "Conversational", "Professional", "Native or bilingual"];
const DEGREES = [
  "High School Diploma",
  "Diploma",
  "Bachelor's Degree",
  "Master's Degree",
  "Doctorate",
];

const USUAL: readonly Make[] = [
  () =>
    must("years in all", "numeric", "How many years of total work experience do you have?", {
      min: 0,
      max: 60,
    }),
  () => must("notice", "text", "What is your notice period?", { max_length: 60 }),
  () => must("notice", "numeric", "Notice period in days", { min: 0, max: 365 }),
  (random) => yesNo("start", random, "Can you start within three months?"),
  (random) => yesNo("relocation", random, "Are you willing to relocate?"),
  (random) => yesNo("travel", random, "Are you willing to travel up to 25% of the time?"),
  (random) => yesNo("shifts", random, "Are you willing to work in shifts?"),
  (random) => yesNo("commute", random, "Are you comfortable commuting to this job's location?"),
  (random) => yesNo("licence", random, "Do you have a valid driving licence?"),
  () =>
    must("degree", "select", "What is the highest level of education you have completed?", {
      options: DEGREES,
    }),
  () => must("place", "text", "Which city do you currently live in?", { max_length: 80 }),
  () => must("current job", "text", "What is your current or most recent job title?"),
  () => must("current job", "text", "Who is your current or most recent employer?"),
  (random) => yesNo("about oneself", random, "Are you at least 18 years of age?"),
  () => must("about oneself", "select", "Gender", { options: ["Male", "Female", DECLINED] }),
];

/** What no set-up could have asked. */
const OWN: readonly Make[] = [
  () =>
    must("only the person knows", "textarea", "Why do you want to work with us?", {
      max_length: 1000,
    }),
  (random) => yesNo("only the person knows", random, "Have you worked for this company before?"),
  () => must("only the person knows", "text", "Name a project that you are proud of"),
];

/** The topic of a question as the product gives it back; undefined for one of the portal's own. */
export function topicOf(pages: readonly (readonly Topical[])[], text: string): Topic | undefined {
  const folded = text.trim();
  return pages.flat().find(({ label }) => folded.startsWith(label))?.topic;
}
