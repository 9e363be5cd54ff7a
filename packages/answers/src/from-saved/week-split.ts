import { yesNoOf } from "../bank/bank-entry.ts";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts, SavedAnswer } from "../facts/facts.ts";
import { livingPlace } from "../finding/living-place.ts";
import { wordingOf } from "../languages/lexicon.ts";
import { hasDenial } from "../reading/denial.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";
import { digitsFor } from "../text/numbers.ts";
import { isKnownCity } from "../world/known-cities.ts";
import { cityKey, placeFrom } from "../world/places.ts";

/** A working week of five days, parted between the office and home. */
interface Split {
  office: number | undefined;
  remote: number | undefined;
}

const OFFICE =
  /^(?:presencia\w*|presenciel\w*|presentiel|presence|bureaux?|site|oficinas?|escritorio|sede|ufficio|presenza|buro|prasenz\w*|burotage?n?|ort|kantoor|kantoordagen|office|onsite|person)$/;
const REMOTE =
  /^(?:teletravail|distanciel|distance|teletrabajo|distancia|remoto|remotos|remota|smart|smartworking|agile|homeoffice|home|mobiles?|thuis|thuiswerk\w*|remote|remotely|wfh|casa|domicile)$/;
/** What makes another thing of it: other times, other places, more than a number says. */
const OTHER =
  /\b(?:mois|mes|mese|monat|maand|month|hours?|heures|horas|ore|stunden|uur|viag\w*|viaj\w*|travel\w*|deplace\w*|trasfert\w*|reise\w*|night|nacht\w*|nuit|noche|noite|notte|weekends?|wochenende|sabados?|sabato|samedi|samstag|zaterdag|domingos?|domenica|dimanche|sonntag|turnos?|turni|schicht\w*|ploegen\w*|equipes?|minimum|mindestens|mindest|minimo|minim[oa]|au moins|al menos|pelo menos|almeno|minimaal|at least|plus de|mas de|mais de|piu di|mehr als|meer dan|relocat\w*|mudar\w*|trasfer\w*|umzieh\w*|demenag\w*|verhuiz\w*|actuellement|derzeit|atualmente|attualmente|actualmente|momenteel|currently|already|warum|why|porque|perche)\b/;
const WISH =
  /\b(?:convient|accept\w*|d accord|pret|prete|dispos\w+|acepta\w*|dispuest\w*|encaja|de acuerdo|aceita\w*|topa|concorda|disponib\w*|interesse|va bene|ti sta bene|accett\w*|d accordo|passt|bereit|einverstanden|in ordnung|okay|ok|vorstellen|akkoord|bereid|past|prima|comfortable|willing|able|fine|happy|work for you|suit\w*|open to|konnen|kannst|pouvez|puedes|podrias|pode|poderia|puoi|potresti|kun|kunt|possible|possibile|lavorare|possivel)\b/;

function splitIn(raw: string): Split | undefined {
  const words = digitsFor(fold(raw.replace(/(\d)\s?[x×]/giu, "$1 x"))).split(" ");
  const split: Split = { office: undefined, remote: undefined };
  for (let at = 0; at < words.length; at += 1) {
    if (!/^[1-5]$/.test(words[at] ?? "")) continue;
    const next = words.findIndex((word, behind) => behind > at && /^\d/.test(word));
    const ahead = words.slice(at + 1, Math.min(next < 0 ? words.length : next, at + 9));
    const before = words.slice(Math.max(0, at - 3), at);
    const side = sideIn(ahead) ?? (next < 0 || at > 0 ? sideIn(before.toReversed()) : undefined);
    if (side === undefined || split[side] !== undefined) return undefined;
    split[side] = Number(words[at]);
  }
  const { office, remote } = split;
  if (office === undefined && remote === undefined) return undefined;
  return office === undefined || remote === undefined || office + remote === 5 ? split : undefined;
}

function sideIn(words: readonly string[]): keyof Split | undefined {
  for (const word of words) {
    if (OFFICE.test(word)) return "office";
    if (REMOTE.test(word)) return "remote";
  }
  return undefined;
}

/** Days in the office of such a week. */
const officeOf = ({ office, remote }: Split): number => office ?? 5 - (remote ?? 0);

/**
 * "3 dias presenciais na Vila Olímpia", "2 giorni da remoto e 3 in sede", by a Yes to as many days in the office or more, or to the days
 * at home that leave them; what was wanted at home tells the days in the office as well. A named other city is another question.
 */
export function weekSplit(question: Question, facts: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral || question.countries.length > 0) return undefined;
  const { raw } = question;
  const text = fold(raw);
  if (OTHER.test(text) || hasDenial(text) || !(WISH.test(text) || isWish(text))) return undefined;
  const asked = splitIn(raw);
  if (asked === undefined || namesOtherCity(raw, facts)) return undefined;
  const days = officeOf(asked);
  for (const saved of facts.answers.toReversed()) {
    const agreed = agreedBy(saved);
    if (agreed === undefined) continue;
    return days <= agreed ? ofSaved(saved) : undefined;
  }
  return undefined;
}

const isWish = (text: string): boolean =>
  wordingOf(text).terms.some(({ means }) => means === "willing" || means === "available");

/** The most days in the office that an answer agrees to. */
function agreedBy({ question, answer }: SavedAnswer): number | undefined {
  const text = fold(question);
  if (OTHER.test(text) || hasDenial(text)) return undefined;
  if (yesNoOf(answer) === true && (WISH.test(text) || isWish(text))) {
    const split = splitIn(question);
    return split === undefined ? undefined : officeOf(split);
  }
  const isDaysAtHome =
    typeof answer === "string" &&
    /^[0-5]$/.test(answer.trim()) &&
    sideIn(text.split(" ")) === "remote" &&
    /\b(?:jours?|dias?|giorni|tage?|dagen|days?)\b/.test(text) &&
    /\b(?:souhait\w*|desea\w*|deseja\w*|desider\w*|wunsch\w*|gewunscht\w*|mocht\w*|gewenst\w*|wil|want|prefer\w*|would)\b/.test(
      text,
    );
  return isDaysAtHome ? 5 - Number(answer) : undefined;
}

/** A city that is known, and is neither home nor the job's. */
function namesOtherCity(raw: string, facts: Facts): boolean {
  const own = [livingPlace(facts).city, placeFrom(facts.job.location).city];
  const names = raw.match(/\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/gu) ?? [];
  return names.some((name) => {
    const parts = [name, ...name.split(/[ -]/)];
    return parts.some((part) => {
      const known = fold(part);
      return (
        known.length > 3 &&
        isKnownCity(known) &&
        !own.includes(cityKey(known)) &&
        !own.some((city) => city !== undefined && fold(name).includes(city))
      );
    });
  });
}

const ofSaved = (saved: SavedAnswer): Finding => ({
  ...derived(yesNo(true), `You answered "${saved.question.slice(0, 120)}"`, 0.84),
  source: "answer_bank",
  savedQuestion: saved.question,
});
