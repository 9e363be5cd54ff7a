import { fold } from "./fold.ts";

/**
 * A name of a person without what stands there for the other sexes: "Wundexperte/-in", "Pfleger*in", "Koch (m/w/d)", "administrativo/a",
 * "développeur·se", "infirmier(ère)". A blank is left where a whole word of it stood.
 */
export function ungendered(text: string): string {
  return text
    .replace(/\((?:[mwdfxhi]|div|all genders|gn)(?:\s?[/|,*]\s?(?:[mwdfxhi]|div|a)){0,3}\)/gi, " ")
    .replace(
      /(?<=\p{L})(?:\s?\/\s?-?|[*:_·.]|\(-?)(?:innen|in|frau|mann|r|n|ne|e|es|se|euse|rice|trice|[eè]re|a|as|o|os)\)?(?![\p{L}])/giu,
      "",
    );
}

/** The part of a word that it has for every sex: "Wundexpertin", "Wundexperte" and "Pflegefachmann" without their endings. */
export const unsexed = (word: string): string =>
  word
    .replace(/(?<=\p{L}{3})(?:frau|mann|leute)$/u, "")
    .replace(/(?<=\p{L}{4})(?:innen|in)$/u, "")
    .replace(/(?<=\p{L}{4})(?:er|e|r|a|o)$/u, "");

/** The words of a person's trade or paper, whatever the sex; what stands in brackets is left out. */
export const wordsOfAnySex = (text: string): string[] =>
  fold(ungendered(text).replace(/\([^()]*\)/g, " "))
    .split(" ")
    .filter((word) => word !== "" && !SMALL.test(word))
    .map(unsexed);

const SMALL = /^(?:und|and|et|e|y|en|der|die|das|de|des|du|la|le|l|d|als|zum|zur|m|w|x|f|h)$/;
