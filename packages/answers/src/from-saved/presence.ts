import { yesNoOf } from "../bank/bank-entry.ts";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts, SavedAnswer } from "../facts/facts.ts";
import { livingPlace } from "../finding/living-place.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";
import { countryOfCity } from "../world/gazetteer.ts";
import { cityKey, placeFrom } from "../world/places.ts";

/** What a question says of being at a place of work. */
interface Presence {
  kind: "office" | "hybrid";
  /** Days a week at the place; undefined where no number is told. */
  days: number | undefined;
  /** Names with a capital that stand for where it is. */
  places: readonly string[];
}

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};
const DAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|satur|sat|sun)(?:days?)?";
const IS_DAY = new RegExp(`^${DAY}$`);
const WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const SPAN = new RegExp(`\\b(${DAY}) (?:to|through|thru|till|until) (${DAY})\\b`);
const COUNT =
  /\b(?:minimum(?: of)? |at least |up to |all |any )?(\d|one|two|three|four|five|six) (?:(?:full|set|fixed|core|working|anchor|office|onsite|on site|in office|in person) )*days?\b/;
const OFFICE =
  /\b(?:office|offices|onsite|on site|in person|hq|headquarters?|campus|hub|studio|wfo|site|workplace|premises)\b/;
const HYBRID = /\bhybrid\b/;
const AGREES =
  /\b(?:comfortable|happy|ok|okay|fine|able|willing|open|prepared|content|agreeable|can you|could you|would you|work for you|suit you|suits you|acceptable|good with|meet|commit|agree|feasible|doable|possible for you|available|ready)\b/;

/** Words of a sentence on where and when one works; with any other it may be about something else. */
const AROUND =
  /^(?:a|an|the|this|that|these|those|it|its|is|are|be|being|was|will|would|do|does|can|could|should|must|may|you|your|yourself|we|our|us|everyone|everybody|employees?|staff|colleagues|team|teams|teammates|people|candidates?|all|any|who|which|what|how|for|to|in|into|of|on|at|from|by|with|and|or|per|each|every|a|as|if|so|there|here|week|weekly|weeks|days?|day|role|position|post|job|opening|opportunity|work|works|working|worked|model|mode|set|up|setup|setting|environment|policy|schedule|pattern|arrangement|basis|format|style|structure|expectation|expectations|expected|expect|expects|requirement|requirements|requires?|required|requiring|ask|asks|need|needs|needed|attend|attendance|attending|come|coming|commute|commuting|be|based|located|located|situated|spend|spending|time|full|hybrid|office|offices|onsite|site|person|hq|headquarters?|headquartered|campus|hub|studio|wfo|workplace|premises|location|minimum|min|least|up|two|three|four|five|six|one|\d|comfortable|happy|ok|okay|fine|able|willing|open|prepared|content|agreeable|good|suit|suits|acceptable|meet|commit|agree|feasible|doable|possible|available|ready|not|no|remote|remotely|home|wfh|rest|remaining|remainder|other|others|please|note|confirm|current|currently|primarily|mainly|mostly|typically|usually|generally|regular|regularly|company|collaboration|core|anchor|fixed|set|fully|only|let|know|s|i|e|downtown|central|local|main|new|street|st|east|west|north|south|area|district|city|centre|center)$/;

/** Other things that are asked of one at the same time. */
const BESIDE =
  /\b(?:relocat\w*|travel\w*|shifts?|weekends?|nights?|overtime|client|customer|salary|hours|visa|driv\w+|weeks|months?|years?|quarter\w*)\b/;
/** These are no days of an office's week. */
const WEEKEND = /\b(?:sat|sun)(?:urdays?|days?)?\b/;
/** At home all the time, or the contrary asked for. */
const CONTRARY =
  /\b(?:unable|unwilling|uncomfortable|never|without|exempt\w*|fully remote|100 % remote|remote only)\b/;

function presenceIn(raw: string, facts: Facts): Presence | undefined {
  const capitals = placesIn(raw);
  const bare = capitals.reduce((text, name) => text.replace(name, " "), raw);
  const text = fold(bare.replace(/(?<=\p{L})\s*[-–]\s*(?=\p{L})/gu, " ").replace(/[(),;:/]/g, " "))
    .replace(/\b(\d)x\b/g, "$1 days")
    .replace(/\b(\d) \1\b/g, "$1");
  if (BESIDE.test(text) || CONTRARY.test(text) || WEEKEND.test(text)) return undefined;
  const isHybrid = HYBRID.test(text);
  if (!isHybrid && !OFFICE.test(text)) return undefined;
  const span = SPAN.exec(text);
  const named = new Set(
    [...text.matchAll(new RegExp(`\\b${DAY}\\b`, "g"))].map(([day]) => day.slice(0, 3)),
  );
  const counted = COUNT.exec(text)?.[1];
  const days =
    counted !== undefined
      ? (NUMBERS[counted] ?? Number(counted))
      : span === null
        ? named.size > 0
          ? named.size
          : undefined
        : spanOf(span[1] ?? "", span[2] ?? "");
  // Two numbers of days may be a choice between them.
  const numbers = new Set([...text.matchAll(new RegExp(COUNT.source, "g"))].map(([, one]) => one));
  if (numbers.size > 1) return undefined;
  const isOther = text
    .split(" ")
    .some((word) => word !== "" && !AROUND.test(word) && !IS_DAY.test(word) && !isOwn(word, facts));
  if (isOther) return undefined;
  return { kind: isHybrid ? "hybrid" : "office", days, places: capitals.map((name) => fold(name)) };
}

const spanOf = (from: string, to: string): number | undefined => {
  const [first, last] = [from, to].map((day) => WEEK.indexOf(day.slice(0, 3)));
  return first === undefined || last === undefined || last <= first ? undefined : last - first + 1;
};

/** "River North", "Dublin 2", "Andheri (East)": words with a capital that begin no sentence, weekdays aside. */
const placesIn = (raw: string): string[] =>
  [
    ...raw.matchAll(
      /(?<=[\p{Ll}\p{N}),:;–-] |\()(?!I\b|Mon|Tue|Wed|Thu|Fri|Sat|Sun|HQ\b|WFO\b|Hybrid|Office)\p{Lu}[\p{L}'’.]+(?:(?: |, )(?:(?!Hybrid|Office|HQ|Mon|Tue|Wed|Thu|Fri)\p{Lu}[\p{L}'’.]*|\d{1,2}(?= office|\)|$)))*/gu,
    ),
  ].map(([name]) => name);

/** The employer's name is no place. */
const isOwn = (word: string, { job }: Facts): boolean =>
  fold(job.company).split(" ").includes(word);

/** Whether a place is named that is neither the job's city nor the home: a district that is in no list is none of them. */
const isElsewhere = (places: readonly string[], facts: Facts): boolean =>
  places.some((name) => {
    if (isNamedIn(name, facts)) return false;
    return name
      .split(", ")
      .concat(name.replace(/ \d+$/, ""))
      .some((each) => countryOfCity(cityKey(each)) !== undefined || isRegion(each));
  });

const isRegion = (name: string): boolean => {
  const { city, state, country } = placeFrom(name);
  return city === undefined && (state !== undefined || country !== undefined);
};

const SHORT: ReadonlyMap<string, string> = new Map([
  ["nyc", "new york"],
  ["sf", "san francisco"],
  ["la", "los angeles"],
  ["dc", "washington"],
]);

/** Whether a name is that of the job's or one's own place. */
function isNamedIn(name: string, facts: Facts): boolean {
  const own = fold(
    `${facts.job.location} ${facts.job.company} ${livingPlace(facts).city ?? ""}`,
  ).split(/[ ,]+/);
  return (SHORT.get(name) ?? name)
    .replace(/ \d+$/, "")
    .split(/[ ,]+/)
    .every((word) => own.includes(word) || /^\d+$/.test(word));
}

/**
 * "Three days a week in our River North office. Does that work for you?" of who has agreed to as many days in that city, to being hybrid, or
 * to the office at all. Who has refused so many days refuses more. A district is in no list; a city that is named is another one.
 */
export function presenceAgreed(question: Question, facts: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral) return undefined;
  const raw = `${question.aroundRaw} ${question.raw}`.trim();
  if (!AGREES.test(fold(raw))) return undefined;
  const asked = presenceIn(raw, facts);
  if (asked === undefined) return undefined;
  for (const saved of facts.answers.toReversed()) {
    const isYes = settled(saved, asked, facts);
    if (isYes !== undefined)
      return {
        ...derived(yesNo(isYes), `You answered "${saved.question.slice(0, 120)}"`, 0.85),
        source: "answer_bank",
      };
  }
  return undefined;
}

function settled(saved: SavedAnswer, asked: Presence, facts: Facts): boolean | undefined {
  const isAmount = /^how many days\b/i.test(saved.question.trim());
  if (!isAmount && !AGREES.test(fold(saved.question))) return undefined;
  const said = presenceIn(
    isAmount ? saved.question.replace(/how many days/i, "which days") : saved.question,
    facts,
  );
  if (said === undefined || !isSamePlace(said, asked, saved, facts)) return undefined;
  if (isAmount)
    return typeof saved.answer === "string" &&
      /^[1-5]$/.test(saved.answer) &&
      asked.days !== undefined &&
      asked.days <= Number(saved.answer)
      ? true
      : undefined;
  const isYes = yesNoOf(saved.answer);
  if (isYes === false)
    return said.days !== undefined && asked.days !== undefined && asked.days >= said.days
      ? false
      : undefined;
  return isYes === true && covers(said, asked) ? true : undefined;
}

/** Most weeks of a hybrid model are of three days at most: four are more than who agreed to it has in mind. */
const HYBRID_DAYS = 3;

function covers(said: Presence, asked: Presence): boolean {
  if (said.days !== undefined) {
    if (asked.days !== undefined) return asked.days <= said.days;
    return asked.kind === "hybrid" || said.days === 5;
  }
  if (said.kind === "office") return asked.days === undefined || asked.days <= 5;
  return asked.kind === "hybrid" || asked.days !== undefined
    ? (asked.days ?? 0) <= HYBRID_DAYS
    : false;
}

function isSamePlace(said: Presence, asked: Presence, saved: SavedAnswer, facts: Facts): boolean {
  // The same names, wherever they are.
  if (asked.places.length > 0 && asked.places.every((name) => said.places.includes(name)))
    return true;
  if (isElsewhere(asked.places, facts)) return false;
  const city = placeFrom(facts.job.location).city;
  const { location } = saved;
  if (location !== undefined && location !== "" && placeFrom(location).city !== city) return false;
  // What was agreed to for another city's office was not for this one's.
  return said.places.length === 0 || said.places.every((name) => isNamedIn(name, facts));
}
