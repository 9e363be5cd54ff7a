import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { fineStepsIn } from "../languages/fluency.ts";
import { type Said, setOf, isPointing } from "./said.ts";

const LANGUAGE_FRAME = setOf(`
  have, are, do, did, can, level, speak, native, well, language, not, fluent, beginner, intermediate, advanced, native speaker, meet, same,
  requirement, role, -, at least, or more, how, rate, what, which, #, full, experience, work, more than, current, certificate
`);

const CEFR = /^(a1|a2|b1|b2|c1|c2)$/;

const OF_COUNTRY: Readonly<Record<string, string>> = {
  IT: "italian",
  DE: "german",
  FR: "french",
  ES: "spanish",
  GB: "english",
  PT: "portuguese",
  NL: "dutch",
};

/** "Inglés", or the adjective in "lingua italiana". */
function languageIn(means: string | undefined, isNamed: boolean): string | undefined {
  const [, language] = /^language (.+)$/.exec(means ?? "") ?? [];
  if (language !== undefined) return language;
  const [, country = ""] = /^country (\w\w)$/.exec(means ?? "") ?? [];
  return isNamed ? OF_COUNTRY[country] : undefined;
}

/** "Imprescindible nivel de inglés C1": one language, and the level that is wanted of it. */
export function readLanguageByWords({
  terms,
  has,
  question,
  isNegated,
}: Said): Meaning | undefined {
  const languages = [
    ...new Set(terms.flatMap(({ means }) => languageIn(means, has("language")) ?? [])),
  ];
  const [language, second] = languages;
  if (language === undefined || second !== undefined) return undefined;
  const others = terms.filter(
    ({ means, text }) =>
      languageIn(means, has("language")) === undefined &&
      !CEFR.test(text) &&
      (means === undefined || !LANGUAGE_FRAME.has(means)),
  );
  if (others.length > 0) return undefined;
  const isYesNo = asksYesNo(question) || isPointing(question);
  const wanted = terms.flatMap(({ text, means }) =>
    CEFR.test(text) ||
    ["fluent", "advanced", "intermediate", "native speaker", "native"].includes(means ?? "")
      ? fineStepsIn(CEFR.test(text) ? text : (means ?? ""))
      : [],
  );
  if (isYesNo && wanted.length > 0)
    return {
      topic: "language_reaches",
      subject: language,
      threshold: Math.min(...wanted),
      isNegated,
    };
  if (isYesNo && !has("level") && !has("well"))
    return { topic: "speaks", subject: language, isNegated };
  if (isYesNo) return undefined;
  return has("level") || has("speak") || has("well") || question.options > 1
    ? { topic: "language_level", subject: language, isNegated: false }
    : undefined;
}

/** The choices are a yes and a no, or the words ask for them. */
function asksYesNo(question: Question): boolean {
  return question.isYesNo;
}
