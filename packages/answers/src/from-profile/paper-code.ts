import { type Finding, found, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { boundOf } from "../reading/bound.ts";
import { isAkinWithin } from "../text/akin.ts";
import { fold } from "../text/fold.ts";
import { isAboutSomebodyElse } from "../reading/understand.ts";
import { innerInitials, type Thing, thingsOf } from "../finding/things.ts";
import { type Token, tokensIn } from "../reading/tokens.ts";

/** Meanings that make another question of it. */
const OTHER = new Set(
  "not,previous,non,less than,more than,sponsor,visa,citizen,pay,expected,experience,use,work,future,why,start,notice,travel,willing,unfinished,month,year,when,how many,how long,since,reference,need,upload,number".split(
    ",",
  ),
);
/** Whoever teaches or tests a thing has more than the paper. */
const OTHER_ROLE =
  /\b(?:instructor|trainer|teacher|assessor|examiner|auditor|expert|provider|formateur|formador\w*|formatore|ausbilder\w*|prufer\w*|still|expir\w+|renew\w*|advanced|senior|higher)\b/;

/**
 * "Are you licensed for air conditioning (ARC / RAC02)?", "curso de PRL": the code or the short name of a paper of the profile names it,
 * together with one more word of it; a code with a digit in it does so alone. Other words only describe it.
 */
export function paperByCode(question: Question, facts: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral) return undefined;
  const codes = codesIn(question.raw);
  if (codes.length === 0) return undefined;
  if (OTHER_ROLE.test(question.text) || isAboutSomebodyElse(question)) return undefined;
  const { asked } = tokensIn(question);
  const means = new Set(asked.map((token) => token.means));
  const isAsked = ["have", "are", "certificate", "registered", "licence", "completed", "did"].some(
    (each) => means.has(each),
  );
  if (!isAsked || asked.length > 24) return undefined;
  const held = thingsOf(facts).find(
    (thing) => thing.kind !== "skill" && isNamedBy(thing, codes, asked, question),
  );
  return held === undefined
    ? undefined
    : found(yesNo(true), "profile", `Your profile names ${held.name}`, 0.8);
}

/** Words in capitals, and words of letters and digits. */
const codesIn = (raw: string): string[] =>
  (raw.match(/(?<![\p{L}\p{N}])(?=[\p{L}\p{N}]*\p{Lu})[\p{Lu}\p{N}]{2,10}(?![\p{L}\p{N}])/gu) ?? [])
    .filter((code) => !/^(?:NOT|AND|OR|THE|IN|ALL|YES|NO|[IVX]+|\d+)$/.test(code))
    .map((code) => fold(code));

function isNamedBy(
  { name }: Thing,
  codes: readonly string[],
  asked: readonly Token[],
  { text, raw }: Question,
): boolean {
  const own = fold(name).split(" ");
  const code = codes.find(
    (each) => own.includes(each) || (each.length > 2 && innerInitials(name).includes(each)),
  );
  if (code === undefined) return false;
  // What the question says beyond the paper's own words must not ask for something else.
  const others = asked.filter(
    ({ word, means }) => OTHER.has(means ?? "") && !isAkinWithin(word.split(" "), own),
  );
  const numbers = text.match(/\b\d+\b/g) ?? [];
  if (others.length > 0 || numbers.some((number) => !own.includes(number))) return false;
  if (boundOf(asked.map(({ word, means }) => ({ text: word, means }))) !== undefined) return false;
  // "Ausbilderschein (AEVO)" and "Ausbildereignungsprüfung (AEVO)": both give it for the short name.
  const isShort = (each: string): boolean =>
    [...each.matchAll(/\(([^()]{2,12})\)/g)].some(([, inside = ""]) => fold(inside) === code);
  const isSure =
    (/\d/.test(code) && /\p{L}/u.test(code) && code.length > 3) || (isShort(name) && isShort(raw));
  const more = asked.filter(
    ({ word, weight }) =>
      weight !== "none" && word !== code && word.length > 3 && isAkinWithin([word], own),
  );
  const foreign = asked.filter(
    ({ word, weight }) =>
      (weight === "heavy" || weight === "plain") &&
      word !== code &&
      !isAkinWithin(word.split(" "), own),
  );
  // One word may describe the paper; a rank, a class or a module makes another of it.
  const isOther = foreign.some(
    ({ word, weight }) => word.length < 3 || weight === "heavy" || OTHER_PAPER.test(word),
  );
  return (isSure || more.length > 0) && foreign.length <= 1 && !isOther;
}

const OTHER_PAPER =
  /^(?:practitioner|foundation|professional|associate|expert|master|lead|specialist|module|class|permit|provisional|intermediate|refresher|developer|architect|administrator|engineer|manager|technician)$/;
