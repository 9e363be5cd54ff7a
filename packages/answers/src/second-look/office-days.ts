import { yesNoOf } from "../bank/bank-entry.ts";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { livingPlace } from "../finding/living-place.ts";
import { isFrameWord } from "../languages/frame-words.ts";
import { wordingOf } from "../languages/lexicon.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";
import { isKnownCity } from "../world/known-cities.ts";
import { placeFrom } from "../world/places.ts";
import { isWeak } from "../reading/weak-words.ts";

/** How often a question or a saved answer is about being in an office. */
interface Presence {
  /** Days a week, or undefined where no number is named. */
  days: number | undefined;
  percent: number | undefined;
  isHybrid: boolean;
}

/** Meanings of a sentence about where one works, and when. */
const OF_PRESENCE = new Set(
  "- hybrid office remote work day week hour # willing available can are do have company role position team shift current meet same requirement need live location other city".split(
    " ",
  ),
);
for (const phrase of ["up to", "at least", "or more", "job title", "how many", "tenure"])
  OF_PRESENCE.add(phrase);

const NEUTRAL =
  /^(?:burotage?n?|passt|das|fur|zwei|drei|vier|funf|deux|trois|quatre|cinq|all|one|two|three|four|five|their|his|her|loop|campus|wfo|wfh|model|modell|modele|modelo|schedule|pattern|arrangement|set|setup|up|core|downtown|central|meet|staff|spend|min|minimum|attendance|collaboration|rest|remaining|content|mode|ok|per|ie|i|e|from|ask|asks|department|weekly|follow|follows|average)$/;

/** "We work a hybrid schedule with three days in the office. Are you comfortable with that?": what was said to as many days or more. */
export function officeDays(question: Question, facts: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral || question.countries.length > 0) return undefined;
  const asked = presenceIn(question.raw, facts);
  if (asked === undefined) return undefined;
  for (const { question: saidTo, answer, location } of facts.answers) {
    const isYes = yesNoOf(answer);
    const said = presenceIn(saidTo, facts);
    if (isYes !== true || said === undefined) continue;
    if (location !== undefined && location !== "" && !isSameCity(location, facts)) continue;
    if (!covers(said, asked)) continue;
    return {
      ...derived(yesNo(true), `You answered "${saidTo.slice(0, 120)}"`, 0.85),
      source: "answer_bank",
    };
  }
  return undefined;
}

const isSameCity = (location: string, facts: Facts): boolean =>
  placeFrom(location).city === placeFrom(facts.job.location).city;

/** Who comes for three days comes for two; a share of the time is only itself or less. */
function covers(said: Presence, asked: Presence): boolean {
  if (asked.percent !== undefined)
    return said.percent !== undefined && said.percent >= asked.percent;
  if (asked.days !== undefined) return said.days !== undefined && said.days >= asked.days;
  return said.isHybrid === asked.isHybrid && said.days === undefined;
}

function presenceIn(text: string, facts: Facts): Presence | undefined {
  // Where games, films and designs are made, the office is a studio.
  const raw = text.replace(/\b(?:studio|atelier)\b/gi, "office");
  const { terms } = wordingOf(raw);
  const has = (means: string): boolean => terms.some((term) => term.means === means);
  if (!has("hybrid") && !has("office") && !/\b(?:wfo)\b/i.test(raw)) return undefined;
  if (!has("willing") && !has("can") && !has("work") && !/\b(?:okay|ok)\b/i.test(raw))
    return undefined;
  if (has("not") || has("only")) return undefined;
  const places = new Set([...placesAround(facts), ...quarterIn(raw, facts)]);
  const isOther = terms.some(({ means, text }) =>
    means === undefined
      ? !(NEUTRAL.test(text) || places.has(text) || isWeak(text) || isFrameWord(text))
      : !OF_PRESENCE.has(means),
  );
  if (isOther) return undefined;
  const days = DAYS.exec(fold(raw).replace(/\b(\d)x\b/g, "$1 x"))?.[1];
  const percent = /(\d{1,3})\s?%/.exec(raw)?.[1];
  return {
    days: days === undefined ? undefined : (COUNTS[days.toLowerCase()] ?? Number(days)),
    percent: percent === undefined ? undefined : Number(percent),
    isHybrid: has("hybrid"),
  };
}

/** One to five in the languages of forms. */
const COUNTS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "once one ein einen un",
    "twice two zwei deux dos due dois twee",
    "three drei trois tres tre drie",
    "four vier quatre cuatro quattro quatro",
    "five funf cinq cinco cinque vijf",
  ].flatMap((line, at) => line.split(" ").map((word) => [word, at + 1] as const)),
);

const DAYS = new RegExp(
  `\\b(\\d|${Object.keys(COUNTS).join("|")}) (?:(?:in )?office |onsite |on site |full |volle |ganze )?(?:days?|times?|x|tage?n?|burotage?n?|jours?|dias?|giorni|dagen)\\b`,
);

/** "Our Bellandur office", "escritório da Vila Olímpia": a part of the job's city, which is no other city that is known. */
function quarterIn(raw: string, facts: Facts): string[] {
  const name = fold(
    OFFICE_AT.exec(raw)
      ?.slice(1)
      .find((each) => each !== undefined) ?? "",
  );
  const place = placeFrom(name).city;
  const isElsewhere = isKnownCity(name) && place !== placeFrom(facts.job.location).city;
  return name === "" || isElsewhere ? [] : name.split(" ");
}

const OFFICE_AT =
  /(?:our|the|in|at|from) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:office|campus|hub)|(?:office|escrit[oó]rio|oficina|bureau|ufficio|kantoor|B[uü]ro) (?:in|at|da|de|do|em|en|à|a|di|te) (?:la |the )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/u;

/** Words of the job's place and of the home: a question may name them without asking for more. */
function placesAround(facts: Facts): ReadonlySet<string> {
  const known = PLACES.get(facts);
  if (known !== undefined) return known;
  const { city } = livingPlace(facts);
  const words = new Set(
    fold(`${facts.job.location} ${facts.job.company} ${city ?? ""}`)
      .split(/[ ,]+/)
      .filter(Boolean),
  );
  PLACES.set(facts, words);
  return words;
}

const PLACES = new WeakMap<Facts, ReadonlySet<string>>();
