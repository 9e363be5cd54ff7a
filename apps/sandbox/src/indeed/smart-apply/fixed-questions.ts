import { Step, type Module, type QuestionDraft, type StepDraft } from "./form-model.ts";

/** Long texts have a counter that ends here (captured 2.7). */
const TEXT_MAX = 1500;
const DEGREES = ["High School", "Diploma", "Bachelor's", "Master's", "Doctorate"];

/** What the pages that are the same for every employer ask. */
const FIXED: Partial<Record<Module, readonly QuestionDraft[]>> = {
  contact: [
    { id: "first-name", label: "First name", kind: "text", prefill: "first_name" },
    { id: "last-name", label: "Last name", kind: "text", prefill: "last_name" },
    { id: "email", label: "Email address", kind: "email", prefill: "email" },
    { id: "phone", label: "Phone number", kind: "phone", prefill: "phone" },
  ],
  location: [
    { id: "country", label: "Country", kind: "select", options: [], prefill: "country" },
    { id: "postal-code", label: "Postcode", kind: "text", required: false },
    {
      id: "locality",
      label: "City, county",
      kind: "typeahead",
      suggests: "city",
      prefill: "city",
    },
    {
      id: "address",
      label: "Street address",
      kind: "text",
      required: false,
    },
  ],
  resume: [{ id: "resume", label: "Resume", kind: "resume" }],
  experience: [
    // Continue may be pressed with both empty (captured 2.6).
    { id: "job-title", label: "Job title", kind: "typeahead", suggests: "title", required: false },
    {
      id: "recent-company",
      label: "Company",
      kind: "typeahead",
      suggests: "company",
      required: false,
    },
  ],
  work_history: [
    { id: "work-title", label: "Job title", kind: "typeahead", suggests: "title" },
    { id: "work-company", label: "Company", kind: "typeahead", suggests: "company" },
    {
      id: "work-current",
      label: "Do you currently work here?",
      kind: "radio",
      options: ["Yes", "No"],
    },
    { id: "work-from", label: "Start date", kind: "date" },
    {
      id: "work-to",
      label: "End date",
      kind: "date",
      shown_if: { id: "work-current", value: "No" },
    },
  ],
  education: [
    { id: "school", label: "School name", kind: "typeahead", suggests: "school" },
    { id: "degree", label: "Level of education", kind: "select", options: DEGREES },
    { id: "field-of-study", label: "Field of study", kind: "text", required: false },
    { id: "graduated", label: "Graduation year", kind: "numeric", min: 1950, max: 2035 },
  ],
  intervention: [],
};

const REPEATED: Partial<Record<Module, number>> = { work_history: 4, education: 3 };

/** Completes the steps of a job: fixed questions, and ids that stay the same. */
export function completeSteps(drafts: readonly StepDraft[]): Step[] {
  let count = 0;
  return drafts.map((draft) => {
    const questions = (draft.questions ?? FIXED[draft.module] ?? []).map((question) => {
      count += 1;
      const given = question.options ?? [];
      const longest = question.kind === "textarea" ? TEXT_MAX : undefined;
      const options = question.kind === "consent" && given.length === 0 ? [question.label] : given;
      return {
        ...question,
        options,
        max_length: question.max_length ?? longest,
        required: question.required ?? true,
        id: question.id ?? `q${count}`,
      };
    });
    return Step.parse({
      module: draft.module,
      questions,
      groups_max: draft.groups_max ?? REPEATED[draft.module] ?? 1,
    });
  });
}
