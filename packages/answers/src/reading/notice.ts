import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { wordsOfQuestion } from "../topics/match.ts";
import { daysIn, digitsFor } from "../text/numbers.ts";
import { isNegated } from "../question/polarity.ts";

const NOTICE =
  /\b(notice period|notice time|how much notice|how many (days|weeks|months) (of )?notice|(days|weeks|months) (of )?notice|length of notice|kundigungsfrist|preavis|preaviso|periodo de aviso)\b|^(current |job )?notice( required)?( (in )?(days|weeks|wks|months|mths))?$/;
const OTHER_NOTICE =
  /\b(negotiable|negotiate|buy ?out|shorten|reduce|reason|salary|ctc|given|resign\w*|privacy|read)\b/;
const START =
  /\b(start date|when can you (start|join|begin)|when (could|would|are) you (be )?(able to |available to |available )?(start|join)|available to (start|join)|how soon can you|(date of )?joining date|date of joining|available from|eintrittstermin|eintrittsdatum|verfugbar ab|startdatum|date de disponibilite|disponibilite|date de debut|fecha de incorporacion|disponibilidad|kab (se )?join)\b/;

/** A length, and no date: in how many days or weeks. */
const HOW_SOON =
  /\bhow (?:soon|quickly) (?:can|could|would|will|are) you (?:be )?(?:able to |available to )?(?:join|start|begin|commence)\b/;

/** Notice period, when somebody can join, and what belongs to leaving a job. */
export function readNotice(question: Question): Meaning | undefined {
  if (isOfPresentJob(question))
    return { topic: "job_start", time: "now", index: 0, isNegated: false };
  const text = digitsFor(question.text);
  if (/\b(last working day|lwd)\b/.test(text))
    return { topic: "last_working_day", isNegated: false };
  if (/\bserving\b.*\bnotice\b/.test(text))
    return { topic: "serving_notice", isNegated: isNegated(text) };
  if (
    question.isYesNo &&
    question.options > 0 &&
    /\b(disponibilidad|disponibilite|disponibilidade) (para|pour)\b/.test(text)
  )
    return undefined;
  const isYesNo = /^(are|can|do|is|will|would|could|kya|konnen|peux|pouvez|puedes?|i) /.test(text);
  if (isYesNo) return readWithin(text);
  if (HOW_SOON.test(text)) return { topic: "notice", isNegated: false };
  if (NOTICE.test(text) && !OTHER_NOTICE.test(text)) return { topic: "notice", isNegated: false };
  // "Fecha de incorporación a la empresa actual" is when the present job began.
  const means = new Set(wordsOfQuestion(question).terms.map((term) => term.means));
  const isOfJob =
    (means.has("current") || means.has("recent") || means.has("previous")) &&
    ["company", "position", "job title", "employed"].some((word) => means.has(word));
  const isStart =
    !isOfJob &&
    START.test(text) &&
    !/\b(education|school|university|job|project|contract|employ\w*|internship|end|experience|work|career|berufserfahrung|ausbildung|experiencia|formation|poste)\b/.test(
      question.section,
    );
  if (
    isStart &&
    !/\b(current|present|previous|job|employment|education|interview|why|days|hours|shift|last|internship|praktikum|stage|course|contract|project)\b/.test(
      text,
    )
  ) {
    // A wish is not what follows from the notice period.
    const isWish = /\b(desired|preferred|ideal|wunsch\w*|souhaitee?|deseada?)\b/.test(text);
    return { topic: "start_date", ...(isWish ? { subject: "wish" } : {}), isNegated: false };
  }
  return undefined;
}

const OF_PRESENT_JOB = new Set([
  "-",
  "start",
  "date",
  "current",
  "position",
  "job title",
  "company",
  "work",
  "when",
  "did",
  "what",
  "day",
  "month",
  "year",
  "since when",
  "full",
]);

/** "Startdatum huidige baan": the start of the job that one has. */
function isOfPresentJob(question: Question): boolean {
  if (question.isYesNo || question.options > 0) return false;
  const means = new Set(wordsOfQuestion(question).terms.map((term) => term.means ?? ""));
  return (
    means.has("start") &&
    means.has("current") &&
    ["position", "job title", "company"].some((word) => means.has(word)) &&
    [...means].every((word) => OF_PRESENT_JOB.has(word))
  );
}

function readWithin(text: string): Meaning | undefined {
  if (OTHER_NOTICE.test(text)) return undefined;
  const isJoin =
    /\b(join|joiner|joining|start|notice|begin|onboard|kundigungsfrist|preavis|incorporar\w*|commencer)\b/.test(
      text,
    );
  if (!isJoin) return undefined;
  if (
    /\b(immediate|immediately|right away|asap|straight away|sofort|immediatement|inmediat\w*|turant)\b/.test(
      text,
    )
  ) {
    if (daysIn(text) !== undefined || /\b(on|from)\b/.test(text)) return undefined;
    return { topic: "notice_within", threshold: 0, isNegated: isNegated(text) };
  }
  const days = daysIn(text);
  if (days === undefined) return undefined;
  if (/\b(more than|at least|minimum|over|longer|above|after|before)\b/.test(text))
    return undefined;
  if (
    !/\b(within|in|less|or less|under|max|maximum|of|up to|upto|innerhalb|dans|en|me|mein)\b/.test(
      text,
    )
  )
    return undefined;
  const isBelow = /\bless than\b|\bunder\b/.test(text);
  return {
    topic: "notice_within",
    threshold: days,
    ...(isBelow ? { isStrict: true } : {}),
    isNegated: isNegated(text),
  };
}
