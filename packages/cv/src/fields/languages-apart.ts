import { isLanguageName } from "../vocabulary/language-names.ts";
import { PROFICIENCY_WORDS } from "../vocabulary/level-words.ts";

const LANGUAGE_LABEL =
  /(?:^|\s+)(?:language|langue|sprache|idioma|lengua|lingua|língua|taal|język|språk|sprog|kieli|jazyk|nyelv|limba|jezik|dil|язык|мова|език|γλώσσα)\s*[:：]\s*/giu;
const LEVEL_LABEL =
  /(?<=\S)\s+(?:fluency|level|proficiency|niveau|nivel|nível|livello|poziom|nivå|taso|úroveň|szint|razina|seviye|уровень|рівень|ниво|επίπεδο)\s*[:：]\s*/giu;

/** "Language: English  Level: Native" is "English – Native". */
function withoutLabels(text: string): string {
  return text
    .replace(LANGUAGE_LABEL, ", ")
    .replace(LEVEL_LABEL, " – ")
    .replace(/^[\s,]+/u, "");
}

const BEFORE_LEVEL = /\s*[–—:]\s+|\s+-\s+/u;

/** "Native French": a level and the name of the next language. */
function levelAndName(text: string): [string, string] | undefined {
  const parts = text.split(/\s+/);
  const cut = (at: number): [string, string] => [
    parts.slice(0, at).join(" "),
    parts.slice(at).join(" "),
  ];
  const isLevel = (word: string): boolean => PROFICIENCY_WORDS.test(word) && !isLanguageName(word);
  let levels = 0;
  while (levels < parts.length && isLevel(parts[levels] ?? "")) levels += 1;
  if (levels === 0) return undefined;
  const named = parts.findIndex((_, at) => at > 0 && at <= levels && isLanguageName(cut(at)[1]));
  if (named > 0) return cut(named);
  return levels < parts.length && /^\p{Lu}/u.test(parts[levels] ?? "") ? cut(levels) : undefined;
}

/** "Spanish – Native  Basque – C1  English – B2": languages behind each other with nothing but spaces between them. */
function inRow(text: string): string[] {
  const [first = "", ...rest] = text.split(BEFORE_LEVEL);
  const last = rest.pop();
  if (last === undefined || rest.length === 0) return [text];
  const found: string[] = [];
  let name = first;
  for (const part of rest) {
    const pair = levelAndName(part);
    if (pair === undefined) return [text];
    found.push(`${name} – ${pair[0]}`);
    [, name] = pair;
  }
  return [...found, `${name} – ${last}`];
}

const JOINED = /\s+(?:and|und|et|y|e|i|og|och|en|ja|a|și|ve|и|та|и|και|&)\s+/u;

/** "Hindi and English"; "German and English literature" is no list of languages. */
function joined(text: string): string[] {
  const parts = text.split(JOINED);
  return parts.length > 1 && parts.every((part) => isLanguageName(part)) ? parts : [text];
}

/** Texts of one language each, where labels, bare spaces or an "and" stand between several; `split` knows the marks of lists. */
export function languagesApart(text: string, split: (text: string) => string[]): string[] {
  return split(withoutLabels(text)).flatMap((part) => inRow(part).flatMap(joined));
}
