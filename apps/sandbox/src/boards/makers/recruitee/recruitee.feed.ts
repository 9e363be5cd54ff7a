import type { SiteClock } from "../../../site-clock.ts";
import type { Job } from "../../job.ts";
import { numberOf } from "../../made-ids.ts";
import type { Question } from "../../question.ts";
import { descriptionHtml, postingPlaceOf, publishedAt } from "../posting.ts";
import { jobPath, jobSlug } from "./recruitee.page.ts";

const TYPE_CODES: Readonly<Record<Job["job_type"], string>> = {
  fulltime: "fulltime",
  parttime: "parttime",
  contract: "contract",
  temporary: "temporary",
  internship: "internship",
};
const KINDS: Readonly<Partial<Record<Question["kind"], string>>> = {
  textarea: "text",
  radio: "single_choice",
  checkboxes: "multi_choice",
  consent: "legal",
  file: "file",
  date: "date",
};

const kindOf = ({ kind, options }: Question): string =>
  options.join() === "Yes,No" ? "boolean" : (KINDS[kind] ?? "string");

/** 2026-09-29 16:02:37 UTC, as the interface writes it. */
const stamp = (date: Date): string => date.toISOString().slice(0, 19).replace("T", " ") + " UTC";

/** The employer's questions under numbers that the form does not use. */
const openQuestion = (job: Job, question: Question, index: number) => ({
  id: numberOf(`${job.id}api${index}`, 7),
  kind: kindOf(question),
  body: question.label,
  required: question.required,
  position: index + 1,
  open_question_options: question.options.map((body, position) => ({ position, body })),
});

/** An offer as the public interface gives it. */
export function offerOf(job: Job, clock: SiteClock, origin: string) {
  const { city, country, countryCode } = postingPlaceOf(job);
  const url = `${origin}${jobPath(job)}`;
  const published = stamp(publishedAt(job, clock));
  const own = job.questions.filter(({ id }) => id.startsWith("candidate.openQuestionAnswers."));
  return {
    id: Number(job.id),
    slug: jobSlug(job),
    title: job.title,
    status: "published",
    company_name: job.company,
    department: job.department,
    description: descriptionHtml(job),
    requirements: "",
    location: job.location,
    city,
    country,
    country_code: countryCode,
    remote: job.workplace === "remote",
    hybrid: job.workplace === "hybrid",
    on_site: job.workplace === "on_site",
    employment_type_code: TYPE_CODES[job.job_type],
    salary: null,
    careers_url: url,
    careers_apply_url: `${url}/c/new`,
    options_cv: "required",
    options_cover_letter: "optional",
    options_phone: "required",
    created_at: published,
    published_at: published,
    close_at: null,
    tags: [],
    open_questions: own.map((question, index) => openQuestion(job, question, index)),
  };
}
