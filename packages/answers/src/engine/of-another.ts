import type { Question } from "../question/question.ts";
import { asksFact, asksWish } from "../reading/mood.ts";
import { fold, hasPhrase } from "../text/fold.ts";
import { countriesIn } from "../world/countries.ts";

/**
 * Whether a saved question is about another thing than the one that is asked: letters and days by which two things of one name differ
 * (hepatitis A and B, Saturday and Sunday), more of it, farther away, at another time, or having done it instead of being willing to.
 */
export function isOfAnother(saved: string, question: Question): boolean {
  const differs = (own: ReadonlySet<string>, asked: ReadonlySet<string>): boolean =>
    own.size > 0 && asked.size > 0 && [...asked].some((each) => !own.has(each));
  // "Which licence would you like to obtain?" is not for the one that is held.
  if (TO_OBTAIN.test(question.text) && !TO_OBTAIN.test(fold(saved))) return true;
  // Who has none that is active may have had some.
  if (
    IS_ACTIVE.test(fold(saved)) &&
    !IS_ACTIVE.test(question.text) &&
    AT_ANY_TIME.test(question.text)
  )
    return true;
  // Nor does what one would agree to tell what is so, or was, nor the other way round.
  const own = fold(saved);
  if (asksWish(own) ? asksFact(question.text) : asksFact(own) && asksWish(question.text))
    return true;
  // A licence of another class than that for a car, of who was asked for none.
  const licence = LICENCE_CLASS.exec(question.raw)?.[1];
  if (licence !== undefined && !new RegExp(`(?<!\\p{L})${licence}(?!\\p{L})`, "u").test(saved))
    return true;
  // Nor do the hours that one would like tell those one works now.
  if (DOES_NOW.test(question.text) && WOULD_DO.test(own) && !DOES_NOW.test(own)) return true;
  // Nor is what one has, or does, what one would like, or needs.
  if (asksFact(own) && WOULD_LIKE.test(question.text) && !WOULD_LIKE.test(own)) return true;
  if (HAVE.test(own) && NEED.test(question.text) && !NEED.test(own)) return true;
  if (LARGEST.test(question.text) && OF_NOW.test(own) && !LARGEST.test(own)) return true;
  // What never happened on the road, or in one's studies, may have happened at work.
  if (AT_WORK.test(question.text) && !AT_WORK.test(own) && !OF_PRESENT_WORK.test(own)) return true;
  // What one has failed is not what one has passed.
  if (FAILED.test(question.text) && !FAILED.test(own)) return true;
  // Which ones they are is not how many.
  if (LISTING.test(question.text) && HOW_MANY.test(own) && !HOW_MANY.test(question.text))
    return true;
  // The number of one's practice is not one's own, and how many there are is not what they are worth.
  if (OF_THEIRS.test(own) !== OF_THEIRS.test(question.text)) return true;
  if (
    (OF_WORTH.test(question.text) && HOW_MANY.test(own)) ||
    (OF_WORTH.test(own) && HOW_MANY.test(question.text))
  )
    return true;
  // In so many days one could begin; so many a week one would work.
  if (IN_DAYS.test(question.text) && !IN_DAYS.test(own)) return true;
  // A bus may be reliable transport, and who takes a test need not pass it.
  if (CAR.test(question.text) && /\btransport/.test(own) && !CAR.test(own)) return true;
  const vehicle = OTHER_VEHICLE.exec(question.text)?.[0];
  if (vehicle !== undefined && !hasPhrase(own, vehicle)) return true;
  if (PASSED.test(question.text) && !PASSED.test(own)) return true;
  // What one needs one does not have, who has not passed may have booked, and who has so many today may have had more.
  if (HAVE.test(question.text) && NEED.test(own) && !NEED.test(question.text)) return true;
  const step = STEP_TO_IT.exec(question.text)?.[1];
  if (step !== undefined && !hasPhrase(own, step)) return true;
  if (IN_TOTAL.test(question.text) && OF_NOW.test(own) && !IN_TOTAL.test(own)) return true;
  // A kind of licence in capitals is none to drive a car.
  const kind = OF_KIND.exec(question.raw)?.[1];
  if (kind !== undefined && /\bdriv/.test(own) && !hasPhrase(own, fold(kind))) return true;
  // Travel of most of the time is more than travel.
  const share = Number(/\b(\d{2,3}) ?(?:%|percent|per cent)/.exec(question.raw)?.[1] ?? "0");
  if (share > 50 && /\btravel/.test(own) && !/\d/.test(own)) return true;
  // One passport is neither two nor one of a diplomat.
  const passport = OTHER_PASSPORT.exec(question.text)?.[1];
  if (passport !== undefined && !hasPhrase(own, passport)) return true;
  // Customers of a country are not customers of a kind.
  if (
    question.countries.length > 0 &&
    /\bexperience\b/.test(own) &&
    countriesIn(saved).length === 0
  )
    return true;
  // Who would travel now and then would not therefore do so all the time.
  const isMore = NOW_AND_THEN.test(fold(saved))
    ? !NOW_AND_THEN.test(question.text) &&
      (OFTEN.test(question.text) || REGULARLY.test(question.text))
    : OFTEN.test(question.text) && !OFTEN.test(fold(saved));
  // Nor abroad, who was asked about travel alone.
  const isFarther = ABROAD.test(question.text) && !ABROAD.test(fold(saved));
  return (
    isMore ||
    isFarther ||
    differs(lettersIn(saved), lettersIn(question.raw)) ||
    differs(daysIn(saved), daysIn(question.raw))
  );
}

const TO_OBTAIN =
  /\b(?:wish|want|like|plan|hope|intend|aim) (?:to )?(?:obtain|get|gain|acquire|learn|study|pursue|earn)\b/;

/** Hours and days that one works now, and those one would, in the languages of forms. */
const DOES_NOW =
  /\b(?:stunden|tage|heures|jours|horas|dias|ore|giorni|uur|dagen|hours|days)\b.*\b(?:derzeit|aktuell|momentan|jetzt|actuellement|actualmente|atualmente|attualmente|adesso|momenteel|currently)\b/;
const WOULD_DO =
  /\b(?:mochten|mochtest|wunsch\w*|gewunscht\w*|souhait\w*|gustaria|deseas?|gostaria|desejad?\w*|vorresti|desider\w*|wil|wilt|gewenst\w*|want|would like)\b/;

const LICENCE_CLASS =
  /(?:carn[eé]t?|permiso|licencia|permis|patente|f[uü]hrerschein|rijbewijs|CNH|habilita[cç][aã]o)(?: de conducir| de conduire| di guida)?(?: (?:der|de|di|tipo|clase|categor[ií]a|classe|klasse|type|cat[eé]gorie|categorie))* ((?-i:[ACDE][1E]?|BE))(?![\p{L}'’])/iu;

const NOW_AND_THEN =
  /\b(?:occasional\w*|sometimes|from time to time|gelegentlich\w*|ab und zu|ocasional\w*|occasionn\w+|saltuari\w+|af en toe|soms)\b/;
/** More than now and then, and no more than "can you". */
const REGULARLY = /\b(?:regularly|on a regular basis|routinely)\b/;
const OFTEN =
  /\b(?:extensive\w*|frequent\w*|often|constant\w*|heavy travel|heavily|haufig\w*|regelmassig\w*|oft|frecuent\w*|a menudo|frequemment|souvent|frequenti|spesso|vaak|regelmatig)\b/;

const WOULD_LIKE = /\bwould you (?:like|love)\b|\bdo you (?:want|wish)\b/;
const HAVE = /\bdo you (?:\w+ )?(?:have|own|hold|possess)\b/;
const NEED = /\b(?:do|will|would) you (?:\w+ )?(?:need|require)\b/;
const OF_NOW = /\bdo you\b|\bcurrent\w*\b/;
const LARGEST = /\b(?:largest|biggest|most|maximum)\b/;

const AT_WORK =
  /\b(?:at work|on the job|workplace|in (?:your|the) (?:current|present|last) (?:job|role|position))\b/;

/** "How many people do you currently manage" is of the present job. */
const OF_PRESENT_WORK = /\bcurrently (?:manage|lead|supervise|oversee)\b|\byour current\b/;

const OF_THEIRS =
  /\b(?:supervising|of (?:your|the) (?:practice|clinic|hospital|employer|company|school|manager|supervisor|spouse|partner|parents?|father|mother)|your (?:practice|clinic|employer|manager|supervisor|spouse|parents?|father|mother) s)\b/;
const OF_WORTH =
  /\b(?:total|combined|market|monetary)? ?(?:value|worth) of\b|\bhow much (?:is|are)\b/;
const HOW_MANY = /\b(?:how many|number of|no of|count of)\b/;
const FAILED = /\b(?:fail(?:ed|ing)?|retak\w+|retook|resit\w*)\b/;
const LISTING = /^(?:please )?(?:list|name|which|what are|specify|mention|state which)\b/;

const IN_DAYS =
  /\b(?:in|within) (?:the next )?(?:\d{1,2}|\w+) (?:working )?days\b(?!.* (?:week|weekly|working|schedule|pattern|mode|model)\b)/;

/** One's own, or a car by name: who has access to one may be driven. */
const CAR =
  /^(?!.*\baccess\b).*\b(?:cars?|vehicles?|auto|automobile|wagen|voiture|coche|carro|macchina)\b/;
/** A car of the employer's, and a van, are none of one's own cars. */
const OTHER_VEHICLE =
  /\b(?:(?:company|fleet|lease|leased|company provided) (?:car|vehicle)|(?:an?|own|cargo|transit|delivery|drive) vans?|(?:dienst|firmen|lease|liefer)(?:wagen|auto|fahrzeug)|transporter|(?:voiture|vehicule) de (?:fonction|service|societe|location)|utilitaire|(?:coche|vehiculo|carro|veiculo) (?:de (?:la )?empresa|da empresa)|furgon\w*|auto aziendale|leaseauto|bedrijfsauto|bestel(?:bus|auto|wagen))\b/;
const PASSED =
  /\b(?:pass|passed|passing|fail|failed|positive) (?:\w+ ){0,3}?(?:tests?|screen\w*|checks?|exam\w*)\b/;

/** On the way to a paper, and past it. */
const STEP_TO_IT =
  /\bhave you (?:already |ever )?(booked|scheduled|applied|sat|attempted|enrolled|started)\b/;
const IN_TOTAL = /\b(?:in total|altogether|over your career|in your career|so far)\b/;
const OF_KIND =
  /(?<![\p{L}-])(?!(?:UK|US|USA|EU|UAE|GCC|NSW|QLD|NZ|ID)\b)(\p{Lu}{2,4}) [Ll]icen[cs]e(?! (?:number|category))/u;

const OTHER_PASSPORT = /\b(two|second|another|dual|diplomatic|service) passports?\b/;

const IS_ACTIVE = /\b(?:active|standing|pending|outstanding|live|open)\b/;
const AT_ANY_TIME = /\b(?:ever|(?:have|has) you had|did you have|you had|history of)\b/;

const ABROAD =
  /\b(?:travel\w*|trips?) (?:\w+ )?(?:internationally|abroad|overseas)\b|\b(?:international|overseas|worldwide|global) (?:business )?(?:travel|trips)\b/;

const lettersIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/(?<=\p{L} \(?)(\p{Lu})(?![\p{L}\p{N}.'’-])/gu)]
      .map(([letter]) => letter)
      .filter((letter) => letter !== "I"),
  );

const DAYS =
  /\b(?:(mon)days?|(tues)days?|(wednes)days?|(thurs)days?|(fri)days?|(satur)days?|(sun)days?|(sams)tag(?:s|e|en)?|(sonn)tag(?:s|e|en)?|(samedi)s?|(dimanche)s?|(sabado)s?|(domingo)s?|(sabato)|(domenica)|(zater)dag(?:en)?|(zon)dag(?:en)?)\b/g;

const daysIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...fold(text).matchAll(DAYS)].map(
      (match) => match.slice(1).find((day) => day !== undefined) ?? "",
    ),
  );
