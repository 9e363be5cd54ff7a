import type { FormField } from "@sendoff/contract/form";
import { yesNoOf } from "../bank/bank-entry.ts";
import { derived, type Finding, found, textClaim, yesNo } from "../facts/claim.ts";
import type { Facts, SavedAnswer } from "../facts/facts.ts";
import { hasDenial } from "../reading/denial.ts";
import type { Question } from "../question/question.ts";
import { isAboutSomebodyElse } from "../reading/understand.ts";
import { fold } from "../text/fold.ts";
import { readSaved } from "./read-saved.ts";

/** A fact that forms of all languages ask for, told by its words whatever stands around them. */
interface NamedFact {
  /** All of these have to stand in the question. */
  is: readonly RegExp[];
  /** With one of these it is another fact. */
  not: RegExp;
}

/** Yes or no on something that one has, is, or would allow. */
const YES_NO: readonly NamedFact[] = [
  {
    // Whether the present employer may be asked about one.
    is: [
      /\b(?:kontaktier\w*|kontaktiert|kontakt aufnehmen|erkundigen|anfragen|nachfragen|referenz(?:en)? einholen|auskunft\w* einholen|contacter|contactions|prendre contact|joindre|renseigner aupres|contactar|contactemos|ponernos en contacto|entrar em contato|contatar|consultar|contattare|contattiamo|prendere contatti|chiedere referenze|contact opnemen|benaderen|referenties? (?:opvragen|inwinnen)|contact(?:ed)?|approach(?:ed)?|संपर्क|sampark)\b|संपर्क/,
      /\b(?:(?:jetzig|derzeitig|aktuell|gegenwartig)\w* arbeitgeber\w*|arbeitgeber\w* (?:derzeit|aktuell)|employeur actuel|entreprise actuelle|(?:empleador|empresa|jefe) actual|actual (?:empleador|empresa)|(?:empregador|empresa) atual|atual (?:empregador|empresa|empregadora)|datore di lavoro attuale|attuale datore|azienda attuale|attuale azienda|huidige werkgever|(?:current|present) (?:employer|company|manager))\b|(?:वर्तमान|मौजूदा) (?:नियोक्ता|कंपनी)/,
    ],
    not: /\b(?:fruher\w*|vorherig\w*|letzt\w*|ancien\w*|precedent\w*|anterior\w*|vorige|previous|former|past|nach (?:der |einer )?(?:zusage|vertragsunterzeichnung)|apres|after|before|vor (?:der|einer)|antes|depois|dopo|prima|mobil|telefon|email|e mail|telefonisch\w*|telephone|telefonicamente|weiss|knows|sait|sabe|why|warum|wie|how|wann|when)\b/,
  },
  {
    // A certificate of good conduct that is asked for by either.
    is: [
      /\b(?:vog|verklaring omtrent (?:het )?gedrag|fuhrungszeugnis\w*|casier judiciaire|extrait de casier|antecedentes penales|certificado de antecedentes|certidao de antecedentes|casellario|certificato penale)\b/,
      /\b(?:aanvragen|aan te vragen|overleggen|akkoord|bereid|bezwaar|vorlegen|vorzulegen|beantragen|einverstanden|bereit|fournir|presenter|remettre|aportar|presentar|facilitar|apresentar|entregar|fornire|presentare|consegnare)\b/,
    ],
    not: /\b(?:strafblad|vorbestraft|eintragungen?|condamn\w*|condenad[oa]|condanna\w*|sexual\w*|delitos|erweitert\w*|wann|wanneer|wie oud|kosten|ouder dan|alter als|moins de|already|reeds|bereits)\b/,
  },
  {
    // A telephone that runs the employer's programmes.
    is: [
      /\b(?:android (?:smart ?)?(?:phone|mobile|handset|set)|smart ?phone|android (?:wala )?(?:phone|mobile))\b|स्मार्ट ?फोन|एंड्र(?:ॉ|ो)[इय]ड (?:फोन|मोबाइल|मोबाईल)/,
      /^(?:do you (?:have|own|possess)|have you got|kya aapke pa+s|aapke pa+s|kya apke pa+s|(?:android |smart ?)phone\b|क्या आपके पास|आपके पास)|\b(?:available|hai)\b/,
    ],
    not: /\b(?:iphone|ios|tablet|experience|sell|sold|repair\w*|app|apps|testing|develop\w*|number|compan\w+|5g|4g|how many|willing|buy|kharid\w*|model|which)\b|कौन|नंबर/,
  },
  {
    // Work that is measured by targets.
    is: [
      /\btargets?\b|टारगेट|टार्गेट|लक्ष्य/,
      /\b(?:comfortable|okay|ok|willing|ready|open|fine|happy|able|can you|taiyar|tayyar|ready|kar sakt[ei]|agree|work (?:under|on|with|towards?))\b|तैयार|सहज|सकते|सकती/,
    ],
    not: /\b(?:market|audience|group|achiev\w*|exceed\w*|met|hit|missed|percent|percentage|set|setting|team s|collections?|recovery|calls?|how|what|why|last|past|before|previous\w*|experience|pressure|relocat\w*|location|salary|without|not|unrealistic|daily)\b|%/,
  },
  {
    is: [
      /\b(?:masern\w*|rougeole|sarampion|sarampo|morbillo|mazelen|measles)\b/,
      /\b(?:geimpft|immun\w*|impf\w*|masern(?:schutz|immunitat|impf)\w*|nachweis\w*|vaccine\w*|vaccinat\w*|vacunad[oa]|vacunacion|vacinad[oa]|gevaccineerd|ingeent)\b/,
    ],
    not: /\b(?:wann|datum|when|wie oft|mumps|roteln|varizellen|windpocken|hepatitis|corona|covid|bereit|wurden|kinder|nicht)\b/,
  },
];

const NO_OBJECTION =
  /\b(?:bezwaar|einwand|einwande|bedenken|objections?|object|objetas|objecoes|obiezioni|inconvenient|inconveniente)\b/;

/** "Dürfen wir uns bei Ihrem jetzigen Arbeitgeber erkundigen?": what was said to the same fact in whatever words. */
export function namedFactSaid(question: Question, { answers }: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral || isAboutSomebodyElse(question)) return undefined;
  const text = `${question.around} ${question.text}`.trim();
  const fact = factIn(text);
  if (fact === undefined || hasNegation(text)) return undefined;
  for (const saved of answers.toReversed()) {
    const isYes = yesNoOf(saved.answer);
    const said = fold(saved.question);
    if (isYes === undefined || factIn(said) !== fact || hasNegation(said)) continue;
    const isSwapped = NO_OBJECTION.test(text) !== NO_OBJECTION.test(said);
    // What one has nothing against is no question of having: it stands for itself.
    return isSwapped
      ? {
          ...derived(yesNo(!isYes), "You answered whether you object to it", 0.86),
          source: "answer_bank",
        }
      : ofSaved(yesNo(isYes), saved);
  }
  return undefined;
}

/** "Nichtraucher" and "No. of targets" hold none; a question that denies anything is left to the user. */
const hasNegation = (text: string): boolean =>
  hasDenial(text.replace(/\bno (?=issue|problem)/g, ""));

function factIn(text: string): NamedFact | undefined {
  const [only, second] = YES_NO.filter(
    ({ is, not }) => is.every((each) => each.test(text)) && !not.test(text),
  );
  return second === undefined ? only : undefined;
}

/** An amount that one wants or would go to, in one unit. */
interface NamedAmount extends NamedFact {
  /** The number is the most that one would do. */
  isMost?: true;
}

const WISH_WORDS =
  /\b(?:mocht\w*|wunsch\w*|gewunscht\w*|maximal\w*|hochstens|souhait\w*|desir\w*|recherch\w*|maximum|max|idealement|ideal\w*|desead\w*|deseas|gustaria|quieres|prefier\w*|buscas|maxim[oa]|gostaria|deseja\w*|prefer\w*|pretend\w*|vorresti|desider\w*|preferisci|massim[oa]|wil|wilt|gewenst\w*|maximale|voorkeur|want|would|looking|willing|bereid|bereit|dispuest\w*|dispost\w*|pret|prete)\b/;
const NOW =
  /\b(?:derzeit\w*|aktuell\w*|jetzt|momentan|actuel\w*|actualmente|actual|ahora|atual\w*|hoje|attual\w*|adesso|ora|huidig\w*|nu|momenteel|current\w*|now|presently|avez vous|tienes|tem|hai|heb je)\b/;

const AMOUNTS: readonly NamedAmount[] = [
  {
    // Days a week at home.
    is: [
      /\b(?:homeoffice|home office|mobiles? arbeiten|teletravail\w*|distanciel|teletrabajo|teletrabajar|remoto|remotos|smart working|smartworking|lavoro agile|thuiswerk\w*|thuis werken|thuis|remote|work(?:ing)? from home|wfh)\b/,
      /\b(?:tage?n?|jours?|dias?|giorni|dagen|days?|rythme|frequence|x)\b/,
      WISH_WORDS,
    ],
    not: /\b(?:buro|presentiel|bureau|oficina|presencial\w*|escritorio|sede|ufficio|kantoor|office|mois|monat|mes|mese|maand|month|jahr|an|annee|mindestens|minimum|au moins|al menos|almeno|minimaal)\b/,
  },
  {
    // Minutes on the way to work, one way.
    is: [
      /\b(?:reistijd|reizen|reisafstand in minuten|fahrzeit|anfahrt\w*|arbeitsweg|pendel\w*|pendeln|fahrtzeit|trajet|temps de transport|temps de trajet|desplazamiento|trayecto|deslocamento|trajeto|tempo di viaggio|percorrenza|tragitto|commute|commuting|travel time|travelling time)\b/,
      WISH_WORDS,
    ],
    not: /\b(?:dienstreise\w*|zakenrei\w*|geschaftsrei\w*|zakelijk\w*|voyage|viajes|viagens|trasfert\w*|km|kilometer\w*|kilometres?|retour|hin und zuruck|aller retour|ida y vuelta|ida e volta|andata e ritorno|heen en terug|total|daily|return|stunden|heures|horas|ore|uur|hours?)\b/,
    isMost: true,
  },
];

/** "Hoeveel minuten wil je maximaal reizen?": the number that was answered to the same, in a number field or among the choices. */
export function namedAmountSaid(
  field: FormField,
  question: Question,
  { answers }: Facts,
): Finding | undefined {
  if (question.isSeveral) return undefined;
  const amount = amountIn(question.text);
  if (amount === undefined) return undefined;
  for (const saved of answers.toReversed()) {
    const number = typeof saved.answer === "string" ? numberIn(saved.answer) : undefined;
    if (number === undefined || amountIn(readSaved(saved).question.text) !== amount) continue;
    if (question.isYesNo) return isWithin(question.text, number, amount, saved);
    const unitless = field.options.filter((option) => numberIn(option) === number);
    const [only, second] = unitless;
    if (field.options.length > 0)
      return only === undefined || second !== undefined
        ? undefined
        : ofSaved(textClaim(only), saved);
    return ofSaved(textClaim(String(number)), saved);
  }
  return undefined;
}

function amountIn(text: string): NamedAmount | undefined {
  if (NOW.test(text) && !WISH_WORDS.test(text.replace(NOW, " "))) return undefined;
  const [only, second] = AMOUNTS.filter(
    ({ is, not }) => is.every((each) => each.test(text)) && !not.test(text),
  );
  return second === undefined ? only : undefined;
}

/** "Ben je bereid om 30 minuten te reizen?" of who would go for 45. */
function isWithin(
  text: string,
  most: number,
  { isMost }: NamedAmount,
  saved: SavedAnswer,
): Finding | undefined {
  const numbers = text.match(/\d+/g) ?? [];
  if (isMost !== true || numbers.length !== 1 || hasDenial(text)) return undefined;
  return Number(numbers[0]) <= most ? ofSaved(yesNo(true), saved) : undefined;
}

/** "3", "3 jours" and "45 min" name one number. */
function numberIn(text: string): number | undefined {
  const [only, second] = text.match(/\d+(?:[.,]\d+)?/g) ?? [];
  return only === undefined ||
    second !== undefined ||
    /[+<>]|less|more|mehr|plus|mas|meno|meer|bis/i.test(text)
    ? undefined
    : Number(only.replace(",", "."));
}

const ofSaved = (claim: Finding["claim"], saved: SavedAnswer): Finding => {
  const why = `You answered "${saved.question.slice(0, 120)}"`;
  const finding =
    claim.kind === "yesNo" ? derived(claim, why, 0.86) : found(claim, "answer_bank", why, 0.86);
  return { ...finding, source: "answer_bank", savedQuestion: saved.question };
};
