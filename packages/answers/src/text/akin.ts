import { fold } from "./fold.ts";

/** Endings by which the words of one trade differ: nurse and nursing, Konstrukteur and Konstruktion, logistique and logistics. */
const ENDINGS = new Set(
  (
    " e er ers eer eers ing ings ian ians ist ists ant ants ary or ors ion ions eur euse eurs in innen al als ics ique iques ik ica ico icas icos tion ment y ed s es ance isch ische " +
    "ier iere iers ero era eros eiro eira dor dora ista istas eut eute eutin eutinnen apeut ie aria eria eira eiras erin kraft ung rice ore"
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
  return at >= 3 && GENDERED.has(left.slice(at)) && GENDERED.has(right.slice(at));
}

/** Endings that only tell gender and number in Romance languages. */
const GENDERED = new Set(["o", "a", "os", "as", "e", "es", "ao", "oes"]);

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Words that hold a name together. */
const SMALL_WORDS = setOf(
  "nach als bei von vom im zum zur auf uber mit a an the of and or in with for to de du la le les des el los las da do das dos di del der die das und et y e en van het avec con com im am l d " +
    "as at by your any ihr ihre einen eine ein einem no o os um uma nel nella per il lo tot op bij",
);

/** Words around the name of a field, a paper or a knowledge that say nothing of which it is. */
const AROUND_WORDS = setOf(
  "field area industry sector domain work working experience erfahrung kenntnisse skills skill knowledge taught teach teaching " +
    "certificate certification certified licence license card qualification qualified status register registration " +
    "certificado certificacion curso certificat certificato attestato certificering",
);

/** What kind of thing a name names: "WMS software" is WMS, but "software development" is not any development. */
const KIND_WORDS = setOf(
  "pms normes norme normas norma normen standards logiciels software tool tools system systems program programme technology technologies platform application app language framework " +
    "werkzeug logiciel outil",
);

const wordsIn = (name: string): string[] => [...new Set(fold(name).split(" "))].filter(Boolean);

/** The words of a name that tell which thing it is: without small words, and without its kind unless that stands first. */
export function tellingWords(name: string): string[] {
  const words = wordsIn(name).filter((word) => !SMALL_WORDS.has(word));
  const named = words.filter((word) => !AROUND_WORDS.has(word));
  const first = named.findIndex((word) => !KIND_WORDS.has(word));
  const telling = named.filter((word, at) => (at <= first && first >= 0) || !KIND_WORDS.has(word));
  return telling.length > 0 ? telling : words.filter((word) => word.length > 3);
}

/** The words of a field's or a trade's name: a software engineer is not any engineer. */
export function fieldWords(name: string): string[] {
  const words = wordsIn(name)
    .filter((word) => !SMALL_WORDS.has(word))
    .map((word) => word.replace(/(?<=\p{L}{5})(?:branche|bereich|sektor|gewerbe)$/u, ""));
  const telling = words.filter((word) => !FIELD_WORDS.has(word));
  return telling.length > 0 ? telling : words.filter((word) => word.length > 3);
}

const FIELD_WORDS = setOf(
  "field area industry sector domain work working experience erfahrung branche bereich rubro secteur domaine sector campo area setor settore sector vakgebied ambito ambitos क्षेत्र kshetra काम के का kaam ke ka line trade",
);

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
