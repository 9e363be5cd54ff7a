import type { FieldKind } from "@sendoff/contract";
import type { JobFacts } from "./facts.ts";
import type { Meaning } from "./meaning.ts";
import { type Question, readQuestion } from "./question.ts";
import { understand } from "./understand.ts";
import { countryName } from "./world/countries.ts";
import { placeFrom } from "./world/places.ts";

/**
 * What a question asks, beside its words: "this country", "this location" and "us" change with the job. Two questions with
 * all of these equal are one question to the user. A part is empty where the question does not depend on it.
 */
export interface QuestionScope {
  /** The normalised question (`normaliseQuestion`). */
  readonly key: string;
  /** English name of the job's country. */
  readonly country: string;
  /** The employer, as the posting has it. */
  readonly company: string;
  /** The place of work, as the posting has it. */
  readonly location: string;
}

/** Key and scope of a form's question at a job. */
export function scopeOf(
  field: {
    readonly question: string;
    readonly options: readonly string[];
    readonly kind?: FieldKind;
  },
  job: JobFacts,
): QuestionScope {
  const question = readQuestion(field);
  const meaning = understand(question);
  const country = meaning?.isJobCountry === true ? placeFrom(job.location).country : undefined;
  return {
    key: question.key,
    country: country === undefined ? "" : countryName(country),
    company: asksAboutCompany(question, meaning) ? job.company : "",
    location: asksAboutPlace(question, meaning) ? job.location : "",
  };
}

/** Whether the answer may be another one for the same employer's job elsewhere. */
export function asksAboutPlace(question: Question, meaning: Meaning | undefined): boolean {
  return meaning?.subject === "@job" || /\b(commut\w+|this location)\b/.test(question.text);
}

/** Whether the question is about the employer who asks: having worked there, knowing somebody there, wanting to. */
export function asksAboutCompany(question: Question, meaning: Meaning | undefined): boolean {
  return (
    meaning?.subject?.startsWith("@company") === true ||
    /\b(applied|interviewed|worked|employed|related|relative|relatives|relationship|know anyone|conflict)\b.*\b(here|us|our (company|organi[sz]ation)|this (company|organi[sz]ation)|with us)\b/.test(
      question.text,
    ) ||
    /\bwhy\b.*\b(us|our company|this (role|company|job|position))\b/.test(question.text)
  );
}
