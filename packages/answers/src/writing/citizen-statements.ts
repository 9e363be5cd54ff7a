import { fold } from "../text/fold.ts";
import { countriesIn } from "../world/countries.ts";
import { isInEu } from "../world/memberships.ts";
import { isDecline, isPlaceholder } from "../question/option-words.ts";

const CITIZEN =
  /\b(citizens?|citizenship|national|nationality|ressortissant\w*|citoyen\w*|cidada\w*|cittadin\w*|nationalite|staatsburger\w*|staatsangehorig\w*|ciudadan\w+|nacional|nacionalidad)\b/;
/** What a citizen does not have or need: permits, visas, sponsors, another's citizenship, no right at all. */
const FALSE_OF_CITIZENS =
  /\b(require|requires|need|needs|besoin|necesito|benotige|sponsor\w*|visa|visas|permit|permits|titre de sejour|permiso|aufenthaltstitel|permanent resident|green card|refugee|asylum|h ?1 ?b|opt|cpt|ead|blue card|dual|non|not|no|hors|kein\w*|only|present employer|current employer|dependent|spouse|lawful permanent|other)\b/;
const RIGHT = /\b(authori[sz]ed|eligible|right to work|entitled|permitted|unrestricted)\b/;
const WITHOUT =
  /\bwithout (the need for |any |needing |requiring )?(\w+ )?(sponsor\w*|restrictions?|visa|permit)\b|\bnot require \w+|\bany employer\b/g;

type Truth = "citizen" | "true" | "false" | "unknown";

function truthOf(option: string, country: string): Truth {
  const text = fold(option).replace(WITHOUT, " unrestricted ");
  const isFalse = FALSE_OF_CITIZENS.test(text);
  const named = countriesIn(option);
  // "UK or Irish citizen" is true of either.
  const isEither = named.includes(country) && /\b(?:or|oder|ou|o|of)\b/.test(text);
  const others = named.filter(
    (code) => code !== country && !(code === "EU" && isInEu(country)) && !isEither,
  );
  if (others.length > 0) return "unknown";
  if (CITIZEN.test(text)) return isFalse ? "unknown" : "citizen";
  if (isFalse) return "false";
  return RIGHT.test(text) ? "true" : "unknown";
}

const OF_EU =
  /\b(?:eu|eea|european economic area|ewr|eee|ue|european union|europaischen union|union europeenne|union europea|uniao europeia|unione europea|europese unie|unionsburger\w*)\b/;
const FALSE_OF_EU =
  /\b(?:non|not|no|kein\w*|hors|except|ausser|fuera|family|familien\w*|famille|familia\w*|partner|spouse)\b/;

/** "EU citizen, no work permit needed", "I am a national of another EU country": for citizens of the EU in another of its countries. */
export function euStatements(options: readonly string[]): string[] {
  return options.filter((option) => {
    const text = fold(option);
    const plain = text.replace(
      /\b(?:keine|no|pas de|sin|ohne|without|geen|sem|senza|nessun\w*) (?:\p{L}+ ){0,3}(?:required|erforderlich|needed|notwendig|notig|permit|visa|visum|arbeitserlaubnis|permis|permiso|vergunning|permesso|autorizacao)\b.*$/u,
      " ",
    );
    return (
      OF_EU.test(plain) && !FALSE_OF_EU.test(plain) && (CITIZEN.test(plain) || /burger/.test(plain))
    );
  });
}

/**
 * The statement about the right to work that is true of a citizen of the country, where it is the only one: one that
 * names the citizenship goes before one that names the right, and a right is chosen only where all other statements are
 * false of citizens (DECISIONS D13).
 */
export function citizenStatements(options: readonly string[], country: string): string[] {
  const read = options
    .filter((option) => !isPlaceholder(option) && !isDecline(option))
    .map((option) => ({ option, truth: truthOf(option, country) }));
  const named = read.filter(({ truth }) => truth === "citizen");
  if (named.length > 0) return named.map(({ option }) => option);
  if (read.some(({ truth }) => truth === "unknown")) return [];
  return read.filter(({ truth }) => truth === "true").map(({ option }) => option);
}
