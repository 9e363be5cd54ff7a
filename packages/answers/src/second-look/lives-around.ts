import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { livingPlace } from "../finding/living-place.ts";
import { wordingOf } from "../languages/lexicon.ts";
import { hasDenial } from "../reading/denial.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";
import { regionNames } from "../world/regions.ts";

/** Living somewhere, in the languages of forms; not what one would do, nor since when. */
const LIVING =
  /\b(?:wohn\w*|lebst|leben|ansassig|wohnsitz|wohnort|habitez|habites|residez|resides?|resident|domicilie\w*|domicile|vivez|vives?|viv[eo]|residente?s?|residencia|domicilio|domiciliat[oa]|domiciliad[oa]|empadronad[oa]|moras?|mora|moradora?|resid[ei]|residi|risiedi|risiede|abiti|abita|vivi|woon\w*|woont|gevestigd|live|living|based|located|reside|residing)\b/;
const OTHER =
  /\b(?:want|like|wish|plan\w*|would|could|rather|prefer\w*|parents?|family|spouse|children|used to|ever|mochten?|mochtest|wurden?|wurdest|gerne?|voudriez|aimeriez|gustaria|gostaria|vorresti|pais|padres|genitori|ouders|bereit|umzu\w*|umzieh\w*|pret|prete|demenag\w*|dispuest[oa]|dispost[oa]|mudar\w*|trasferir\w*|verhuiz\w*|bereid|willing|relocat\w*|seit|depuis|desde|da quanto|sinds|since|how|wie|combien|cuant\w*|quant\w*|hoeveel|minuten|minutes|minut[io]s?|stunde|heure|hora|ora|uur|km|kilom\w*|near(?:by)? (?:the|our)|auto|führerschein|frueher|fruher|previous\w*|antes|prima|eltern|familie|puedes|podrias|konnen|pouvez|potresti|kunt|wenn|falls|wieso|warum|trabaj\w*|arbeit\w*|travaill\w*|lavor\w*|werk\w*|work\w*|trabalh\w*)\b|\d/;

/** Words around a place that say no more than that it is one, or that its surroundings will do. */
const AROUND =
  /^(?:sie|du|ihr|dein|in|im|der|die|das|den|dem|des|vous|tu|a|au|aux|en|dans|la|le|les|l|d|de|el|los|las|del|sus|su|sa|ses|son|na|no|em|da|do|o|os|as|di|il|nella|nel|provincia|comune|het|u|je|of|te|uw|are|you|do|currently|the|is|your|derzeit|aktuell|actualmente|actuellement|atualmente|attualmente|momenteel|cidade|ciudad|ville|citta|stadt|stad|gemeente|region|regione|regiao|regio|comunidad|autonoma|bundesland|land|departement|provincie|grande|gran|grossraum|raum|greater|area|metropolitana?|metropole|agglomeration|agglo|umgebung|umkreis|umland|naheren?|nahe|alrededores|cercanias|cerca|proximidades|environs|alentours|proximite|peripherie|arredores|imediacoes|dintorni|limitrof[ei]|zone|zona|zonas|hinterland|omgeving|buurt|directe|surroundings?|surrounding|vicinity|surrounds|ist|se|encuentra|estas|est|etes|sei|e|es|ben|voce|ti|trovi|hai|tienes|tem|possui|avez|haben|hast|domiciliad[oa]|domiciliat[oa]|residente)$/;
const EITHER = /^(?:oder|ou|o|u|of|or|bzw)$/;
const BOTH = /^(?:und|et|y|and|sowie)$/;
/** Behind these words "and" joins the surroundings. */
const SURROUNDINGS =
  /(?:umgebung|umkreis|umland|alrededores|cercanias|environs|alentours|arredores|dintorni|limitrofe|omgeving|surroundings|vicinity|region|regiao|regione|proximidades)$/;

/**
 * "¿Resides en la provincia de Valencia?", "Risiedi a Milano o in provincia?", "Wohnsitz in NRW?": Yes of who lives in a city or a region
 * that is named. Another place is left to the user: who may tell where a province ends?
 */
export function livesAround(question: Question, facts: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral) return undefined;
  const text = fold(question.raw);
  if (!LIVING.test(text) || OTHER.test(text) || hasDenial(text)) return undefined;
  if (question.around !== "") return undefined;
  const home = ownNames(facts).toSorted((left, right) => right.length - left.length);
  const own = home.find((name) => ` ${text} `.includes(` ${name} `));
  if (own === undefined) return undefined;
  const words = ` ${text} `
    .replace(` ${own} `, " @ ")
    .split(" ")
    .filter((word) => word !== "");
  const isEither = words.some((word) => EITHER.test(word));
  // "En" is "in" but for Dutch, where it is "and".
  const isDutch = wordingOf(text).language === "nl";
  const isBoth =
    words.some((word) => BOTH.test(word) || (isDutch && word === "en")) && !SURROUNDINGS.test(text);
  const others = words.filter(
    (word) =>
      word !== "@" &&
      !LIVING.test(word) &&
      !AROUND.test(word) &&
      !EITHER.test(word) &&
      !BOTH.test(word) &&
      !isSmall(word),
  );
  // Another place will do as well; without an "or" it narrows the first.
  if (isBoth || (others.length > 0 && (!isEither || others.length > 6))) return undefined;
  return derived(yesNo(true), "Where you live", 0.85);
}

const isSmall = (word: string): boolean =>
  wordingOf(word).terms.every(
    ({ means }) => means === "-" || means === "live" || means === "state",
  );

/** The city and the region of one's address, under their other names as well; a number, or a word of two letters, is none. */
function ownNames(facts: Facts): string[] {
  const { city, state } = facts.profile.personal;
  const [typedCity = "", typedState = ""] = (facts.user.location ?? "").split(",");
  const home = livingPlace(facts);
  const states = [state, typedState].flatMap((name) => regionNames(name ?? "", home.country));
  const isSameCity = city === undefined || fold(city) === fold(typedCity);
  const names = [
    city ?? typedCity,
    ...(isSameCity ? states : regionNames(state ?? "", home.country)),
  ];
  return [...new Set(names.map(fold))].filter((name) => name.length > 2);
}
