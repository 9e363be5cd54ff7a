import type { Finding } from "../facts/claim.ts";
import { derived, yesNo } from "../facts/claim.ts";
import type { Facts, SavedAnswer } from "../facts/facts.ts";
import { yesNoOf } from "../bank/bank-entry.ts";
import { isFrameWord } from "../languages/frame-words.ts";
import { takenApart, type Term, wordingOf } from "../languages/lexicon.ts";
import { askedTerms, isPointing } from "../reading/said.ts";
import type { Question } from "../question/question.ts";
import { readSaved } from "./read-saved.ts";

type Model = "hybrid" | "office" | "remote";

/** Words around a way of working that limit it to nothing. */
const FRAME = new Set(
  "-,are,do,have,can,willing,available,work,role,position,company,need,requirement,full,job title,setting,weekly hours,preferred,current,meet,did".split(
    ",",
  ),
);
const AROUND =
  /^(?:setting|settings|environment|setup|set|up|mode|model|arrangement|arrangements|schedule|monday|friday|basis|manner|fashion|format|style|way|condition|conditions|100|fully|full|ok|okay|fine|happy|modell|arbeitsmodell|umfeld|umgebung|arbeitsumfeld|form|arbeitsweise|arbeiten|gearbeitet|environnement|cadre|mode|organisation|rythme|entorno|modalidad|regimen|esquema|formato|ambiente|regime|modalidade|modelo|modo|modalita|contesto|omgeving|werkomgeving|vorm|setup|100%|opportunity|opportunities|purely|strictly|permanent|permanently|it|is|this|with|vacancy|jobs|profile)$/;

/** "Are you comfortable working in a hybrid setting?": the one way of working that a question names, with no place, share or day. */
export function modelAsked(question: Question): Model | undefined {
  if (!question.isYesNo || question.isSeveral) return undefined;
  const terms = isPointing(question)
    ? [...askedTerms(question), ...takenApart(wordingOf(question.text, question.beside)).terms]
    : takenApart(wordingOf(question.text, question.beside)).terms;
  const model = modelIn(terms);
  const isWish = terms.some(
    ({ means }) => means === "willing" || means === "available" || means === "can",
  );
  const isOther = terms.some(
    ({ means, text }) =>
      means !== model &&
      text !== "100%" &&
      (means === undefined ? !(AROUND.test(text) || isFrameWord(text)) : !FRAME.has(means)),
  );
  // "From Monday to Friday" is the whole week, one of the two days is not.
  const isByDay =
    /\b(?:monday|friday)\b/.test(question.text) &&
    !/\bmonday (?:to|through|till|thru|-) friday\b/.test(question.text);
  return isWish && !isOther && !isByDay ? model : undefined;
}

function modelIn(terms: readonly Term[]): Model | undefined {
  const named = (["hybrid", "office", "remote"] as const).filter((model) =>
    terms.some(({ means }) => means === model),
  );
  const [only, second] = named;
  return second === undefined ? only : undefined;
}

/**
 * Who would work two days a week in the Berlin office is comfortable with hybrid work, and who would come in five days a week with work
 * on site: a Yes to the narrower thing is one to the wider. A No to it is none.
 */
export function workModelSaid(question: Question, { answers }: Facts): Finding | undefined {
  const asked = modelAsked(question);
  if (asked === undefined) return undefined;
  const saved =
    answers.find((answer) => agreesTo(answer, asked)) ??
    answers.find((answer) => prefers(answer, asked));
  return saved === undefined
    ? undefined
    : {
        ...derived(yesNo(true), `You answered "${saved.question.slice(0, 120)}"`, 0.85),
        source: "answer_bank",
        savedQuestion: saved.question,
      };
}

/** "Remoto" to "Você prefere trabalhar remoto, híbrido ou presencial?" */
function prefers(saved: SavedAnswer, asked: Model): boolean {
  const { answer } = saved;
  if (typeof answer !== "string" || answer.split(" ").length > 3) return false;
  const { question, terms } = readSaved(saved);
  const isWish =
    /\b(?:prefer\w*|bevorzug\w*|gewunscht\w*|preferer\w*|souhait\w*|desea\w*|deseja\w*|desider\w*|voorkeur|gewenst\w*|rather)\b/.test(
      question.text,
    );
  const ofModels = (["hybrid", "office", "remote"] as const).filter((model) =>
    terms.some(({ means }) => means === model),
  );
  return isWish && ofModels.length !== 1 && modelIn(wordingOf(answer).terms) === asked;
}

function agreesTo(saved: SavedAnswer, asked: Model): boolean {
  if (yesNoOf(saved.answer) !== true) return false;
  const { question, terms } = readSaved(saved);
  const has = (means: string): boolean => terms.some((term) => term.means === means);
  if (has("not") || has("did") || has("or") || question.isSeveral) return false;
  if (!(has("willing") || has("available") || has("can"))) return false;
  const days = terms.flatMap(({ means, text }) =>
    means === "#" ? [Number.parseInt(text, 10)] : [],
  );
  const count = DAYS_IN_WORDS.find(([words]) => words.test(question.text))?.[1] ?? days[0];
  const isByDay = has("day");
  if (asked === "hybrid")
    return has("hybrid") || (has("office") && isByDay && count !== undefined && count < 5);
  if (has("hybrid")) return false;
  if (asked === "remote") return has("remote") && !has("office") && !isByDay;
  return has("office") && !has("remote") && (!isByDay || (count ?? 0) >= 5);
}

const DAYS_IN_WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:five|funf|cinq|cinco|cinque|vijf) (?:\w+ )?(?:days|tage|jours|dias|giorni|dagen)\b/, 5],
  [
    /\b(?:four|vier|quatre|cuatro|quatro|quattro) (?:\w+ )?(?:days|tage|jours|dias|giorni|dagen)\b/,
    4,
  ],
  [/\b(?:three|drei|trois|tres|tre|drie) (?:\w+ )?(?:days|tage|jours|dias|giorni|dagen)\b/, 3],
  [/\b(?:two|zwei|deux|dos|dois|due|twee) (?:\w+ )?(?:days|tage|jours|dias|giorni|dagen)\b/, 2],
  [/\b(?:one|ein|un|uno|um|een) (?:\w+ )?(?:day|tag|jour|dia|giorno|dag)\b/, 1],
];
