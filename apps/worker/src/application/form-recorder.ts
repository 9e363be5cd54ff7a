import { createHash } from "node:crypto";
import { maySave, scopeOf } from "@sendoff/answers/bank";
import type { JobFacts } from "@sendoff/answers/facts";
import type { FieldValue, FormField, GivenAnswer } from "@sendoff/contract/form";
import type { ReviewQuestion, SavedAs } from "@sendoff/contract/review";
import { isSameField } from "@sendoff/domain/review";
import type { ApplyInput } from "@sendoff/portals/driver";

type Answerer = ApplyInput["answer"];
type Decision = ReturnType<Answerer>;

/** What a form asks, as it is filled in: also what was left empty, and with the bounds of each field. */
export interface FormRecorder {
  /** In place of the answer engine: what was approved goes before what the engine would say. */
  readonly answer: Answerer;
  /** A field that `answer` knew none for was decided afterwards: a draft. */
  readonly amend: (field: FormField, decision: Decision) => void;
  /** The form is filled in as its user approved it. */
  readonly isApproved: boolean;
  /**
   * From here on only what was approved is answered, and what the user once said to this very question: for a portal that asks
   * after the click, where nobody can look at the filled form before it is sent.
   */
  readonly limitToApproved: () => void;
  /** A form page was reached. */
  readonly startPage: (title: string) => void;
  /**
   * The form's questions in their order, with what stands in each. `given`: the answers that the driver reports of it. `job`: what
   * the answer bank would keep an answer for.
   */
  readonly questions: (given: readonly GivenAnswer[], job: JobFacts) => ReviewQuestion[];
}

interface Asked {
  readonly field: FormField;
  readonly decision: Decision;
}

/**
 * Records a form while it is filled in. `approved`: the questions of an approved form, whose answers are given word for word. A
 * question that is not among them, or is asked in another way, gets the engine's answer; whoever compares the two forms
 * afterwards sees that (`formDifference`).
 */
export function createFormRecorder(
  engine: Answerer,
  approved: readonly ReviewQuestion[] = [],
): FormRecorder {
  const pages: { readonly key: string; readonly title: string }[] = [];
  const asked = new Map<string, Asked & { readonly step: string }>();
  const byKey = new Map(approved.map((question) => [question.key, question]));
  let lastKey = "";
  let isLimited = false;
  const startPage = (title: string): void => {
    const nth = pages.filter((page) => page.title === title).length;
    pages.push({ key: `${title}#${nth}`, title });
  };
  const findApproved = (field: FormField, key: string): ReviewQuestion | undefined => {
    const before = byKey.get(key);
    return before !== undefined && isSameField(before, describe(field)) ? before : undefined;
  };
  return {
    startPage,
    answer(field, page) {
      const place = page.indexOf(field);
      // Looked up only to see whether it is right: nobody can answer there.
      if (field.readOnly === true) return engine(field, page);
      // A list that was opened asks again with what it offers; that is no question of its own.
      if (place === -1) return decideAmong(byKey.get(lastKey), field, () => engine(field, page));
      const nth = page.slice(0, place).filter(({ question }) => question === field.question).length;
      const key = keyOf(pages.at(-1)?.key ?? "", field.question, nth);
      lastKey = key;
      const before = findApproved(field, key);
      const decision = before === undefined ? engine(field, page) : approvedAnswer(before, field);
      asked.set(key, { field, decision, step: pages.at(-1)?.title ?? "" });
      return isLimited && before === undefined && !isUsersAnswer(decision) ? UNAPPROVED : decision;
    },
    amend(field, decision) {
      const entry = [...asked].find(([, each]) => each.field === field);
      if (entry !== undefined) asked.set(entry[0], { ...entry[1], decision });
    },
    isApproved: approved.length > 0,
    limitToApproved: () => {
      isLimited = true;
    },
    questions: (given, job) => joinAnswers(asked, given, job),
  };
}

const UNAPPROVED: Decision = {
  kind: "unknown",
  reason: "You have not approved an answer to it yet",
  mustAsk: true,
};

/** The user has answered this very question before. */
const isUsersAnswer = (decision: Decision): boolean =>
  decision.kind === "answer" && decision.answer.source === "answer_bank";

/** Long statements are questions too: the place is kept short. */
function keyOf(page: string, question: string, nth: number): string {
  return createHash("sha256")
    .update(JSON.stringify([page, question, nth]))
    .digest("hex")
    .slice(0, 24);
}

function approvedAnswer(before: ReviewQuestion, field: FormField): Decision {
  if (before.value === null) {
    if (isEmpty(field.value)) return { kind: "unknown", reason: "You left it empty" };
    const why = "You left it empty";
    const answer = { value: emptied(field.value), source: "review", confidence: 1, why } as const;
    return { kind: "answer", answer };
  }
  const { value, source, confidence, why } = before;
  return { kind: "answer", answer: { value, source: source ?? "review", confidence, why } };
}

/** Among what a list offers only what was approved, letter by letter; the engine where nothing was approved. */
function decideAmong(
  before: ReviewQuestion | undefined,
  field: FormField,
  engine: () => Decision,
): Decision {
  if (before === undefined || before.value === null) return engine();
  const wanted = Array.isArray(before.value) ? before.value : [String(before.value)];
  const value = field.options.find((option) => wanted.includes(option));
  if (value === undefined) {
    return { kind: "unknown", reason: "The form does not offer what you approved" };
  }
  const { confidence, why } = before;
  return { kind: "answer", answer: { value, source: before.source ?? "review", confidence, why } };
}

const isEmpty = (value: FieldValue): boolean =>
  typeof value === "boolean" ? !value : value.length === 0;

const emptied = (value: FieldValue): FieldValue =>
  typeof value === "boolean" ? false : Array.isArray(value) ? [] : "";

type Described = Pick<
  ReviewQuestion,
  "question" | "section" | "hint" | "kind" | "required" | "options" | "min" | "max" | "max_length"
>;

function describe(field: FormField): Described {
  return {
    question: field.question,
    section: field.section ?? "",
    hint: field.hint ?? "",
    kind: field.kind,
    required: field.required,
    options: [...field.options],
    min: field.min ?? null,
    max: field.max ?? null,
    max_length: field.maxLength ?? null,
  };
}

/** As the inbox would keep it; null where an answer is for this form alone. */
function savedAs(field: FormField, job: JobFacts): SavedAs | null {
  if (!maySave(field)) return null;
  const { key, country, company, location } = scopeOf(field, job);
  return { key, country, company, location };
}

/** Two boxes with the same words ask two things: nothing tells the bank which. */
function withoutDoubles(questions: readonly ReviewQuestion[]): ReviewQuestion[] {
  const times = new Map<string, number>();
  for (const { saved_as: as } of questions) {
    if (as !== null) times.set(as.key, (times.get(as.key) ?? 0) + 1);
  }
  return questions.map((question) =>
    (times.get(question.saved_as?.key ?? "") ?? 0) > 1 ? { ...question, saved_as: null } : question,
  );
}

/** Each question that was asked with the answer that the driver says it gave, and what was given without being asked: files. */
function joinAnswers(
  asked: ReadonlyMap<string, Asked & { readonly step: string }>,
  given: readonly GivenAnswer[],
  job: JobFacts,
): ReviewQuestion[] {
  const left = [...given];
  const take = ({ field, step }: Pick<Asked & { step: string }, "field" | "step">) => {
    const at = left.findIndex(
      (each) => each.question === field.question && (step === "" || each.step === step),
    );
    return at === -1 ? undefined : left.splice(at, 1)[0];
  };
  // Those that were answered first: what is left may have been drafted for a question that nothing known answers.
  const written = new Map<string, GivenAnswer | undefined>();
  for (const kind of ["answer", "unknown"] as const) {
    for (const [key, each] of asked) if (each.decision.kind === kind) written.set(key, take(each));
  }
  const questions = [...asked].map(([key, { field, decision, step }]): ReviewQuestion => {
    const saved_as = savedAs(field, job);
    const question = { ...describe(field), key, step, can_edit: true, saved_as };
    const answer = written.get(key) ?? (decision.kind === "answer" ? decision.answer : undefined);
    if (answer === undefined) {
      const reason = decision.kind === "unknown" ? decision.reason : "";
      return { ...question, ...untouched(field, reason) };
    }
    const { value, source, confidence, why } = answer;
    // A date is written as the page wants it; what was meant is the date itself.
    const isDate = field.kind === "date" && decision.kind === "answer";
    const meant = isDate ? decision.answer.value : value;
    return { ...question, value: isEmpty(meant) ? null : meant, source, confidence, why };
  });
  const others = left.map((answer, index) => {
    const nth = left.slice(0, index).filter(({ question }) => question === answer.question).length;
    return otherAnswer(answer, nth);
  });
  const steps = [...new Set(given.map(({ step }) => step))];
  const place = ({ step }: ReviewQuestion): number => {
    const at = steps.indexOf(step);
    return at === -1 ? steps.length : at;
  };
  return withoutDoubles([...questions, ...others]).toSorted((a, b) => place(a) - place(b));
}

/** Nothing that is known says whether what the form holds is right. */
const UNCHECKED = 0.5;

/** Nothing was written: what the page held by itself is what would be sent. */
function untouched(
  field: FormField,
  reason: string,
): Pick<ReviewQuestion, "value" | "source" | "confidence" | "why"> {
  return isEmpty(field.value)
    ? { value: null, source: null, confidence: 0, why: reason }
    : {
        value: field.value,
        source: "prefilled",
        confidence: UNCHECKED,
        why: "The form held it already",
      };
}

function otherAnswer(answer: GivenAnswer, nth: number): ReviewQuestion {
  const { step, question, kind, required, options, value, source, confidence, why } = answer;
  return {
    key: keyOf(`${step}¦given`, question, nth),
    step,
    question,
    section: "",
    hint: "",
    kind,
    required,
    options,
    min: null,
    max: null,
    max_length: null,
    value: isEmpty(value) ? null : value,
    source,
    confidence,
    why,
    can_edit: false,
    saved_as: null,
  };
}
