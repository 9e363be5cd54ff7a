import type { Bank } from "../bank/bank.ts";
import { type Finding, found, yesNo } from "../facts/claim.ts";
import { isAround, isKindWord } from "../reading/trimmed.ts";
import type { Facts } from "../facts/facts.ts";
import { findExperience } from "../finding/experience.ts";
import { isLongerName } from "../finding/like-skill.ts";
import { type Thing, thingsOf } from "../finding/things.ts";
import { takenApart, wordingOf } from "../languages/lexicon.ts";
import type { Meaning, Topic } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { type Bound, boundOf } from "../reading/bound.ts";
import { fold } from "../text/fold.ts";
import { isAboutSomebodyElse } from "../reading/understand.ts";
import { skillKey } from "../world/skills.ts";
import { LEARNED } from "../learned-weights/learned.ts";
import {
  chanceOf,
  type Features,
  type Model,
  rarityIn,
  type Weighed,
} from "../learned-weights/model.ts";
import {
  atMost,
  isIn,
  keyOf,
  leftOf,
  type Pool,
  poolOf,
  type Word,
  wordsOf,
} from "../learned-weights/words.ts";

type OfThing = Exclude<Weighed, "saved">;

/** Below these a thing is not taken for what is asked for. */
const LEAST_CHANCE: Readonly<Record<OfThing, number>> = { thing: 0.65, bound: 0.9, years: 0.85 };

const OF_THINGS: ReadonlySet<Topic> = new Set<Topic>([
  "has_skill",
  "has_certificate",
  "skill_or_employer",
  "skill_years",
  "has_degree",
  "has_role",
  "certificate_year",
]);

/** Meanings that a question on a thing is built with. */
const FRAME = new Set(
  "have,are,do,did,can,what,which,where,who,how,experience,work,use,years,year,month,how many,how long,at least,or more,more than,#,current,since,need,full,completed".split(
    ",",
  ),
);

/** Meanings by which a question asks for something else than whether, or how long, one has a thing. */
const OTHER = new Set(
  "not,previous,non,less than,sponsor,authorised,permit,visa,citizen,eu,pay,current pay,expected,net,hourly,daily,internship,criminal,race,religion,orientation,disability,future,abroad,why,end,start,notice,travel,relocate,night,shift,weekend,part time,promoted,budget,size,grade,two wheeler,car,drive,willing,available,other,alternate,unfinished,up to,serving,native,age,birth,company,position,own".split(
    ",",
  ),
);

/** That one is paid for it says nothing of a thing. */
const PROFESSIONAL = /^(?:commercial|professional|practical|hands on|industry)$/;

/** Words that make one step, kind or other holder of a thing. */
const STEP =
  /^(?:level|niveau|nivel|livello|stufe|part|tier|phase|i{1,3}|iv|belt|entry|foundation|associate|professional|expert|advanced|basic|intern|intermediate|own|owned|related|relationship|still|valid|renewed|expired?|production|last|past|recent|modules?|speciali[sz]ation|specialisatie|endorsement|number|security|games?)$/;

/** A thing of the profile with how likely a question asks for it. */
export interface ThingCandidate {
  thing: Thing;
  features: Features;
  alike: number;
  /** Whether nothing stands against it that no weight may outweigh. */
  isSafe: boolean;
}

/** What a question on a thing wants: a yes, whether there are enough years, or how many. */
export function wantedOf(question: Question): { kind: OfThing; bound?: Bound } | undefined {
  const { asked } = wordsOf(question);
  const has = (means: string): boolean => asked.some((word) => word.means === means);
  const bound = boundIn(question);
  if (question.isYesNo) {
    if (bound !== undefined) return bound.isUpper ? undefined : { kind: "bound", bound };
    return has("how many") || has("#") || question.options > 3 ? undefined : { kind: "thing" };
  }
  const isAmount = question.isNumeric || has("how many") || has("how long");
  const isOfYears = isAmount && (has("year") || has("experience"));
  return bound !== undefined || !isOfYears || has("month") ? undefined : { kind: "years" };
}

/**
 * The skill, certificate or study that a question most likely asks for, by what was learned of how forms name things: what a word of
 * it that the profile does not have may say. It is asked last of all.
 */
export function thingByWeight(
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
  bank: Bank,
): Finding | undefined {
  const wanted = wantedOf(question);
  if (wanted === undefined) return undefined;
  const [best, second] = thingCandidates(question, meaning, facts, LEARNED);
  if (best === undefined || !best.isSafe) return undefined;
  const chance = chanceOf(LEARNED.weights[wanted.kind], best.features);
  if (chance < LEAST_CHANCE[wanted.kind]) return undefined;
  if (isForMore(best.thing, question)) return undefined;
  // Of two skills that are as like, either may be meant: how many years it were is open.
  const isTold = wanted.kind !== "years" || second === undefined || second.alike < best.alike;
  return isTold ? findingOf(best.thing, wanted, facts, bank) : undefined;
}

/** "Python for machine learning": what it is used for is more than that it is used. */
function isForMore({ name }: Thing, { text }: Question): boolean {
  const at = text.indexOf(`${fold(name)} for `);
  return (
    at >= 0 &&
    text
      .slice(at + fold(name).length + 5)
      .split(" ")
      .some((word) => !isAround(word) && !isKindWord(word))
  );
}

/** What a thing tells of what is wanted. */
export function findingOf(
  { name, kind }: Thing,
  { kind: wanted, bound }: { kind: OfThing; bound?: Bound },
  facts: Facts,
  bank: Bank,
): Finding | undefined {
  if (wanted === "thing") return found(yesNo(true), "profile", `Your profile names ${name}`, 0.8);
  if (kind !== "skill") return undefined;
  const limit = bound === undefined ? {} : { threshold: bound.years, isStrict: bound.isStrict };
  return findExperience(
    { topic: "skill_years", subject: skillKey(name), named: name, isNegated: false, ...limit },
    facts,
    (topic, subject) => bank.saidYears(topic, subject),
  );
}

/** The things of the profile whose names are most like the question, the likest first. */
export function thingCandidates(
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
  model: Model,
): ThingCandidate[] {
  if (question.isSeveral || question.countries.length > 0) return [];
  if (meaning !== undefined && (!OF_THINGS.has(meaning.topic) || meaning.isNegated)) return [];
  if (/^(?:i|i m|ich|je|j|yo|eu|io|ik) /.test(question.text)) return [];
  if (isAboutSomebodyElse(question) || wordsOf(question).asked.length > 34) return [];
  // What a study is worth, its level and its field tell, not its words.
  return thingsOf(facts)
    .filter(({ kind }) => kind !== "study")
    .map((thing) => candidate(thing, question, model))
    .filter((each) => each !== undefined)
    .toSorted((left, right) => right.alike - left.alike);
}

function boundIn(question: Question): Bound | undefined {
  return boundOf(wordsOf(question).asked.map(({ word, means }) => ({ text: word, means })));
}

interface NameWord {
  key: string;
  word: string;
  means: string | undefined;
}

const NAMES = new WeakMap<Thing, NameWord[]>();

function nameOf(thing: Thing): NameWord[] {
  const known = NAMES.get(thing);
  if (known !== undefined) return known;
  const words = takenApart(wordingOf(thing.name)).terms.flatMap(({ text, means }) =>
    text === "" || means === "-" ? [] : [{ word: text, means, key: keyOf(text, means) }],
  );
  NAMES.set(thing, words);
  return words;
}

function candidate(thing: Thing, question: Question, model: Model): ThingCandidate | undefined {
  const { asked: all, isJoined } = wordsOf(question);
  const asked = all.filter(({ means, word }) => !FRAME.has(means ?? "") && !/^\d/.test(word));
  const name = nameOf(thing);
  const beside = thing.beside.filter((word) => word !== initialsOf(thing));
  const own = poolOf([...name, ...beside.map((word) => ({ key: word, word }))]);
  const said = poolOf(asked);
  const rarity = ({ key }: { key: string }): number => rarityIn(model, key);
  const ofAsked = (word: Word): number => (word.weight === "none" ? 0.2 : rarity(word));
  const explained = explainedBy(thing, question);
  const extra = asked.filter(
    (word) =>
      !isIn(word, own) &&
      !(thing.kind === "skill" && PROFESSIONAL.test(word.word)) &&
      !explained.includes(word.word),
  );
  const missing = name.filter((word) => !isIn(word, said));
  const total = (numbers: readonly number[]): number =>
    numbers.reduce((sum, each) => sum + each, 0);
  const [whole, rest] = [total(asked.map(ofAsked)), total(extra.map(ofAsked))];
  const [named, lacked] = [total(name.map(rarity)), total(missing.map(rarity))];
  if (named - lacked <= 0 || whole === 0) return undefined;
  const [covered, kept] = [(whole - rest) / whole, (named - lacked) / named];
  const alike = covered + kept === 0 ? 0 : (2 * covered * kept) / (covered + kept);
  if (alike < 0.15) return undefined;
  const left = leftOf(extra);
  const heavy = left.known + left.named;
  const extras = heavy + left.plain;
  const has = (...means: string[]): boolean => all.some((word) => means.includes(word.means ?? ""));
  const isPaper = thing.kind !== "skill";
  const asksPaper = has("certificate", "licence", "registered");
  const isBound = boundIn(question) !== undefined;
  const tellingExtra = extra.filter(({ weight }) => weight !== "none");
  return {
    thing,
    alike,
    isSafe:
      // A paper is no experience, and a skill no paper.
      !(isPaper ? has("experience", "work", "use") : asksPaper) &&
      !isLongerName(question.text, skillKey(thing.name)) &&
      !(extras > 0 && isJoined) &&
      isSafe(all, extra, {
        isBound,
        isPaper,
        extras,
        heavy,
        lacks: leastLacked(thing, said),
        isNamed: isNamed(asked.filter((word) => isIn(word, own))),
      }),
    features: {
      always: 1,
      covered,
      kept,
      alike: alike * alike,
      both: covered * kept,
      rarestExtra: Math.max(0, ...tellingExtra.map(rarity)) / 8,
      rarestMissing: Math.max(0, ...missing.map(rarity)) / 8,
      found: atMost(8, named - lacked) / 8,
      extraKnown: atMost(3, left.known),
      extraNamed: atMost(3, left.named),
      extraPlain: atMost(4, left.plain),
      extraLight: atMost(4, left.light),
      missing: atMost(3, missing.length),
      swapped: atMost(3, Math.min(extras, missing.length)),
      swappedHeavy: atMost(3, Math.min(heavy, missing.length)),
      none: extras === 0 ? 1 : 0,
      same: extras === 0 && missing.length === 0 ? 1 : 0,
      certificate: isPaper ? 1 : 0,
      paper: asksPaper ? 1 : 0,
      doing: has("experience", "work", "use") ? 1 : 0,
      length: atMost(20, asked.length) / 10,
    },
  };
}

/** How many words the name of a thing that the question comes closest to has more than the question. */
const leastLacked = (thing: Thing, said: Pool): number =>
  Math.min(
    ...thing.names.map(
      (name) =>
        name.filter((word) => !isIn({ word, key: keyOf(word, undefined), means: undefined }, said))
          .length,
    ),
  );

/** "Customer relationship management (CRM)": the words whose initials stand in brackets behind them, of who has CRM. */
function explainedBy(thing: Thing, { raw }: Question): string[] {
  const [, before = "", inside = ""] = /^([^()]*)\(([^()]{2,12})\)/.exec(raw) ?? [];
  const short = fold(inside);
  if (!thing.names.some((name) => name.join(" ") === short)) return [];
  return fold(before).split(" ").slice(-short.length);
}

/** "SHRM-SCP" is not the "SHRM Certified Professional", whatever its initials. */
const initialsOf = ({ name }: Thing): string =>
  fold(name.replace(/\([^()]*\)/g, " "))
    .split(" ")
    .map((word) => word[0] ?? "")
    .join("");

/** A name of several words or in capitals leaves less to doubt: "sales of medical devices" is a kind of sales. */
const isNamed = (found: readonly Word[]): boolean =>
  found.filter(({ weight }) => weight !== "none").length > 1 ||
  found.some(({ weight, means }) => weight === "heavy" && means === undefined);

interface Rest {
  isPaper: boolean;
  isNamed: boolean;
  isBound: boolean;
  extras: number;
  heavy: number;
  lacks: number;
}

/** A question of another kind, of another step of the thing or of a part of it is left open, whatever weighs for it. */
function isSafe(
  all: readonly Word[],
  extra: readonly Word[],
  { isBound, isPaper, extras, heavy, lacks, isNamed: hasName }: Rest,
): boolean {
  if (extra.some(({ means, word }) => OTHER.has(means ?? "") || STEP.test(word))) return false;
  if (all.some(({ word }) => /^(?:know|anybody|anyone|somebody|someone)$/.test(word))) return false;
  if (all.some(({ means }) => means === "willing" || means === "available")) return false;
  // "In the last 6 months"
  const numbers = all.filter(({ means }) => means === "#").length;
  if (numbers > (isBound ? 1 : 0) || all.some(({ means }) => means === "month")) return false;
  // "SAP EWM" is not SAP, and years "in banking" are not all years.
  const isOfYears = isBound || all.some(({ means }) => means === "year" || means === "how long");
  const isNarrower = extra.some(
    ({ weight, word }) => weight === "light" && !isKindWord(word) && !isAround(word),
  );
  if (heavy > 0 || (isOfYears && (extras > 0 || isNarrower))) return false;
  if (extras > 0 && !hasName) return false;
  if (extras > (isPaper ? 1 : 2)) return false;
  return lacks === 0;
}
