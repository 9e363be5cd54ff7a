import { fold } from "../text/fold.ts";
import { namesOf } from "./names.ts";

const LANGUAGES: readonly (readonly string[])[] = [
  ["english", "englisch", "englischkenntnisse", "anglais", "ingles", "angrezi", "अंग्रेजी", "इंग्लिश"],
  ["german", "deutsch", "allemand", "aleman"],
  ["french", "franzosisch", "francais", "frances"],
  ["spanish", "spanisch", "espagnol", "espanol", "castellano", "castelhano"],
  ["italian", "italienisch", "italien", "italiano"],
  ["portuguese", "portugiesisch", "portugais", "portugues"],
  ["dutch", "niederlandisch", "neerlandais", "flemish", "vlaams", "neerlandes", "holandes"],
  ["tagalog", "filipino", "pilipino"],
  ["catalan", "valenciano", "valencian", "valencia language"],
  ["hindi", "hindi language", "हिंदी", "हिन्दी"],
  [
    "mandarin",
    "mandarin chinese",
    "mandarino",
    "mandarijn",
    "chinese",
    "chinesisch",
    "chinois",
    "chino",
  ],
  ["japanese", "japanisch", "japonais", "japones"],
  ["irish", "gaeilge"],
  ["maori", "te reo", "te reo maori", "reo maori"],
  ["welsh", "cymraeg"],
  ["zulu", "isizulu"],
  ["xhosa", "isixhosa"],
  ["swahili", "kiswahili"],
  ["basque", "euskera", "euskara"],
  ["russian", "russisch", "russe", "ruso"],
  ["arabic", "arabisch", "arabe"],
  ...[
    "marathi",
    "tamil",
    "telugu",
    "kannada",
    "malayalam",
    "bengali",
    "gujarati",
    "punjabi",
    "urdu",
    "odia",
    "assamese",
    "sanskrit",
    "konkani",
    "nepali",
    "polish",
    "turkish",
    "korean",
    "swedish",
    "danish",
    "norwegian",
    "greek",
    "hebrew",
    "thai",
    "vietnamese",
    "ukrainian",
    "czech",
    "romanian",
    "hungarian",
    "finnish",
    "indonesian",
    "cantonese",
  ].map((name) => [name]),
];
const KEYS = new Map(
  LANGUAGES.flatMap((names) => names.map((name) => [name, names[0] ?? name] as const)),
);
/** ISO 639 codes of the languages that forms ask for; their names in the languages of forms come from the Unicode data. */
const SPOKEN = (
  "af am ar as az be bg bn bs ca ceb cs cy da de el en eo es et eu fa fi fil fr ga gl gu ha he hi hr ht hu hy id ig ilo is it ja ka kk km kn ko kok ku lb lo lt lv mai " +
  "mg mk ml mn mr ms mt my ne nl no or pa pl ps pt ro ru rw sa sd si sk sl so sq sr sv sw ta te th ti tl tr uk ur uz vi wo xh yo yue zh zu"
).split(" ");
for (const code of SPOKEN) {
  const names = namesOf("language", code);
  const key = names.map((name) => KEYS.get(name)).find((known) => known) ?? names[0];
  if (key !== undefined) for (const name of names) if (!KEYS.has(name)) KEYS.set(name, key);
}

/** One name for a spoken language in whatever language it is named; undefined when it is none ("Java"). */
export function languageKey(name: string): string | undefined {
  return KEYS.get(fold(name));
}
