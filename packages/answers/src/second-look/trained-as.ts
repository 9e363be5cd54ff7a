import { type Finding, found, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { isAkin, tellingWords } from "../text/akin.ts";
import { fold } from "../text/fold.ts";
import { monthOf } from "../facts/timeline.ts";

/** Questions whether one has completed a training as something, in the languages whose trades have one. */
const ASKED: readonly RegExp[] = [
  /^(?:haben|verfugen|besitzen) sie (?:bereits |uber )?(?:eine[rn]? )?(?:erfolgreich )?(?:abgeschlossenen? |fertige )?(?:berufsausbildung|ausbildung|lehre|lehrabschluss) (?:als|zum|zur|zu) (?<trade>.+)$/,
  /^(?:abgeschlossene )(?:berufsausbildung|ausbildung|lehre) (?:als|zum|zur) (?<trade>.+)$/,
  /^(?:heb je|heeft u|ben je in het bezit van) (?:een )?(?:afgeronde |voltooide )?(?:opleiding|diploma) (?:tot|als) (?<trade>.+)$/,
  /^(?:avez vous|etes vous titulaire d|possedez vous) (?:un |une |le |du )?(?:diplome|titre|formation|cap|bep)(?: d etat)? (?:de |d |en |du )(?<trade>.+)$/,
];

/** What follows the trade says only what would do as well, or asks for nothing: "oder eine vergleichbare Qualifikation". */
const OR_ELSE =
  / (?:oder|of|ou) (?:(?:ein|eine|einen|een|un|une) )?(?:vergleichbar\w*|gleichwertig\w*|ahnlich\w*|verwandt\w*|studium\w*|equivalent\w*|vergelijkbare|soortgelijke|einschlagig\w*|abgeschlossen\w*|bachelor\w*|hochschul\w*)\b.*$/;

const NOISE = new Set(
  "m w d h f in innen efz ihk hwk vorweisen absolviert abgeschlossen abgelegt vorhanden frau mann diplome diplomee reconnu anerkannte anerkannt gelernte gelernter staatlich gepruft".split(
    " ",
  ),
);

/** "Haben Sie eine abgeschlossene Ausbildung als Koch/Köchin?": Yes where a completed study of the profile is that training. */
export function trainedAs(question: Question, { profile, today }: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral) return undefined;
  const trade = ASKED.map((pattern) => pattern.exec(question.text)?.groups?.["trade"]).find(
    Boolean,
  );
  if (trade === undefined) return undefined;
  const words = trade
    .replace(OR_ELSE, "")
    .split(" ")
    .filter((word) => word.length > 1 && !NOISE.has(word));
  if (words.length === 0 || words.length > 5 || /\b(?:und|et|en)\b/.test(trade)) return undefined;
  const now = monthOf(today, "start");
  const study = profile.education.find(({ degreeName, endDate }) => {
    const end = monthOf(endDate, "end");
    if (end === undefined || now === undefined || end > now) return false;
    const own = tellingWords(degreeName).map((word) => unsexed(word));
    // Both forms of a trade's name may stand there: "Koch/Köchin".
    return words.every((word) => own.some((other) => isSameTrade(unsexed(word), other)));
  });
  return study === undefined
    ? undefined
    : found(yesNo(true), "profile", `Your ${study.degreeName}`, 0.87);
}

/** "Immobilienkauffrau" and "Immobilienkaufmann" are one trade. */
const unsexed = (word: string): string =>
  fold(word)
    .replace(/(?<=\p{L}{3})(?:frau|mann|leute)$/u, "")
    .replace(/(?<=\p{L}{3})(?:in|innen)$/u, "");

const isSameTrade = (one: string, other: string): boolean =>
  one === other || isAkin(one, other) || (one.length > 3 && umlauted(one) === umlauted(other));

/** Koch and Köchin: `fold` has taken the dots off already. */
const umlauted = (word: string): string =>
  word.replace(/ae/g, "a").replace(/oe/g, "o").replace(/ue/g, "u");
