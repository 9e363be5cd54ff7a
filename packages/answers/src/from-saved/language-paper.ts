import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { takenApart, wordingOf } from "../languages/lexicon.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";

const LEVELS = ["a1", "a2", "b1", "b2", "c1", "c2"];

/** Certificates of a language by their names; the level is in the name, or stands for it. */
const EXAMS: readonly (readonly [string, RegExp])[] = [
  [
    "english",
    /\b(?:cambridge|first certificate|b2 first|c1 advanced|c2 proficiency|b1 preliminary|a2 key|fce|cae|cpe|ket|pet|toeic|toefl|ielts|trinity|linguaskill|aptis|pte)\b/,
  ],
  ["german", /\b(?:goethe|telc deutsch|testdaf|dsh|osd|dtz)\b/],
  ["french", /\b(?:delf|dalf|tcf|tef)\b/],
  ["spanish", /\b(?:dele|siele)\b/],
  ["italian", /\b(?:cils|celi|plida)\b/],
  ["portuguese", /\b(?:celpe bras|caple)\b/],
  ["dutch", /\b(?:staatsexamen nt2|nt2|cnavt)\b/],
  ["japanese", /\bjlpt\b/],
  ["chinese", /\bhsk\b/],
];
const BY_NAME: readonly (readonly [string, RegExp])[] = [
  ["a2", /\b(?:a2 key|ket)\b/],
  ["b1", /\b(?:b1 preliminary|pet|dtz)\b/],
  ["b2", /\b(?:first certificate|b2 first|fce)\b/],
  ["c1", /\b(?:c1 advanced|cae)\b/],
  ["c2", /\b(?:c2 proficiency|cpe)\b/],
];
const FRAME = new Set(
  "-,have,do,are,certificate,official,level,#,at least,or more,language,registered,completed,education,least,full,need,degree".split(
    ",",
  ),
);

/** "¿Tienes algún certificado oficial de inglés B2?": Yes where the profile has one of that level or above. */
export function languagePaper(question: Question, { profile }: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral) return undefined;
  const { terms } = takenApart(wordingOf(question.text, question.beside));
  const has = (means: string): boolean => terms.some((term) => term.means === means);
  const [language, second] = terms.flatMap(
    ({ means }) => /^language (.+)$/.exec(means ?? "")?.[1] ?? [],
  );
  if (!has("certificate") || language === undefined || second !== undefined || has("not"))
    return undefined;
  const isOther = terms.some(({ means, text }) =>
    means === undefined
      ? !/^(?:[abc][12]|algun|alguna|oficial|official|any|officiel|amtlich\w*|ufficiale|superior|sprachzertifikat|title|titulo|titulacion|acreditado|acredite|hoger|hoher\w*|plus)$/.test(
          text,
        )
      : !FRAME.has(means) && !means.startsWith("language "),
  );
  const wanted = terms.flatMap(({ text }) => (LEVELS.includes(text) ? [LEVELS.indexOf(text)] : []));
  if (isOther || wanted.length > 1) return undefined;
  const held = profile.certifications.find(({ title }) => {
    const name = fold(title);
    const isOf =
      EXAMS.some(([of, pattern]) => of === language && pattern.test(name)) ||
      wordingOf(name).terms.some(({ means }) => means === `language ${language}`);
    return isOf && (wanted[0] === undefined || levelOf(name) >= wanted[0]);
  });
  return held === undefined
    ? undefined
    : derived(yesNo(true), `${held.title} is among your certifications`, 0.85);
}

/** The level that a certificate's name tells; -1 where it tells none. */
function levelOf(name: string): number {
  const [said, another] = name.split(" ").filter((word) => LEVELS.includes(word));
  const level = another === undefined ? said : undefined;
  return LEVELS.indexOf(level ?? BY_NAME.find(([, pattern]) => pattern.test(name))?.[0] ?? "");
}
