import { foldLine, foldWords } from "./fold-words.ts";

/** Which of somebody's skills a text names: as they are written, or in another form of the same words ("charting" for "charts"). */
export function skillsIn(text: string, skills: readonly string[]): readonly string[] {
  const line = foldLine(text);
  const sentences = text
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => foldWords(sentence).map(stem));
  return skills.filter((skill) => isNamed(skill, text, line) || isMeant(skill, sentences));
}

/** "Go", "R", "C" and "SAP" are skills as they are written only: "go" is a word. */
function isNamed(skill: string, text: string, line: string): boolean {
  const short = skill.trim();
  if (/^[A-Za-z]{1,3}$/.test(short)) {
    const own = short.length < 3 ? short : short.toUpperCase();
    return new RegExp(`(?<![\\w+#.])(?:${short}|${own})(?![\\w+#])`).test(text);
  }
  const folded = foldLine(skill);
  return folded.trim() !== "" && line.includes(folded);
}

/** Words that say how well or where, not what. */
const FILLERS = new Set(
  "basic basics advanced intermediate good and of the in for to with a software tools skills knowledge".split(
    " ",
  ),
);

/** Whether one sentence has all words of a skill in some form. What stands in brackets is an example of it. */
function isMeant(skill: string, sentences: readonly (readonly string[])[]): boolean {
  const words = foldWords(skill.replaceAll(/\([^()]*\)/g, " ")).filter(
    (word) => !FILLERS.has(word),
  );
  if (words.length === 0 || (words.length === 1 && (words[0] ?? "").length < 6)) return false;
  const stems = words.map(stem);
  return sentences.some((sentence) => stems.every((each) => sentence.includes(each)));
}

const ENDING = /(?:ations?|ating|ated|ates?|ings?|ments?|ers?|ors?|ies|ied|ed|es|s|y|al|ly)$/;

/** The part of a word that its forms share; short ones stay as they are. */
function stem(word: string): string {
  const cut = word.replace(ENDING, "");
  return cut.length >= 4 ? cut : word;
}
