export { type FilterState, offerExclusions, type RejectedJob, withExclusion } from "./exclusion.ts";
export { REJECT_WORDS, rejectedSentence } from "./reject-words.ts";
export {
  checkReviewed,
  formDifference,
  isSameField,
  isSameReviewed,
  type ReviewedForm,
  type ReviewEdit,
  reviewForm,
  type AnswerToSave,
  answerToSave,
} from "./reviewed-form.ts";
