import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { answerField, isUnknown } from "@sendoff/answers/engine";
import { factsFromJson, type Facts } from "@sendoff/answers/facts";
import type { FieldValue, FormField } from "@sendoff/contract/form";
import type { AnswerDecision, ApplyInput, CvFile } from "@sendoff/portals/driver";
import { DEMO_CV } from "@sendoff/testkit/person";

/** Nobody: the numbers and addresses are of ranges that are kept for examples. */
const PERSON = {
  user: {
    first_name: "Asha",
    last_name: "Raman",
    email: "asha.raman@example.com",
    dial_code: "+91",
    mobile: "9876543210",
    country: "India",
    location: "Bangalore, Karnataka, India",
    role: "Backend Engineer",
    notice_period: "30 days",
    current_ctc: 2_600_000,
    current_ctc_currency: "INR",
    expected_ctc: 3_400_000,
    expected_ctc_currency: "INR",
  },
};

/** The facts of the made-up person, or those in `file`, written as for `form:inspect --profile`. */
export function readFacts(file: string | undefined, today: string): Facts {
  const given: unknown = file === undefined ? PERSON : JSON.parse(readFileSync(file, "utf8"));
  const facts = factsFromJson(given);
  return { ...facts, today: facts.today === "" ? today : facts.today };
}

/** The CV in `file`, or the made-up person's. */
export function readCv(file: string = DEMO_CV): CvFile {
  const bytes = readFileSync(file);
  return {
    fileName: basename(file),
    mimeType: "application/pdf",
    bytes,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
}

/** Something the control takes, so that the next step comes into sight. It is never sent. */
function anyValue({ kind, options, min }: FormField): FieldValue | undefined {
  const [first] = options;
  if (first !== undefined) return kind === "checkboxes" || kind === "multiselect" ? [first] : first;
  switch (kind) {
    case "checkbox":
      return true;
    case "integer":
    case "decimal":
      return String(min ?? 1);
    case "date":
      return "2030-01-15";
    case "url":
      return "https://example.com/";
    case "email":
      return PERSON.user.email;
    case "tel":
      return PERSON.user.mobile;
    case "text":
    case "textarea":
      return "Example";
    case "typeahead":
      return PERSON.user.location;
    case "select":
    case "radio":
    case "checkboxes":
    case "multiselect":
    case "file":
      return undefined;
  }
}

const isEmpty = (value: FieldValue): boolean =>
  value === "" || value === false || (Array.isArray(value) && value.length === 0);

function given(
  value: FieldValue,
  source: "prefilled" | "profile",
  why: string,
): {
  kind: "answer";
  answer: { value: FieldValue; source: typeof source; confidence: 1; why: string };
} {
  return { kind: "answer", answer: { value, source, confidence: 1, why } };
}

/**
 * Answers for a form that is never sent: what the account has filled in stays, so that nothing of it is changed; then the
 * facts; then, where an answer is required, anything that the control takes. `onValue` is told what stands or is written.
 */
export function answererOf(
  facts: Facts,
  onValue: (field: FormField, value: FieldValue) => void,
): ApplyInput["answer"] {
  const decide = (field: FormField, page: readonly FormField[]): AnswerDecision => {
    if (field.error === "" && !isEmpty(field.value)) {
      return given(field.value, "prefilled", "The account's own");
    }
    const answer = answerField(field, facts, page);
    if (!isUnknown(answer)) return { kind: "answer", answer };
    const any = field.required ? anyValue(field) : undefined;
    if (any === undefined) return { kind: "unknown", reason: answer.reason };
    return given(any, "profile", "Made up to see the next step");
  };
  return (field, page) => {
    const decision = decide(field, page);
    onValue(field, field.value);
    if (decision.kind === "answer") onValue(field, decision.answer.value);
    return decision;
  };
}
