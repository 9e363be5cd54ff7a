import type { FormField } from "@sendoff/contract/form";
import type { Education } from "@sendoff/contract/profile";
import { found, type Finding, textClaim } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";

/** India's two school-leaving levels, as questions and certificates call them. */
const LEVELS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:12th|12 th|xiith|xii|(?:class|std|standard|grade) 12|12 (?:class|std|standard|marks?|percentage|percent|cgpa)|twelfth|hsc|higher secondary|senior secondary|intermediate|inter|plus two|plus 2|puc)\b|^12$/,
    /\b(?:12th|xii|xiith|class 12|std 12|hsc|higher secondary|senior secondary|intermediate|plus two|plus 2|\+2|puc)\b/,
  ],
  [
    // Not "out of 10", and not the secondary that is a higher one.
    /\b(?:10th|10 th|xth|x|(?:class|std|standard|grade) 10|10 (?:class|std|standard|marks?|percentage|percent|cgpa)|tenth|ssc|sslc|matric|matriculation)\b|(?<!higher |senior )\bsecondary\b|^10$/,
    /\b(?:10th|xth|x|class 10|std 10|ssc|sslc|matric|matriculation)\b|(?<!higher |senior )\bsecondary school certificate\b/,
  ],
];
/** The best of a scale, and no class. */
const OF_SCALE = /\b(?:out of|of) 10\b|\(\s*10\s*\)/;
const MARK = /\b(?:marks?|percentage|percent|score|scored|aggregate|grade|result|cgpa|gpa)\b|%/;
const KNOWN =
  /^(?:what|is|was|were|your|the|in|of|for|at|total|overall|aggregate|final|enter|please|std|standard|class|grade|board|school|exam|examination|examinations|level|secured|obtained|scored|score|marks?|percentage|percent|result|cgpa|gpa|higher|senior|secondary|intermediate|inter|hsc|ssc|sslc|puc|matric|matriculation|plus|two|2|or|equivalent|certificate|diploma|xii|xiith|x|xth|12th|10th|12|10|th|twelfth|tenth|%|did|you|get|score|only|numbers?)$/;

/** "Higher secondary mark (12th mark in percentage)": the grade of the one school of that level. */
export function schoolMarks(question: Question, { profile }: Facts): Finding | undefined {
  const text = fold(question.raw.replace(/[()/,.:-]/g, " "));
  if (question.isYesNo || question.isSeveral || !MARK.test(text)) return undefined;
  if (text.split(" ").some((word) => !KNOWN.test(word))) return undefined;
  if (OF_SCALE.test(question.raw.toLowerCase())) return undefined;
  const level = LEVELS.find(([asked]) => asked.test(text))?.[1];
  if (level === undefined) return undefined;
  const [only, second] = profile.education.filter(({ degreeName }) => level.test(fold(degreeName)));
  return only === undefined || second !== undefined ? undefined : gradeOf(only);
}

const gradeOf = ({ gpa = "", degreeName }: Education): Finding | undefined =>
  gpa === ""
    ? undefined
    : found({ kind: "grade", text: gpa }, "profile", `Your ${degreeName}`, 0.85);

const HEADING =
  /^(?:class |std |standard )?(?:12|10|xii|x|xiith|xth|12th|10th|hsc|ssc|sslc|puc|higher secondary|senior secondary|secondary|matriculation|intermediate)(?: (?:class|std|standard|hsc|ssc|sslc|puc|or|equivalent|details|education|school|board|examination|12th|10th|xii|x|intermediate|higher secondary))*$/;

/** "XII / HSC" over fields on a school: which certificates are of the level that the heading names. */
export const schoolLevelIn = (section: string): RegExp | undefined =>
  HEADING.test(section) ? LEVELS.find(([asked]) => asked.test(section))?.[1] : undefined;

const BOARD =
  /^(?:(?:name of (?:the )?)?(?:education |school |examination )?board(?: of education| name)?|board university)$/;
/** The boards of India by their letters and names; every state has one. */
const BOARDS: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:cbse|central board)\b/, /\bcbse\b/],
  [/\b(?:icse|isc|cisce)\b/, /\b(?:icse|isc|cisce)\b/],
  [/\bstate board\b/, /\bstate board\b|^state$/],
];

/** "Board" under "XII / HSC": the one choice for the board that the certificate's name has. */
export function schoolBoard(
  { options }: FormField,
  { text, section }: Question,
  { profile }: Facts,
): Finding | undefined {
  const level = BOARD.test(text) ? schoolLevelIn(section) : undefined;
  if (level === undefined || options.length < 2) return undefined;
  const [only, second] = profile.education.filter(({ degreeName }) => level.test(fold(degreeName)));
  if (only === undefined || second !== undefined) return undefined;
  const board = BOARDS.find(([own]) => own.test(fold(only.degreeName)))?.[1];
  const [chosen, another] = options.filter((option) => board?.test(fold(option)) === true);
  return chosen === undefined || another !== undefined
    ? undefined
    : found(textClaim(chosen), "profile", `Your ${only.degreeName}`, 0.85);
}
