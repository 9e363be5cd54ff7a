import { FILLERS, titleWords } from "./professions/title-words.ts";

/** A word of a title with the place it has in it. */
export interface TitleWord {
  readonly text: string;
  /** 0 for what stands before the first dash, comma or bracket; the rest narrows it down. */
  readonly segment: number;
  /** Titles joined by "and" or a stroke: "Fitter / Welder" has two. */
  readonly phrase: number;
  /** Behind "of" or "for": what is named there is not what the person is. */
  readonly isBehind: boolean;
}

/** "(m/w/d)" is no part of a title. */
const GENDERS =
  /\(?\b[mwfdxh]\s*[/|]\s*[mwfdxh](?:\s*[/|]\s*[mwfdxh*])?\b\)?|\(all genders\)|:in(?:nen)?\b|\*in(?:nen)?\b|\(in\)/gi;

/** "Welder-Fitter" is both. */
const HYPHENATED =
  /(?<=^|\s)(\p{L}{3,}(?:er|or|ist|ian))-(\p{L}{3,}(?:er|or|ist|ian|ide))(?=$|[\s,(])/giu;

/** The words of a job's title, or of a role, with the places they have in it; fillers are left out. */
export function readTitle(title: string): TitleWord[] {
  const text = title
    .replaceAll(GENDERS, " - ")
    .replaceAll(HYPHENATED, "$1 / $2")
    .replaceAll(/\bui\s*\/\s*ux\b|\bux\s*\/\s*ui\b/gi, "ui ux")
    .replaceAll(/\bc\s*&\s*b\b/gi, "c b")
    .replaceAll(/\bf\s*&\s*b\b/gi, "f b")
    .replaceAll(/\bl\s*&\s*d\b/gi, "l d")
    .replaceAll(/\bfp\s*&\s*a\b/gi, "fpa")
    .replaceAll(/\b([mpr])\s*&\s*([aed])\b/gi, "$1 $2")
    .replaceAll(/\bs&op\b/gi, "s op");
  const words: TitleWord[] = [];
  const segments = text
    .split(/\s[-–—|•·~]+\s?|\s?[–—|•·]\s?|[(),:;[\]]|\s@\s|(?<=[a-z])\s*-\s+/i)
    .filter((part) => /\p{L}/u.test(part));
  let phrase = 0;
  for (const [segment, part] of segments.entries()) {
    // "Hygienist (Thursdays) and Receptionist": what "and" begins belongs to the first part.
    const own = /^\s*(?:and|or|&|\/)\s/i.test(part) ? 0 : segment;
    for (const joined of part.split(/\s*(?:[/&+](?!\+)|\band\b|\bor\b|\bund\b|\bcum\b)\s*/i)) {
      phrase += 1;
      let isBehind = false;
      for (const word of titleWords(joined)) {
        if (FILLERS.has(word)) {
          isBehind = isBehind || !/^(?:the|a|an)$/.test(word);
          continue;
        }
        words.push({ text: word, segment: own, phrase, isBehind });
      }
    }
  }
  return words;
}
