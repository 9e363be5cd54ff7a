import { fold } from "./fold.ts";

/** Endings by which the words of one trade differ: nurse and nursing, Konstrukteur and Konstruktion, logistique and logistics. */
const ENDINGS = new Set(
  (
    " e er ers ing ings ian ians ist ists ant ants ary or ors ion ions eur euse eurs in innen al als ics ique iques ik ica ico icas icos tion ment y ed s es ance isch ische " +
    "ier iere iers ero era eros eiro eira dor dora ista istas eut eute eutin eutinnen apeut ie aria eira eiras erin kraft ung rice ore"
  ).split(" "),
);

const IRREGULAR = new Map([
  ["taught", "teach"],
  ["drove", "drive"],
  ["driven", "drive"],
  ["sold", "sell"],
  ["built", "build"],
  ["written", "write"],
]);

/** Whether two folded words are one, or two forms of one: a stem of four letters or more, and usual endings. */
export function isAkin(one: string, other: string): boolean {
  const [left, right] = [IRREGULAR.get(one) ?? one, IRREGULAR.get(other) ?? other];
  if (left === right) return true;
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  for (let stem = at; stem >= Math.max(4, at - 2); stem -= 1)
    if (ENDINGS.has(left.slice(stem)) && ENDINGS.has(right.slice(stem))) return true;
  return at >= 4 && GENDERED.has(left.slice(at)) && GENDERED.has(right.slice(at));
}

/** Endings that only tell gender and number in Romance languages. */
const GENDERED = new Set(["o", "a", "os", "as", "e", "es"]);

/** Words that say of what kind a thing is, not which. */
const KIND_WORDS = new Set(
  (
    "software tool tools system systems program programme technology technologies platform application app language framework field area industry sector domain work working " +
    "certificate certification certified licence license card qualification qualified status register registration experience skills skill knowledge taught teach teaching " +
    "software werkzeug erfahrung kenntnisse logiciel outil certificado certificacion curso certificado certificat certificato attestato certificering " +
    "nach als bei von vom im zum zur auf uber mit a an the of and or in with for to de du la le les des el los las da do das dos di del der die das und et y e en van het avec con com mit im am"
  ).split(" "),
);

/** The words of a name that tell which thing it is. */
export function tellingWords(name: string): string[] {
  const words = [...new Set(fold(name).split(" "))].filter((word) => word !== "");
  const telling = words.filter((word) => !KIND_WORDS.has(word));
  return telling.length > 0 ? telling : words.filter((word) => word.length > 3);
}

/** Whether each word of `part` has its like in `whole`. */
export function isWithinWords(part: readonly string[], whole: readonly string[]): boolean {
  return part.length > 0 && part.every((word) => whole.some((other) => isSameWord(word, other)));
}

/** A number, a short word and an abbreviation are only themselves. */
const isSameWord = (left: string, right: string): boolean =>
  left === right ||
  (left.length > 2 && right.length > 2 && left.replace(/s$/, "") === right.replace(/s$/, "")) ||
  (left.length > 4 && right.length > 4 && isGenderOf(left, right));

/** Each word of `part` has its like in `whole`, in whatever form: for fields and titles, not for the names of tools. */
export function isAkinWithin(part: readonly string[], whole: readonly string[]): boolean {
  return (
    part.length > 0 &&
    part.every((word) => whole.some((other) => isSameWord(word, other) || isAkin(word, other)))
  );
}

function isGenderOf(left: string, right: string): boolean {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  return at >= 4 && GENDERED.has(left.slice(at)) && GENDERED.has(right.slice(at));
}
