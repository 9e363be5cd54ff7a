import type { FormField } from "@sendoff/contract/form";
import { derived, type Finding, found, textClaim, yesNo } from "../facts/claim.ts";
import { yesNoOf } from "../bank/bank-entry.ts";
import type { Facts, SavedAnswer } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { fold, isSameText } from "../text/fold.ts";
import { readSaved } from "./read-saved.ts";

/** The contract one has now, in all languages; "contract" alone may be the one that is wanted. */
const CONTRACT =
  /\b(?:contract|contratto|contrattual\w*|inquadramento|contrato|contratual|contratacao|contratacion|vinculo|contrat|vertrag\w*|arbeitsverhaltnis|beschaftigungsverhaltnis|dienstverband|contractvorm|cooperation|employment type|type of employment|rapporto di lavoro)\b/;
const NOW =
  /\b(?:current\w*|present|existing|attual\w*|in essere|in corso|actual\w*|vigente|atual\w*|actuel\w*|en cours|aktuell\w*|derzeitig\w*|jetzig\w*|bestehend\w*|huidig\w*)\b/;
const WANTED =
  /\b(?:preferred|prefer|prefers|preference|interested|desired|sought|looking for|wanted|seek|expected|gewunscht\w*|bevorzugt\w*|wunsch\w*|souhait\w*|recherch\w*|prefere\w*|desead[oa]|buscad[oa]|preferid[oa]|prefieres|prefiere|preferencia|busca[s]?|procura[s]?|interesa|desejad[oa]|pretendid[oa]|preferenza|desiderat[oa]|ricercat[oa]|cerchi|cerca|cercando|cercate|interess[eai]\w*|suchen|suchst|zoek|zoekt|gesucht\w*|gewenst|voorkeur)\b/;
const OTHER =
  /\b(?:previous|last|precedente|anterior|vorig\w*|letzt\w*|ultimo|not|without|end|date|scadenza|notice|length|duration|durata|hours|why)\b/;

/** Kinds of contracts by their names in several countries. */
const KINDS: readonly RegExp[] = [
  /\b(?:(?:tempo )?indeterminato|indefinid[oa]|permanent|cdi|unbefristet\w*|onbepaalde tijd|vast(?: contract)?|sem termo|efetivo|clt|fest)\b/,
  /\b(?:(?:tempo )?determinato|determinado|temporal|fixed term|cdd|befristet\w*|bepaalde tijd|tijdelijk\w*|a termo|com termo)\b/,
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

const OFFERED =
  /\b(?:interesse|interessad[oa]|interessat[oa]|interessiert|aceita(?:ria)?|disponib\w+|disponivel|concorda|topa|akkoord|bereit|einverstanden|dispuest[oa]|acepta(?:s|rias)?|accett[ai]\w*|dispost[oa]|acceptez|accepteriez|bereid|open to|willing|comfortable|okay|ok|correspond|corresponde|passt)\b/;
const AROUND_OFFER =
  /^(?:a|o|e|as|os|no|na|em|de|do|da|ao|um|uma|para|por|como|com|voce|esta|este|essa|esse|vaga|posicao|oportunidade|contratacao|regime|modelo|modalidade|sera|tem|teria|tipo|via|trabalhar|atuar|se|isso|nesse|nessa|neste|nesta|atraves|prestador|pessoa|juridica|contrato|contratos|contratto|contrat|sei|saresti|ti|un|una|il|la|lavorare|con|di|per|el|es|tienes|estas|estarias|trabajar|zu|mit|auf|einem|einer|eine[mnr]?|sind|sie|du|bist|vertrag|arbeitsverhaltnis|ist|das|fur|met|een|je|ben|in|werken|an|on|the|position|role|is|you|are|with|to|work|working|would|be|contract|basis|pour|vous|etes|travailler|le|poste|est|ce|cela|il|elle|ca|votre|recherche|a|lo|que|buscas|busca|su|tu|das|dazu)$/;
const NO_MATTER =
  /\b(?:indiferente|indifferente|egal|beides|either|any|both|ambos|entrambi|beide|maakt niet uit|peu importe|tanto faz|no preference|open to all|qualquer)\b/;

/** "A contratação é no regime PJ. Você tem interesse?": by the one kind of contract that was chosen, where any might have been. */
export function contractOffered(question: Question, { answers }: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral) return undefined;
  const text = `${question.around} ${question.text}`.trim();
  const [asked, second] = kindsIn(text);
  if (asked === undefined || second !== undefined || !OFFERED.test(question.text)) return undefined;
  const bare = text.replace(new RegExp(asked.source, "g"), " ").replace(OFFERED, " ");
  if (bare.split(/ +/).some((word) => word !== "" && !AROUND_OFFER.test(word))) return undefined;
  for (const saved of answers.toReversed()) {
    const { answer, options = [] } = saved;
    const isYes = yesNoOf(answer);
    const said = fold(saved.question);
    if (isYes !== undefined && OFFERED.test(said) && isOnlyKind(said, asked))
      return offered(isYes, saved);
    if (typeof answer !== "string" || sideOf(readSaved(saved).question.text) !== "wanted") continue;
    const [own, other] = kindsIn(answer);
    if (own === undefined || other !== undefined) continue;
    const isOpen = options.some((option) => NO_MATTER.test(fold(option)));
    const isOffered = options.some((option) => kindsIn(option)[0] === asked);
    if (own !== asked && !(isOpen && isOffered)) return undefined;
    return offered(own === asked, saved);
  }
  return undefined;
}

/** Whether a question asks for just this kind of contract, and names nothing else. */
const isOnlyKind = (text: string, asked: RegExp): boolean =>
  kindsIn(text).length === 1 &&
  kindsIn(text)[0] === asked &&
  text
    .replace(new RegExp(asked.source, "g"), " ")
    .replace(OFFERED, " ")
    .split(/ +/)
    .every((word) => word === "" || AROUND_OFFER.test(word));

const offered = (isYes: boolean, saved: SavedAnswer): Finding => ({
  ...derived(yesNo(isYes), `You answered "${saved.question.slice(0, 120)}"`, 0.82),
  source: "answer_bank",
  savedQuestion: saved.question,
});

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
