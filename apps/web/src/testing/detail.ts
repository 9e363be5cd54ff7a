import type { GivenAnswer } from "@sendoff/contract/form";
import type { ApplicationDetail, ApplicationStatus } from "@sendoff/contract/run";
import { anApplication } from "./fixtures.ts";

const AT = "2026-11-20T04:10:31.000Z";

/** One question of a receipt. */
export function anAnswer(
  question: string,
  value: GivenAnswer["value"],
  fields: Partial<GivenAnswer> = {},
): GivenAnswer {
  return {
    step: "Form",
    question,
    kind: "text",
    required: true,
    options: [],
    value,
    source: "profile",
    confidence: 1,
    why: "",
    ...fields,
  };
}

/** The evidence of an application in this status. */
export function aDetail(
  status: ApplicationStatus,
  fields: Partial<ApplicationDetail> = {},
): ApplicationDetail {
  return {
    application: anApplication({ status, applied_at: status === "APPLIED" ? AT : null }),
    evidence_deleted_at: null,
    applicant: "Meera Nair",
    applicant_email: "meera.nair@example.com",
    description: "",
    match_reasons: [],
    answers: [
      anAnswer("City", "Pune"),
      anAnswer("Notice period in days", "30", { source: "settings" }),
    ],
    open_questions: [],
    cv: { file_name: "Meera_CV.pdf", version: 4, sha256: "3f9ac21077beffff" },
    pictures: [],
    expired_pictures: [],
    steps: [],
    timeline: [
      { status: "APPLYING", at: AT, note: "" },
      { status, at: AT, note: "" },
    ],
    confirmation: "",
    proof: "none",
    arrival: null,
    own_acts: [],
    next_try: null,
    cost: { credits: 0, amount: 0, usd_inr_rate: null, state: "none" },
    ...fields,
  };
}
