import type { SuiteJob, SuiteQuestion } from "./portal.fixture.ts";

const KINDS: Readonly<Record<SuiteQuestion["kind"], object>> = {
  text: { kind: "text" },
  integer: { kind: "numeric", min: 0, max: 99 },
  textarea: { kind: "textarea" },
  select: { kind: "select" },
  radio: { kind: "radio" },
  checkboxes: { kind: "checkboxes" },
  consent: { kind: "consent" },
  city: { kind: "typeahead", suggests: "city" },
  date: { kind: "date" },
  cv: { kind: "resume" },
  photo: { kind: "file", purpose: "photo" },
};

/** A job of the suite for a replica whose form is Indeed's. */
export function smartApplyJob(
  job: SuiteJob,
  own: { readonly id: string; readonly location: string },
): object {
  return {
    ...own,
    title: job.title,
    company: job.company,
    salary: job.pay ?? null,
    apply: job.state === "external" ? "external" : "easy",
    state: job.state === "closed" ? "closed" : "open",
    already_applied: job.state === "applied_before" ? "everyone" : "none",
    steps: (job.pages ?? []).map((page) => ({
      title: page.title,
      questions: page.questions.map((question) => ({
        label: question.label,
        required: question.isOptional !== true,
        ...(question.options === undefined ? {} : { options: question.options }),
        ...KINDS[question.kind],
      })),
    })),
  };
}
