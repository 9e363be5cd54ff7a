import type { FormField } from "@sendoff/contract/form";
import { type Finding, found, textClaim } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { fold, isSameText } from "../text/fold.ts";
import { readSaved } from "./read-saved.ts";

/** The contract one has now, in all languages; "contract" alone may be the one that is wanted. */
const CONTRACT =
  /\b(?:contract|contratto|contrattual\w*|inquadramento|contrato|contratual|vinculo|contrat|vertrag\w*|arbeitsverhaltnis|beschaftigungsverhaltnis|dienstverband|contractvorm|cooperation|employment type|type of employment|rapporto di lavoro)\b/;
const NOW =
  /\b(?:current\w*|present|existing|attual\w*|in essere|in corso|actual\w*|vigente|atual\w*|actuel\w*|en cours|aktuell\w*|derzeitig\w*|jetzig\w*|bestehend\w*|huidig\w*)\b/;
const WANTED =
  /\b(?:preferred|prefer|prefers|preference|interested|desired|sought|looking for|wanted|seek|expected|gewunscht\w*|bevorzugt\w*|wunsch\w*|souhait\w*|recherch\w*|prefere\w*|desead[oa]|buscad[oa]|preferid[oa]|prefieres|prefiere|busca[s]?|interesa|desejad[oa]|pretendid[oa]|preferenza|desiderat[oa]|ricercat[oa]|interess[eai]\w*|gewenst|voorkeur)\b/;
const OTHER =
  /\b(?:previous|last|precedente|anterior|vorig\w*|letzt\w*|ultimo|not|without|end|date|scadenza|notice|length|duration|durata|hours|why)\b/;

/** Kinds of contracts by their names in several countries. */
const KINDS: readonly RegExp[] = [
  /\b(?:tempo indeterminato|indefinid[oa]|permanent|cdi|unbefristet\w*|onbepaalde tijd|vast(?: contract)?|sem termo|efetivo|clt|fest)\b/,
  /\b(?:tempo determinato|determinado|temporal|fixed term|cdd|befristet\w*|bepaalde tijd|tijdelijk\w*|a termo|com termo)\b/,
  /\b(?:somministrazione|interinale|interim|ett|zeitarbeit|leiharbeit|uitzend\w*|temping|agency|trabalho temporario)\b/,
  /\b(?:apprendistato|apprenticeship|apprentissage|formacion|ausbildung)\b/,
  /\b(?:stage|tirocinio|internship|practicas|praktikum|estagio)\b/,
  /\b(?:partita iva|freelance|self employed|autonom[oa]|b2b|freiberuf\w*|zzp|recibos verdes|pj|contractor)\b/,
];

/** "Attuale inquadramento contrattuale", "Type of contract you are interested in": what was answered to just that before, in its other names. */
export function contractSaid(
  field: FormField,
  question: Question,
  facts: Facts,
): Finding | undefined {
  const asked = sideOf(question.text);
  if (asked === undefined || question.isYesNo || question.isSeveral || field.options.length < 2)
    return undefined;
  for (const saved of facts.answers.toReversed()) {
    const { answer } = saved;
    if (typeof answer !== "string" || answer.length > 60) continue;
    if (sideOf(readSaved(saved).question.text) !== asked) continue;
    const same = field.options.filter((option) => isSameText(option, answer));
    const fitting =
      same.length > 0 ? same : field.options.filter((option) => areOneKind(option, answer));
    const [only, second] = fitting;
    if (only === undefined || second !== undefined) continue;
    const why = `You answered "${saved.question.slice(0, 120)}"`;
    return { ...found(textClaim(only), "answer_bank", why, 0.85), savedQuestion: saved.question };
  }
  return undefined;
}

function sideOf(text: string): "now" | "wanted" | undefined {
  if (!CONTRACT.test(text) || OTHER.test(text)) return undefined;
  const [isNow, isWanted] = [NOW.test(text), WANTED.test(text)];
  return isNow === isWanted ? undefined : isNow ? "now" : "wanted";
}

/** Whether an option and an answer are the same one kind of contract. */
const areOneKind = (option: string, answer: string): boolean => {
  const [left, right] = [kindsIn(option), kindsIn(answer)];
  return left.length === 1 && right.length === 1 && left[0] === right[0];
};

const kindsIn = (text: string): RegExp[] => KINDS.filter((kind) => kind.test(fold(text)));
