import { stemOf } from "./bag.ts";
import { isMeaning } from "../languages/lexicon.ts";
import { frameWords } from "../languages/frame-words.ts";

/**
 * Words of forms that say nothing of what is asked: verbs of doing and having, what a sentence about the job is built with, and
 * words of degree without a number. "Undergo a check", "submit to a check" and "a check" are one question. A word that names a
 * thing, a time, a place or an amount never belongs here.
 */
const WEAK = `
en: take takes taking taken part carry carries carrying carried undergo undergoing submit submitting sign signing execute executing consider considering considered
wish wishes apply action actions proceedings maintain maintained maintains cover covers covering covered include includes including included involve involves involved
involving entail entails bound subject basis regular regularly approximately about around own personally personal actual actually physically physical such like arrangement setup
set make makes making made get getting go going bring good standing mode kind type form sort way manner environment component components project incumbent candidate candidates
selected successful matter throughout repeatedly while during active ever even also just please kindly following follow follows model publish published publications
during therefore hence so because our we us they them it its his her their would should could might may some participate participating
perform performing performs undertake undertaking cater attend attending join joining rota roster deal dealing provide providing give giving show showing keep keeping support
mbps currently earlier previously present possible possibly per via whether upon under acceptable
de: bringst bringt bringe machen ubernehmen leisten bringen kommen kommt wahrnehmen ausuben durchfuhren ordnung okay passt moglich infrage frage waren wurden auch noch bereits schon gerne
grundsatzlich regelmassig vorhanden verfugung steht stehen vorlegen vorliegen liegt besteht bestehen eigen eigene eigenen eigenes dienst dienste stelle tatigkeit rahmen
entsprechend selbst anzahl verbunden beinhaltet umfasst gemass laut mitbringen einsatz arbeit system leiden teilnehmen teilzunehmen sich werden konnten wurden wurdest waren hatten hattest konntest sollten durften
fr: elle elles il ils sont capable physique implique comporte prevoir prevue assurer effectuer realiser suivre jusqu cela ces ce type sorte prevu travail inclut necessite demande exige possible
reste restent restant regulierement regulier etre faire prendre seriez pourriez auriez seraient cas possibilite eventuellement
es: habilitante habilitantes incluye incluyen requiere implica realizar hacer manera forma modo exige conlleva tipo activo activa igual reconocido reconocida propio propia posible estar tendrias tendria estarias estaria podrias podria serias te se disponible laborar
pt: exige requer inclui realizar fazer atuar forma modelo ativo ativa envolve tipo proprio propria possivel fica teria se gostaria haveria poderia estaria seria voce trabalhar caso
it: svolge svolgere richiede richiesta effettuare fare appartenenza appartieni appartiene sensi tempo tipo prevede proprio propria possibile modo lavoro viene sarebbe saresti potrebbe potresti avresti ti si caso
nl: aanvragen aan vragen systeem iets jou doen maken ook volgen draaien omgeving bedrijf functie eigen mogelijk soort vereist nodig zou zouden kunt kun evt eventueel
hi: खुद अपना अपनी अंदर होंगे सहज आधारित apna apni khud karna karne
`;

/** Meanings that name the job, the asker or the form rather than what is asked. */
const WEAK_MEANINGS = new Set([
  "position",
  "company",
  "job title",
  "team",
  "need",
  "requirement",
  "employed",
  "field of study",
  "alternate",
  "shift",
  "well",
  "how",
  "end",
]);

const WEAK_STEMS: ReadonlySet<string> = new Set([
  ...[...frameWords()].map((word) => stemOf(word)),
  ...WEAK.split("\n").flatMap((line) =>
    line
      .slice(line.indexOf(": ") + 1)
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => stemOf(word)),
  ),
]);

/** Whether a word of a bag, a stem or a meaning, leaves what is asked as it is. */
export const isWeak = (word: string): boolean => isWeakWord(word) || WEAK_MEANINGS.has(word);

/** The same for questions that want more than a yes or a no: a company page is not a profile page. */
export const isWeakWord = (word: string): boolean => WEAK_STEMS.has(word) && !isMeaning(word);
