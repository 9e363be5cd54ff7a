import { inEnglish } from "../languages/lexicon.ts";
import { fold } from "../text/fold.ts";
import { isNumeric, type WritingPlace, type Written, unwritable } from "./written.ts";

/** A number with or without its dial code, in the shape that the page shows. */
export function phone(dial: string, national: string, place: WritingPlace): string | Written {
  const words = fold(`${place.raw} ${place.note}`);
  const { autocomplete, maxLength } = place.field;
  const international = dial === "" ? undefined : `+${dial}${national}`;
  const english = inEnglish(`${place.raw} ${place.note}`);
  const wantsNational =
    place.hasDialField ||
    /\bnot (?:\S+ ){0,3}dial code\b|\bnational\b/.test(english.replace("international", "")) ||
    autocomplete === "tel-national" ||
    /\bwithout (the )?(country code|\+\d{1,3}|prefix|vorwahl)\b|\b(?:country|dial(?:ling)?) code (?:is )?(?:chosen|selected|picked|set|given|entered) (?:above|below|separately|in|from|on)\b|\bsans indicatif\b|\bsin prefijo\b|\bnational number\b|\b10 digits?\b|\bten digits?\b|\bcom ddd\b|\bddd\b/.test(
      words,
    ) ||
    Number(/\b(\d{1,2}) digits?\b/.exec(english)?.[1]) === national.length ||
    (maxLength ?? 99) < (international ?? national).length ||
    DIAL_CODE_ELSEWHERE.test(words) ||
    isNumeric(place.field);
  if (NATIONAL_EXAMPLE.test(place.note) && dial !== "1" && dial !== "" && !place.hasDialField)
    return national.startsWith("0") ? national : `0${national}`;
  const digits = /\b(\d{1,2}) digits?\b/.exec(`${words} ${english}`)?.[1];
  if (TRUNK_ZERO.has(dial) && Number(digits) === national.length + 1) return `0${national}`;
  if (international !== undefined && /\b(with|including|incl) (the )?country code\b/.test(words))
    return international;
  const masked = inMask(place, national);
  if (masked !== undefined) return masked;
  if (wantsNational) return national;
  if (international === undefined && /\b(with|including|incl) (the )?country code\b/.test(words))
    return unwritable("The dial code is not known");
  return international ?? national;
}

/** "L'indicatif du pays est choisi à gauche": the page says that the dial code has a field of its own. */
const DIAL_CODE_ELSEWHERE =
  /\b(?:indicatif|(?:landes)?vorwahl|landervorwahl|prefijo|prefisso|prefixo|ddi|landcode|landnummer|landennummer|codigo (?:del |de |do )?pais|कोड)\b.*(?:\b(?:gauche|choisie?|selectionnee?|separe|cote|ci contre|links|separat|nebenstehend|daneben|ausgewahlt|gewahlt|auswahlen|oben|izquierda|selecciona\w*|elige|elegido|aparte|lado|esquerda|selecionad[oa]|escolhid[oa]|sinistra|seleziona\w*|scelto|accanto|a parte|gekozen|apart|hiernaast|kies)\b)/;

/** "ex. 06 12 34 56 78" is a number written as that country writes it. */
const NATIONAL_EXAMPLE = /(?<![+\d][ .-]?|\d)0[1-9][\d .-]{7,14}\d/;

/** Dial codes of countries that write a number inside the country with a 0 in front. */
const TRUNK_ZERO = new Set([
  "44",
  "49",
  "33",
  "31",
  "32",
  "41",
  "43",
  "61",
  "64",
  "27",
  "90",
  "62",
  "63",
  "60",
  "234",
  "254",
  "212",
  "216",
]);

/** "(___) ___-____", "06 XX XX XX XX": the page shows how it wants a number without its dial code. */
function inMask(
  { field: { placeholder, hint, question }, hasDialField }: WritingPlace,
  national: string,
): string | undefined {
  for (const text of [placeholder, hint, question]) {
    const found = /(?<![+\dXx_#])\(?[\dXx_#][\dXx_#() .-]{6,18}[\dXx_#]/.exec(text ?? "");
    const mask = found?.[0];
    if (mask === undefined || /\+\s?\d{0,4}[\s(-]*$/.test(text?.slice(0, found?.index) ?? ""))
      continue;
    const slots = mask.replace(/[() .-]/g, "");
    // Beside a list of dial codes the page's own script shows an example of each country's numbers, and writes what is typed its own way.
    if (hasDialField && !/^[Xx_#0]+$/.test(slots)) continue;
    const digits =
      slots.length === national.length + 1 && slots.startsWith("0") ? `0${national}` : national;
    if (slots.length !== digits.length) continue;
    let at = 0;
    return mask.replace(/[\dXx_#]/g, () => digits[at++] ?? "");
  }
  return undefined;
}
