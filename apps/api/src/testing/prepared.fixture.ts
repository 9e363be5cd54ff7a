import type { ReviewQuestion } from "@sendoff/contract/review";

/** A question of a prepared form that a profile answered. */
export const asked = (fields: Partial<ReviewQuestion>): ReviewQuestion => ({
  key: "years",
  step: "Additional Questions",
  question: "Years with Kafka?",
  section: "",
  hint: "",
  kind: "integer",
  required: true,
  options: [],
  min: 0,
  max: 50,
  max_length: null,
  value: "3",
  source: "derived",
  confidence: 0.86,
  why: "Kafka stands in two of your jobs",
  can_edit: true,
  saved_as: { key: "years with kafka", country: "", company: "", location: "" },
  ...fields,
});
/** The file that the form takes. */
export const CV = asked({
  key: "cv",
  question: "Resume",
  kind: "file",
  value: "cv.pdf",
  source: "cv",
  confidence: 1,
  can_edit: false,
  saved_as: null,
});
