import { hashText } from "../../seeded-random.ts";
import { type Form } from "./form-store.ts";
import type { Module, Step } from "./form-model.ts";

/** One page of a form: its address below `/beta/indeedapply/form/`, and what it asks. */
export interface FormPage {
  slug: string;
  step: Step | undefined;
}

export const REVIEW_SLUG = "review-module";
export const DONE_SLUG = "post-apply";

const SLUGS: Record<Exclude<Module, "questions">, string> = {
  contact: "contact-info-module",
  location: "profile-location",
  resume: "resume-selection-module/resume-selection",
  work_history: "resume-module/work-experience",
  education: "resume-module/education",
  experience: "resume-module/relevant-experience",
  qualifications: "qualification-questions-module",
  intervention: "intervention-module/missing-qualifications",
};

const INTERVENTION: Step = { module: "intervention", questions: [], groups_max: 1 };

function stepsOf(form: Form): readonly Step[] {
  const { steps } = form.job;
  const wanted = form.owner.faultsOf(form.account).intervention;
  if (wanted === undefined || wanted === null) return steps;
  const others = steps.filter((step) => step.module !== "intervention");
  return wanted ? [...others, INTERVENTION] : others;
}

/** The pages of a form in their order; the review page is always the last. */
export function pagesOf(form: Form): FormPage[] {
  let questions = 0;
  const used = new Map<string, number>();
  const pages = stepsOf(form).map((step): FormPage => {
    if (step.module === "questions") {
      questions += 1;
      return { slug: `questions-module/questions/${questions}`, step };
    }
    const slug = SLUGS[step.module];
    const times = (used.get(slug) ?? 0) + 1;
    used.set(slug, times);
    return { slug: times === 1 ? slug : `${slug}/${times}`, step };
  });
  return [...pages, { slug: REVIEW_SLUG, step: undefined }];
}

const SHADOW_ONE_IN = 4;

/** Whether this account's forms are drawn inside an open shadow root. */
export function usesShadow(form: Form): boolean {
  return (
    form.owner.faultsOf(form.account).shadow_forms ??
    hashText(`shadow:${form.account}`) % SHADOW_ONE_IN === 0
  );
}

/** Whether the question pages' button has the known test id, or the long hash that those of other jobs have. */
export function hasPlainTestId(form: Form): boolean {
  const kind = form.owner.faultsOf(form.account).continue_testid ?? null;
  return kind === null ? hashText(form.job.id) % 2 === 0 : kind === "plain";
}
