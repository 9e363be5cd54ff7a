import type { FormField } from "@sendoff/contract/form";
import { derived, type Finding, found, textClaim } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { takenApart, type Term, wordingOf } from "../languages/lexicon.ts";
import { readQuestion, type Question } from "../question/question.ts";
import { isRunning } from "../facts/timeline.ts";

const AROUND = new Set(
  "- willing expected available can work how what which have are do position role # hour week company looking number employed".split(
    " ",
  ),
);
for (const phrase of [
  "preferred",
  "how many",
  "weekly hours",
  "job title",
  "up to",
  "employment status",
])
  AROUND.add(phrase);

/** "Hoeveel uur per week wil je werken?", "Beschäftigungsumfang": the hours one wants, by what was answered on them. */
export function hoursWanted(
  field: FormField,
  question: Question,
  facts: Facts,
): Finding | undefined {
  if (question.isSeveral || (question.isYesNo && !isOfTwoWorkloads(field))) return undefined;
  if (isOfHours(question)) return inBands(field, hours(facts));
  const isInHours = field.options.length > 1 && field.options.every((option) => /\d/.test(option));
  return isInHours && isOfWorkload(takenApart(wordingOf(question.text, question.beside)).terms)
    ? inBands(field, hours(facts))
    : workload(field, question, facts);
}

/** "Wil je fulltime of parttime werken?" over the two of them. */
const isOfTwoWorkloads = ({ options }: FormField): boolean =>
  options.length > 1 && options.every((option) => workloadIn(option) !== undefined);

function isOfHours(question: Question): boolean {
  const { terms } = takenApart(wordingOf(question.text, question.beside));
  const has = (means: string): boolean => terms.some((term) => term.means === means);
  const isInHours =
    has("weekly hours") || (has("hour") && has("week")) || (has("workload") && has("week"));
  // "Hoeveel uur wil je werken?": of a week, as everybody counts it.
  const isWished =
    has("hour") && (has("willing") || has("expected")) && (has("how many") || has("number"));
  const isByBands = has("hour") && has("available") && question.options > 1;
  return (
    (isInHours || isByBands || isWished) &&
    terms.every(({ means }) => means !== undefined && (AROUND.has(means) || means === "workload"))
  );
}

function hours({ answers }: Facts): Finding | undefined {
  const said = answers.flatMap(({ question, answer }) =>
    typeof answer === "string" &&
    /^\d{1,2}(?:[.,]\d{1,2})?$/.test(answer.trim()) &&
    isOfHours(readQuestion({ question, kind: "integer" }))
      ? [{ question, answer: answer.trim() }]
      : [],
  );
  const [only, second] = said;
  return only === undefined || second !== undefined
    ? undefined
    : found(textClaim(only.answer), "answer_bank", `You answered "${only.question}"`, 0.88);
}

/** A number of hours among bands ("24-32 uur"): the one band that holds it; elsewhere the number itself. */
function inBands({ options }: FormField, finding: Finding | undefined): Finding | undefined {
  const hoursWanted =
    finding?.claim.kind === "text" ? Number(finding.claim.text.replace(",", ".")) : undefined;
  if (finding === undefined || hoursWanted === undefined || options.length === 0) return finding;
  const holding = options.filter((option) => {
    const [low, high] = (option.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) =>
      Number(number.replace(",", ".")),
    );
    return (
      low !== undefined &&
      (high === undefined ? low === hoursWanted : low <= hoursWanted && hoursWanted <= high)
    );
  });
  const [only, second] = holding;
  return only === undefined || second !== undefined
    ? undefined
    : { ...finding, claim: textClaim(only) };
}

type Workload = "full time" | "part time";

/** Full or part time: what is wanted by what was answered, what is by the type of the present job. */
function workload(field: FormField, question: Question, facts: Facts): Finding | undefined {
  const choices = field.options.map((option) => ({ option, is: workloadIn(option) }));
  const isChoice = ["full time", "part time"].every((each) =>
    choices.some(({ is }) => is === each),
  );
  if (!isChoice) return undefined;
  const { terms } = takenApart(wordingOf(question.text, question.beside));
  if (!isOfWorkload(terms) && !WISHED_TIME.test(question.text)) return undefined;
  const isNow = terms.some(({ means }) => means === "current");
  const is = isNow ? presentWorkload(facts) : wantedWorkload(facts);
  if (is === undefined) return undefined;
  const [only, second] = choices.filter((choice) => choice.is === is.workload);
  return only === undefined || second !== undefined
    ? undefined
    : {
        ...derived(textClaim(only.option), is.why, 0.85),
        ...(isNow ? {} : { source: "answer_bank" }),
      };
}

/** "Bevorzugte Arbeitszeit" over just these two choices. */
const WISHED_TIME =
  /^(?:bevorzugte|gewunschte) arbeitszeit(?:modell)?$|^arbeitszeitmodell$|^(?:jornada|modalidad|horario) (?:preferid[oa]|desead[oa])$|^disponibilidad horaria$|^(?:tipo de )?jornada(?: laboral)? (?:que )?(?:buscas|prefieres|deseada)$|^(?:preferred|desired) (?:working (?:time|hours)|work schedule|schedule)$/;

const isOfWorkload = (terms: readonly Term[]): boolean =>
  terms.some(({ means }) => OF_WORKLOAD.has(means ?? "")) &&
  terms.every(
    ({ means }) =>
      means !== undefined && (AROUND.has(means) || OF_WORKLOAD.has(means) || means === "current"),
  );

const OF_WORKLOAD = new Set([
  "workload",
  "full time",
  "part time",
  "employment status",
  "employed",
]);

/** The one of the two that a text names. */
function workloadIn(text: string): Workload | undefined {
  const { terms } = takenApart(wordingOf(text));
  const isFull = terms.some(({ means }) => means === "full time");
  const isPart = terms.some(({ means }) => means === "part time");
  return isFull === isPart ? undefined : isFull ? "full time" : "part time";
}

function wantedWorkload({ answers }: Facts): { workload: Workload; why: string } | undefined {
  for (const { question, answer } of answers) {
    const said = typeof answer === "string" ? workloadIn(answer) : undefined;
    if (said === undefined) continue;
    const { terms } = takenApart(wordingOf(question));
    const isCurrent = terms.some(({ means }) => means === "current");
    if (!isCurrent) return { workload: said, why: `You answered "${question.slice(0, 120)}"` };
  }
  return byHours(answers);
}

/** Who would work 36 hours or more wants full time, who would work up to 30 part time; between the two it is the employer's word. */
function byHours(answers: Facts["answers"]): { workload: Workload; why: string } | undefined {
  for (const { question, answer } of answers) {
    const number =
      typeof answer === "string" && /^\d{1,2}(?:[.,]\d{1,2})?$/.test(answer.trim())
        ? Number(answer.trim().replace(",", "."))
        : undefined;
    if (number === undefined || !isOfHours(readQuestion({ question, kind: "integer" }))) continue;
    const why = `You answered "${question.slice(0, 120)}"`;
    if (number >= 36) return { workload: "full time", why };
    return number <= 30 ? { workload: "part time", why } : undefined;
  }
  return undefined;
}

function presentWorkload({ profile }: Facts): { workload: Workload; why: string } | undefined {
  const [only, second] = profile.experience.filter(
    (job) => isRunning(job, profile.experience) === true,
  );
  if (only === undefined || second !== undefined) return undefined;
  if (only.imported?.includes("experienceType") === true) return undefined;
  const workload = workloadIn(only.experienceType ?? "");
  return workload === undefined
    ? undefined
    : { workload, why: `Your job at ${only.company}, by its type` };
}
