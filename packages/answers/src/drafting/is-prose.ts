import { fold } from "../text/fold.ts";

/** Words that any few English sentences hold some of. */
const SMALL_WORDS = new Set(
  "a an and are as at be for from has have i in is it me my of on that the this to with would you your".split(
    " ",
  ),
);
const FEWEST_WORDS = 8;
const LONGEST_WORD = 40;

/** Whether a text is a whole answer in English sentences: not cut off, not a list, not noise, nothing said over and over. */
export function isProse(text: string, fullName: string): boolean {
  const words = fold(text).split(" ");
  if (words.length < FEWEST_WORDS || words.some((word) => word.length > LONGEST_WORD)) return false;
  // Other alphabets have no capitals to know names by.
  if (/[\p{L}](?<!\p{Script=Latin})/u.test(text) || /\p{Cc}(?<![\n\r\t])/u.test(text)) return false;
  const letters = text.match(/[\p{L}\s]/gu)?.length ?? 0;
  const small = words.filter((word) => SMALL_WORDS.has(word));
  if (letters / text.length < 0.85 || small.length / words.length < 0.2) return false;
  if (new Set(small).size < 4 || /^\s*([-*•]|\d+[.)])\s/m.test(text)) return false;
  const sentences = text
    .split(/[.!?\n]+/)
    .map(fold)
    .filter((sentence) => sentence.length > 20);
  return new Set(sentences).size === sentences.length && isFinished(text, fullName);
}

/** The last sentence has its end, or the applicant's name stands under a letter. */
function isFinished(text: string, fullName: string): boolean {
  const lastLine = text.split("\n").at(-1)?.trim() ?? "";
  return /[.!?]["”’')]?$/.test(lastLine) || (fullName !== "" && fold(lastLine) === fold(fullName));
}
