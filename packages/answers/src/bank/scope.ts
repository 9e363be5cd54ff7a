import type { FieldKind } from "@sendoff/contract/form";
import type { JobFacts } from "../facts/facts.ts";
import type { Meaning } from "../question/meaning.ts";
import { type Question, readQuestion } from "../question/question.ts";
import { understand } from "../reading/understand.ts";
import { countryName } from "../world/countries.ts";
import { placeFrom } from "../world/places.ts";
import { skillKey } from "../world/skills.ts";

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
  /** The one skill whose years are asked for, as the question writes it. It is no part of what tells questions apart. */
  readonly skill: string;
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
    skill: skillAsked(question, meaning),
  };
}

/** No skill is longer than this many words. */
const MOST_WORDS = 5;

/** "Apache Kafka" of "How many years of Apache Kafka?"; empty for months, for several skills and for anything else. */
function skillAsked({ raw, text }: Question, meaning: Meaning | undefined): string {
  const wanted = meaning?.topic === "skill_years" ? meaning.subject : undefined;
  if (wanted === undefined || /\bmonths?\b|\b(and|or)\b/.test(text)) return "";
  const words = raw.replace(/[?*:.]+(?=\s|$)/g, "").split(/\s+/);
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const name = words.slice(start, start + length).join(" ");
      if (skillKey(name) === wanted && !/^(the|using|with|in) /i.test(name)) return name;
    }
  }
  return "";
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
