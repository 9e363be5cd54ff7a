import { jsonIsland, type Markup } from "../../markup.ts";
import type { Job } from "../job.ts";
import type { Question } from "../question.ts";

/** What the page itself knows of its questions, as the real one carries it for its scripts. */
export function carriedJob(job: Job): Markup {
  const questions = job.questions.map(({ id, label, required, kind, options }) => ({
    label,
    required,
    fields: [
      {
        name: kind === "checkboxes" ? `${id}[]` : id,
        type: typeName(kind),
        values: options.map((option, index) => ({ value: index + 1, label: option })),
      },
    ],
  }));
  const route = "routes/$url_token_.jobs_.$job_post_id";
  const named = (name: RegExp) =>
    questions.filter(({ fields }) => fields.some((field) => name.test(field.name)));
  const demographic = named(/^40000/);
  const jobPost = {
    title: job.title,
    job_post_location: job.location,
    questions: questions.filter((question) => !demographic.includes(question)),
    compliance: named(/^(gender|hispanic_ethnicity|veteran_status|disability_status)$/),
    demographic_questions: { questions: demographic },
    data_compliance: named(/^gdpr_/).map(() => ({ type: "gdpr", requires_consent: true })),
  };
  return jsonIsland("__remixContext", { state: { loaderData: { [route]: { jobPost } } } });
}

function typeName(kind: Question["kind"]): string {
  if (kind === "file") return "input_file";
  if (kind === "textarea") return "textarea";
  if (kind === "checkboxes") return "multi_value_multi_select";
  return kind === "select" || kind === "radio" ? "multi_value_single_select" : "input_text";
}
