import type { FormField } from "@sendoff/contract/form";
import { yesNoOf } from "../bank/bank-entry.ts";
import { derived, type Finding, found, textClaim, yesNo } from "../facts/claim.ts";
import type { Facts, SavedAnswer } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";
import { isAboutSomebodyElse } from "../reading/understand.ts";
import { countryByCodeOrName } from "../world/countries.ts";
import { placeFrom } from "../world/places.ts";
import { readSaved } from "./read-saved.ts";
import { isPlaceholder } from "../question/option-words.ts";

/** Titles by which one may stay and work in a country, each by its names; what is more than one of them is none. */
const TITLES: readonly (readonly [string, RegExp])[] = [
  ["stamp", /\bstamp (\d[a-z]?)\b/],
  ["pre-settled", /\bpre settled\b/],
  ["settled", /(?<!pre )\bsettled status\b/],
  ["ilr", /\b(?:indefinite leave|ilr)\b/],
  ["skilled worker", /\b(?:skilled worker|health and care(?: worker)?|tier 2)\b/],
  [
    "graduate",
    /\b(?:graduate (?:temporary |route |work )*(?:visa|route|permit)|post study work|stamp 1g graduate)\b/,
  ],
  ["youth", /\b(?:youth mobility|working holiday)\b/],
  [
    "blue card",
    /\b(?:blue card|blaue karte|carte bleue|tarjeta azul|carta blu|blauwe kaart|niebieska karta)\b/,
  ],
  [
    "job seeker",
    /\b(?:job seeker|opportunity card|chancenkarte|orientation year|zoekjaar|arbeitssuche)\b/,
  ],
  ["highly skilled migrant", /\b(?:highly skilled migrant|kennismigrant)\b/],
  ["h1b", /\bh ?1 ?b\b/],
  ["h4", /\bh ?4\b/],
  ["l1", /\bl ?1\b/],
  ["tn", /\btn\b/],
  ["opt", /\bopt\b/],
  ["cpt", /\bcpt\b/],
  ["f1", /^(?!.*\b(?:opt|cpt)\b).*\bf ?1\b/],
  ["pgwp", /\b(?:post graduation work permit|pgwp)\b/],
  ["green card", /\b(?:green card|lawful permanent resident)\b/],
  ["employment pass", /\bemployment pass\b/],
  ["s pass", /\bs pass\b/],
  [
    "dependant",
    /\b(?:dependa?[ne]ts?|spouse|partner|family (?:reunification|member)|familiennachzug)\b/,
  ],
  ["student", /\b(?:student|study|studienzwecke|estudiante|etudiant|studio|studie)\b/],
  [
    "permanent",
    /\b(?:permanent resid\w+|permanent residence permit|pr|niederlassungserlaubnis|settlement permit|unbefristete\w* aufenthalts\w+|carte de resident|residencia (?:permanente|de larga duracion)|residente permanente|permesso di soggiorno (?:ue )?(?:di )?lungo(?: periodo)?|onbepaalde tijd|pobytu stalego|lange duree|long term resident|resident longue duree)\b/,
  ],
  [
    "temporary",
    /\b(?:temporary residence(?: permit)?|pobytu czasowego|carte de sejour temporaire|residencia temporal|aufenthaltserlaubnis)\b/,
  ],
  ["pluriannuelle", /\bpluriannuelle\b/],
  ["recepisse", /\brecepisse\b/],
  ["golden", /\bgolden visa\b/],
  ["visit", /\b(?:visit|tourist|visitor)(?: visa)?\b/],
  ["employment visa", /\bemployment visa\b/],
  ["refugee", /\b(?:refugee|asylum|fluchtling|refugie|refugiado)\b/],
];

function titlesIn(text: string): string[] {
  const folded = fold(text);
  return TITLES.flatMap(([name, pattern]) => {
    const match = pattern.exec(folded);
    return match === null ? [] : [match[1] === undefined ? name : `${name} ${match[1]}`];
  });
}

const OF_STAY =
  /\b(?:visa|permit|permits|permission|stamp|immigration|residence|residency|stay|work pass|pass status|right to work|entitles you|work authori[sz]ation|aufenthalts\w*|arbeitserlaubnis|titre de sejour|sejour|permiso|situacion migratoria|autorizacion|permesso di soggiorno|titolo di soggiorno|autorizacao|verblijfs\w*|werkvergunning|statut|status)\b/;
/** Another time, another person, or a thing about it that is no title. */
const NOT_NOW =
  /\b(?:expir\w*|valid until|number|no|previous\w*|last held|former|ever|spouse|partner s|need|needed|sponsored|your current employer|family|refused|denied|applied|apply|willing|wish|would you|transfer|how long|when|since|date|marital|employment status|driving|if yes)\b/;

/** "What is your current work permit status in Germany?": the title that was answered, where just one of the choices is it. */
export function residenceSaid(
  field: FormField,
  question: Question,
  facts: Facts,
): Finding | undefined {
  if (!OF_STAY.test(question.text) || NOT_NOW.test(question.text) || question.isSeveral)
    return undefined;
  if (isAboutSomebodyElse(question)) return undefined;
  const own = titleHere(question, facts);
  if (own === undefined) return undefined;
  const why = `You answered "${own.saved.question.slice(0, 120)}"`;
  if (question.isYesNo) return heldOrNot(question, own, why);
  const options = field.options.filter((option) => !isPlaceholder(option));
  if (options.length < 3) return undefined;
  const fitting = options.filter((option) => titlesIn(option).includes(own.title));
  const [only, second] = fitting;
  if (only === undefined || second !== undefined || isOtherAnswer(only, own, facts))
    return undefined;
  return { ...found(textClaim(only), "answer_bank", why, 0.85), savedQuestion: own.saved.question };
}

/** "Yes, I am on an H1B visa" to who has said to need no sponsorship. */
function isOtherAnswer(
  option: string,
  own: { country: string | undefined },
  { answers }: Facts,
): boolean {
  const said = /^(yes|no)\b/i.exec(option.trim())?.[1]?.toLowerCase();
  if (said === undefined) return false;
  return !answers.some((saved) => {
    const { meaning } = readSaved(saved);
    const country = meaning?.country ?? countryByCodeOrName(saved.country);
    return (
      meaning?.topic === "sponsorship" &&
      country === own.country &&
      yesNoOf(saved.answer) === (said === "yes")
    );
  });
}

/** "Do you hold Stamp 4?" of who has said which title it is. */
function heldOrNot(
  question: Question,
  { title, saved }: { title: string; saved: SavedAnswer },
  why: string,
): Finding | undefined {
  const asked = titlesIn(question.text);
  const isPlain =
    asked.length > 0 &&
    /^(?:do you (?:currently )?(?:have|hold)|are you (?:currently )?on|have you got)\b/.test(
      question.text,
    ) &&
    !/\b(?:not|without|other|any other)\b/.test(question.text);
  if (!isPlain) return undefined;
  const isHeld = asked.includes(title);
  // What none of the names of titles is, may be one of them by another name.
  return {
    ...derived(yesNo(isHeld), why, 0.85),
    source: "answer_bank",
    savedQuestion: saved.question,
  };
}

function titleHere(
  question: Question,
  facts: Facts,
): { title: string; saved: SavedAnswer; country: string | undefined } | undefined {
  const home = placeFrom(facts.job.location).country;
  const [named, second] = question.countries.filter((code) => code !== "EU");
  if (second !== undefined) return undefined;
  const wanted = named ?? home;
  for (const saved of facts.answers.toReversed()) {
    if (typeof saved.answer !== "string" || saved.answer.length > 80) continue;
    const { question: read } = readSaved(saved);
    if (!OF_STAY.test(read.text) || NOT_NOW.test(read.text) || read.isYesNo) continue;
    const own = read.countries[0] ?? countryByCodeOrName(saved.country) ?? home;
    if (own !== wanted) continue;
    const [title, other] = titlesIn(saved.answer);
    if (title !== undefined && other === undefined) return { title, saved, country: own };
  }
  return undefined;
}
