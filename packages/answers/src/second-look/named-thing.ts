import type { Bank } from "../bank/bank.ts";
import type { Finding } from "../facts/claim.ts";
import { found, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { findExperience } from "../finding/experience.ts";
import { isLongerName } from "../finding/like-skill.ts";
import type { Term } from "../languages/lexicon.ts";
import type { Question } from "../question/question.ts";
import { type Bound, boundOf } from "../reading/bound.ts";
import { askedTerms } from "../reading/said.ts";
import { isAkinWithin, isWithinWords } from "../text/akin.ts";
import { fold } from "../text/fold.ts";
import { skillKey } from "../world/skills.ts";
import { type Thing, thingsOf } from "../finding/things.ts";
import { isAround, isKindWord } from "../reading/trimmed.ts";
import { isWeakWord } from "../reading/weak-words.ts";

/** Meanings that a question about a thing may hold without asking for anything else. */
const FRAME = new Set(
  "- have are do did can use experience work certificate registered licence completed full current education degree role position company requirement same meet good well fluent speak level number both which what how year month since at_least".split(
    " ",
  ),
);
for (const phrase of [
  "how many",
  "how long",
  "at least",
  "more than",
  "or more",
  "job title",
  "field of study",
  "since when",
  "mid level",
])
  FRAME.add(phrase);

/** Verbs by which a question asks whether one has a thing. */
const ASKS = new Set(
  "have are do did can use experience work certificate registered licence completed speak education fluent meet".split(
    " ",
  ),
);

/** A question that names things of the profile, and holds no other word that says anything: what it asks of them. */
export function namedThing(question: Question, facts: Facts, bank: Bank): Finding | undefined {
  if (question.isSeveral || question.countries.length > 0) return undefined;
  const terms = askedTerms(question);
  if (terms.length > 24 || terms.some(({ means }) => means === "not")) return undefined;
  const things = thingsOf(facts).filter(({ name }) => !isLongerName(question.text, skillKey(name)));
  if (things.length === 0) return undefined;
  const bound = boundOf(terms);
  if (bound?.isUpper === true) return undefined;
  const groups = groupsOf(terms, bound);
  const alternatives = alternativesIn(question.raw);
  const named = groups.map((group) => thingsNamed(group, things, alternatives));
  const isAny = groups.length > 1;
  const told = named.filter((group) => group !== undefined);
  const [first] = told;
  if (groups.some((group, at) => named[at] === undefined && !isPlainName(group))) return undefined;
  if (first === undefined || (told.length < groups.length && !question.isYesNo)) return undefined;
  if (!question.isYesNo) return isAny ? undefined : amount(question, terms, first, facts, bank);
  if (terms.some(({ means }) => OPEN.has(means ?? ""))) return undefined;
  if (bound !== undefined) return enough(bound, told, facts, bank);
  if (terms.some(({ means }) => means === "year" || means === "month" || means === "#"))
    return undefined;
  const isAsked =
    terms.some(({ means }) => ASKS.has(means ?? "")) || first.every((thing) => isPaper(thing));
  const has = (thing: Thing): boolean => thing.kind !== "skill" || isPlain(terms);
  const held = told.find((group) => group.every((thing) => has(thing)));
  if (!isAsked || held === undefined) return undefined;
  // Who is asked for a certificate in a thing has not got one by knowing it.
  if (isOfPapers(terms) && !held.every((thing) => isPaper(thing))) return undefined;
  // Who has studied a thing has not therefore worked with it.
  if (
    held.some(({ kind }) => kind === "study") &&
    terms.some(({ means }) => OF_USE.has(means ?? ""))
  )
    return undefined;
  return found(
    yesNo(true),
    "profile",
    `Your profile names ${held.map(({ name }) => name).join(" and ")}`,
    0.86,
  );
}

const OPEN = new Set(["how many", "how long", "when", "since when"]);

const OF_USE = new Set(["experience", "work", "use", "speak"]);

const isPaper = ({ kind }: Thing): boolean => kind !== "skill";

const isOfPapers = (terms: readonly Term[]): boolean =>
  terms.some(({ means }) =>
    ["certificate", "registered", "licence", "completed", "education", "degree"].includes(
      means ?? "",
    ),
  );

const isPlain = (terms: readonly Term[]): boolean =>
  !terms.some(({ means }) => means === "registered" || means === "licence");

/** What stands between the words for "or": all its words, and those that no frame accounts for. */
interface Group {
  words: string[];
  content: string[];
}

function groupsOf(terms: readonly Term[], bound: Bound | undefined): Group[] {
  const groups: Group[] = [{ words: [], content: [] }];
  for (const [at, { text, means }] of terms.entries()) {
    if (bound?.terms.has(at) === true) continue;
    const group = groups.at(-1);
    if (/^(?:or|oder|ou|o|u|ya|या)$/.test(text)) groups.push({ words: [], content: [] });
    else if (group !== undefined) {
      const words = text.split(" ").filter(Boolean);
      group.words.push(...words);
      if (means === undefined || !FRAME.has(means)) group.content.push(...words);
    }
  }
  return groups;
}

/** The things that a group of words names, when every other word of it says nothing; undefined when one does. */
function thingsNamed(
  { words, content }: Group,
  things: readonly Thing[],
  alternatives: readonly (readonly string[])[],
): Thing[] | undefined {
  const named = things.flatMap((thing) => {
    const name = thing.names.find((each) => isWithinWords(each, words));
    return name === undefined ? [] : [{ thing, name }];
  });
  if (named.length === 0) return undefined;
  // "Spring" is not meant where "Spring Boot" is named.
  const widest = named.filter(
    ({ name, thing }) =>
      !named.some(
        (other) =>
          other.thing !== thing &&
          other.name.length > name.length &&
          isWithinWords(name, other.name),
      ),
  );
  const own = widest.flatMap(({ thing, name }) => [...name, ...thing.beside]);
  // "BLS/CPR": one of the two will do.
  const either = alternatives.filter((pair) => pair.some((word) => isWithinWords([word], own)));
  const accounted = [...own, ...either.flat()];
  const isForeign = content.some(
    (word) =>
      !isWithinWords([word], accounted) &&
      !isAkinWithin([word], accounted) &&
      !isAround(word) &&
      !isKindWord(word) &&
      !isWeakWord(word) &&
      !FRAME_TEXT.has(word),
  );
  return isForeign ? undefined : widest.map(({ thing }) => thing);
}

/** "JavaScript or Rust in embedded systems": what limits the second limits the first as well. */
const isPlainName = ({ words, content }: Group): boolean =>
  content.length <= 3 &&
  !words.some((word) =>
    /^(?:in|for|with|on|at|within|from|mit|im|bei|auf|avec|dans|pour|sur|con|en|para|em|per|su|met|voor)$/.test(
      word,
    ),
  );

/** Words with a stroke between them. */
const alternativesIn = (raw: string): string[][] =>
  (raw.match(/[\p{L}\p{N}]+(?:\s?\/\s?[\p{L}\p{N}]+)+/gu) ?? []).map((each) =>
    each.split("/").map((word) => fold(word)),
  );

/** Words whose meaning is of the frame, as forms write them. */
const FRAME_TEXT: ReadonlySet<string> = new Set(
  "both yes no etc valid active current currently through via length time become became get got holder chartered member fellow accredited recognised recognized capacity card in_date up to date perform forms form of previous prior past position role yourself personally latest version kat kategorie gem gemass sichere sicherer fundierte gute sehr".split(
    " ",
  ),
);

function enough(
  bound: Bound,
  groups: readonly (readonly Thing[])[],
  facts: Facts,
  bank: Bank,
): Finding | undefined {
  const answers = groups.map((group) =>
    group.map((thing) =>
      ofSkill(thing, facts, bank, { threshold: bound.years, isStrict: bound.isStrict }),
    ),
  );
  const isYes = (finding: Finding | undefined): boolean | undefined =>
    finding?.claim.kind === "yesNo" ? finding.claim.isYes : undefined;
  const all = answers.find((group) => group.every((finding) => isYes(finding) === true));
  const [first] = all ?? [];
  if (first !== undefined) return first;
  const [only, second] = answers;
  return second === undefined ? only?.find((finding) => isYes(finding) === false) : undefined;
}

/** "Length of experience with Epic", "NEC4 contracts: years"; for a certificate the year it was issued. */
function amount(
  question: Question,
  terms: readonly Term[],
  [thing, second]: readonly Thing[],
  facts: Facts,
  bank: Bank,
): Finding | undefined {
  if (thing === undefined || second !== undefined) return undefined;
  const has = (means: string): boolean => terms.some((term) => term.means === means);
  if (has("month") || has("current") || has("#")) return undefined;
  const isAmount =
    question.isNumeric || has("how many") || has("how long") || /\blength\b/.test(question.text);
  if (thing.kind !== "skill") {
    const isYear = has("year") && !has("how many") && !has("experience") && !has("since");
    return isYear && thing.date !== undefined && /\d{4}/.test(thing.date)
      ? found(
          { kind: "date", date: thing.date },
          "profile",
          `Your profile dates ${thing.name}`,
          0.85,
        )
      : undefined;
  }
  if (thing.kind !== "skill" || !isAmount) return undefined;
  if (
    /\b(?:annee|year|jahr|ano|anno|jaar) (?:of|de|du|d|des|der|del|da|do|van)\b/.test(question.text)
  )
    return undefined;
  if (!(has("year") || has("experience") || has("how long") || question.options > 0))
    return undefined;
  return ofSkill(thing, facts, bank, {});
}

function ofSkill(
  { name, kind }: Thing,
  facts: Facts,
  bank: Bank,
  limit: { threshold?: number; isStrict?: boolean },
): Finding | undefined {
  if (kind !== "skill") return undefined;
  return findExperience(
    { topic: "skill_years", subject: skillKey(name), named: name, isNegated: false, ...limit },
    facts,
    (topic, subject) => bank.saidYears(topic, subject),
  );
}
