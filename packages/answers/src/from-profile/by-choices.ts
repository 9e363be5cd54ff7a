import type { FormField } from "@sendoff/contract/form";
import type { Facts } from "../facts/facts.ts";
import { type Finding, found, textClaim } from "../facts/claim.ts";
import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { certificatesWith } from "../finding/career.ts";
import { isWithinWords, tellingWords } from "../text/akin.ts";
import { fold, hasPhrase } from "../text/fold.ts";
import { latestFirst } from "../facts/timeline.ts";
import { isAboutSomebodyElse } from "../reading/understand.ts";
import { levelsIn } from "../reading/degrees.ts";
import { fluenciesIn } from "../languages/fluency.ts";
import { languageKey } from "../world/languages.ts";
import { isDecline, isPlaceholder } from "../question/option-words.ts";
import { BESIDE, isOfWish, isOnly, meansIn } from "./choice-words.ts";
import { extent, extentWanted } from "./extent-by-choices.ts";
import { type Token, tokensIn } from "../reading/tokens.ts";

/** What a question asks for by the kind of its choices, where its words say nothing else. */
export function askedByChoices(
  field: FormField,
  question: Question,
  facts: Facts,
): Meaning | Finding | undefined {
  const options = field.options.filter((option) => !isPlaceholder(option) && !isDecline(option));
  if (options.length < 2 || question.isSeveral || question.isYesNo || isAboutSomebodyElse(question))
    return undefined;
  const { asked } = tokensIn(question);
  if (asked.some(({ means }) => means === "team")) return undefined;
  if (asked.length > 16 || asked.some(({ means }) => means === "not" || means === "previous"))
    return undefined;
  const isMulti = field.kind === "checkboxes" || field.kind === "multiselect";
  if (options.every((option) => languageKey(option) !== undefined))
    return isMulti ? languages(asked, options, facts) : undefined;
  if (isMulti)
    return options.some((option) => isHalfKnown(option, asked, facts))
      ? undefined
      : thingsListed(asked, options);
  if (areGenders(options)) return isOnly(asked, BESIDE.gender, 2) ? plain("gender") : undefined;
  return (
    languageLevel(asked, options) ??
    degree(asked, options) ??
    extent(asked, options, facts) ??
    extentWanted(asked, options, facts) ??
    certificateAmong(asked, options, facts) ??
    rankOfPost(asked, options, facts) ??
    start(asked, options) ??
    totalYears(asked, options, question)
  );
}

const plain = (topic: Meaning["topic"]): Meaning => ({ topic, isNegated: false });

function areGenders(options: readonly string[]): boolean {
  const said = options.flatMap((option) =>
    meansIn(option).filter((means) => means === "male" || means === "female"),
  );
  if (options.some((option) => /^(?:dr|prof|mrs?|ms|miss|mx)\b/i.test(option.trim()))) return false;
  return (
    options.length <= 5 && said.length === 2 && said.includes("male") && said.includes("female")
  );
}

/** The languages of the profile; "other than English" leaves that one out. */
function languages(
  asked: readonly Token[],
  options: readonly string[],
  facts: Facts,
): Finding | undefined {
  const named = asked.flatMap(({ means }) => /^language (.+)$/.exec(means ?? "")?.[1] ?? []);
  const others = asked.filter(({ means }) => !means?.startsWith("language "));
  const isExcept = named.length > 0 && EXCEPT.test(asked.map(({ word }) => word).join(" "));
  if (
    isOfWish(asked) ||
    asked.some(({ means }) => means === "native" || means === "fluent" || means === "mid level")
  )
    return undefined;
  if ((named.length > 0 && !isExcept) || !isOnly(others, BESIDE.languages, 1)) return undefined;
  if (others.some(({ means }) => means === "level" || means === "#")) return undefined;
  const names = facts.profile.languages
    .map(({ name }) => name)
    .filter((name) => !named.includes(languageKey(name) ?? ""));
  return names.length === 0 || options.length < 2
    ? undefined
    : found(
        { kind: "choices", names, of: "language" },
        "profile",
        "The languages in your profile",
        0.85,
      );
}

const EXCEPT =
  /\b(?:other than|besides|apart from|in addition to|en plus d[ue]|outre|en dehors d[ue]|ausser|neben|zusatzlich zu|ademas de|aparte de|alem d[oe]|oltre a\w*|naast)\b/;

/** A choice of which the profile names a part, or of which it has only the paper where no paper is asked for. */
function isHalfKnown(option: string, asked: readonly Token[], { profile }: Facts): boolean {
  const words = tellingWords(option.replace(/\s*\([^()]*\)/g, " "));
  const names = profile.skills.map(({ name }) => name);
  const isSkill = names.some((name) => isWithinWords(words, fold(name).split(" ")));
  if (isSkill) return false;
  const isPaper = certificatesWith(words.join(" "), profile).length > 0;
  const isOfPapers = asked.some(
    ({ means, word }) =>
      /^(?:certificate|registered|completed|have|education)$/.test(means ?? "") ||
      /^(?:endorse|ausbild|prufung|zusatz|fachpruf)/.test(word),
  );
  if (isPaper) return !isOfPapers;
  const own = new Set(names.flatMap((name) => tellingWords(name)));
  return words.length > 1 && words.some((word) => word.length > 3 && own.has(word));
}

/** "Drainage and stormwater" to somebody who lists "Drainage design": a choice of two things of which a skill has the first word. */
export function isPairHalfNamed(option: string, { profile }: Pick<Facts, "profile">): boolean {
  if (!/ (?:and|&|und|et|y|e|en) /.test(option)) return false;
  const words = tellingWords(option.replace(/\s*\([^()]*\)/g, " "));
  const own = new Set(profile.skills.flatMap(({ name }) => tellingWords(name)));
  const [first = ""] = words;
  return words.length > 1 && first.length > 3 && own.has(first);
}

/** "Which of these do you hold?": each choice is looked for by itself. */
function thingsListed(asked: readonly Token[], options: readonly string[]): Meaning | undefined {
  // Licences and trainings are not ticked in part.
  const isOfPapers = options.some((option) =>
    meansIn(option).some((means) => means === "licence" || means === "certificate"),
  );
  if (isOfPapers) return undefined;
  const isNames = options.length > 2 && options.every((option) => option.split(/\s+/).length <= 6);
  if (!isNames || isOfWish(asked)) return undefined;
  const isOther = asked.some(
    ({ means, word }) =>
      /^(?:available|willing|travel|relocate|shift|night|weekend|need|restriction|disability|race|religion|holiday|day|hour|early|late|language|location|city|country|state|education|degree|school|pay|contract|start|licence|birth|heard of|work permit|visa|citizen|authorised|applied position|industry|notice|other|consent|website|url|email|phone)$/.test(
        means ?? "",
      ) ||
      /^country |^language /.test(means ?? "") ||
      /^(?:agree|consent\w*|benefits?|apply|applies|employers?|reasons?|documents?|events?|days?|slots?|news|updates?|alerts?|topics?|departments?|channel|following statements?)$/.test(
        word,
      ),
  );
  return isOther ? undefined : { topic: "skills_list", subject: "choices", isNegated: false };
}

function languageLevel(asked: readonly Token[], options: readonly string[]): Meaning | undefined {
  const levels = options.filter((option) => fluenciesIn(option).length > 0);
  if (levels.length < 2 || levels.length < options.length - 2) return undefined;
  // Who reads a language well may speak it less well.
  const isOfOne = asked.some(({ word }) =>
    /^(?:read|writ|listen|schreib|lesen|lire|ecri|leer|escri|ler|legg|scri|lezen|schrijv)/.test(
      word,
    ),
  );
  if (isOfOne) return undefined;
  const named = new Set(
    asked.flatMap(({ means }) => /^language (.+)$/.exec(means ?? "")?.[1] ?? []),
  );
  const [language, second] = named;
  const others = asked.filter(({ means }) => !means?.startsWith("language "));
  return language === undefined || second !== undefined || !isOnly(others, BESIDE.level, 1)
    ? undefined
    : { topic: "language_level", subject: language, isNegated: false };
}

function degree(asked: readonly Token[], options: readonly string[]): Meaning | undefined {
  const levels = new Set(options.flatMap((option) => levelsIn(option)));
  const isLevels =
    levels.size > 2 &&
    options.filter((option) => levelsIn(option).length > 0).length >= options.length - 2;
  const isAsked = asked.some(({ means }) =>
    /^(?:education|degree|level|school|highest|university degree)$/.test(means ?? ""),
  );
  return isLevels && isAsked && isOnly(asked, BESIDE.degree, 2)
    ? plain("highest_degree")
    : undefined;
}

/** "Which VCA certificate?" over its kinds: the one choice that a certificate names, where the question names no other thing. */
function certificateAmong(
  asked: readonly Token[],
  options: readonly string[],
  { profile }: Facts,
): Finding | undefined {
  const telling = asked.filter(
    ({ weight, means }) =>
      (weight === "plain" || weight === "heavy") && !BESIDE.degree.has(means ?? ""),
  );
  if (telling.length === 0 || isOfWish(asked)) return undefined;
  const held = options.flatMap((option) => {
    const words = tellingWords(option);
    const award = words.length < 2 ? undefined : certificatesWith(option, profile)[0];
    const own = award === undefined ? [] : fold(`${award.title} ${award.issuer ?? ""}`).split(" ");
    return award !== undefined && telling.every(({ word }) => isWithinWords([word], own))
      ? [option]
      : [];
  });
  const [only, second] = held;
  return only === undefined || second !== undefined
    ? undefined
    : found(textClaim(only), "profile", "Your certificates name it", 0.8);
}

/** "Band of current post" over bands: the one that the title of the present job names, as "Staff Nurse (Band 5)". */
function rankOfPost(
  asked: readonly Token[],
  options: readonly string[],
  { profile }: Facts,
): Finding | undefined {
  const means = new Set(asked.map((token) => token.means));
  const [job] = latestFirst(profile.experience);
  const isOfPost = means.has("current") && (means.has("grade") || means.has("range"));
  if (!isOfPost || job === undefined || job.endDate !== undefined) return undefined;
  const named = options.filter(
    (option) => /\d/.test(option) && hasPhrase(fold(job.jobTitle), fold(option)),
  );
  const [only, second] = named;
  return only === undefined || second !== undefined
    ? undefined
    : found(textClaim(only), "profile", "The title of your present job names it", 0.85);
}

/** "Votre niveau d'expérience" over numbers of years and nothing else. */
function totalYears(
  asked: readonly Token[],
  options: readonly string[],
  { section, around }: Question,
): Meaning | undefined {
  const isOfAll =
    section === "" &&
    around === "" &&
    asked.some(({ means }) => means === "experience") &&
    asked.every(({ means, weight }) => weight === "none" || OF_ALL_YEARS.has(means ?? ""));
  const bands = options.filter(
    (option) => /\d/.test(option) && meansIn(option).some((means) => means === "year"),
  );
  return isOfAll && bands.length > 1 && bands.length >= options.length - 1
    ? plain("total_years")
    : undefined;
}

const OF_ALL_YEARS = new Set(["-", "experience", "level", "year", "work"]);

function start(asked: readonly Token[], options: readonly string[]): Meaning | undefined {
  const isLength = (option: string): boolean =>
    meansIn(option).some((means) => /^(?:day|week|month|immediately|immediate)$/.test(means ?? ""));
  const isTimes = options.length > 2 && options.filter(isLength).length >= options.length - 1;
  const isAsked = asked.some(({ means }) =>
    /^(?:available|start|notice|earliest|immediately)$/.test(means ?? ""),
  );
  return isTimes && isAsked && isOnly(asked, BESIDE.start, 1) ? plain("start_date") : undefined;
}
