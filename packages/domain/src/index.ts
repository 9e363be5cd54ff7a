export { skillYearsOf, withLanguage, withSkill } from "./answers/add-skill.ts";
export { type AnswerField, checkAnswer, takesSeveral } from "./answers/check-answer.ts";
export {
  isWorthALook,
  leastConfidence,
  leastSureFirst,
  type Sureness,
  SURENESS_MEANING,
  SURENESS_WORDS,
  surenessOf,
} from "./answers/sureness.ts";
export * from "./applying/headline.ts";
export * from "./applying/user-reported-outcome.ts";
export * from "./applying/receipt-words.ts";
export * from "./profile-labels.ts";
export * from "./job-fingerprint.ts";
export * from "./run-plan.ts";
export * from "./preview-plan.ts";
export * from "./run-start.ts";
export * from "./job-preferences.ts";
export * from "./platform-name.ts";
export * from "./notice-period.ts";
export * from "./yearly-pay.ts";
export * from "./money/judge-evidence.ts";
export * from "./money/order-state.ts";
export * from "./money/plans.ts";
export * from "./money/recharge.ts";
export * from "./money/reversal.ts";
export * from "./schedule/schedule-plan.ts";
export {
  addDays,
  dayStartAt,
  instantOf,
  isDate,
  isKnownZone,
  localDateAt,
  weekdayOf,
} from "./schedule/time-zone.ts";
export * from "./schedule/moment-words.ts";
export * from "./schedule/zone-names.ts";
export { ALSO_ASKS } from "./choosing/asked-skills.ts";
export * from "./choosing/filter-answer.ts";
export * from "./choosing/job-choices.ts";
export * from "./choosing/judge-job.ts";
export type { MatchScore, Seeker } from "./choosing/match-score.ts";
export * from "./choosing/match-words.ts";
export { fitPlace } from "./choosing/place-fit.ts";
export { countryOfPlace } from "./choosing/place-country.ts";
export * from "./portal-health/breaker.ts";
export * from "./portal-health/pause-words.ts";
export { verdictOf } from "./portal-health/verdict.ts";
export {
  type FilterState,
  offerExclusions,
  type RejectedJob,
  withExclusion,
} from "./review/exclusion.ts";
export { REJECT_WORDS, rejectedSentence } from "./review/reject-words.ts";
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
} from "./review/reviewed-form.ts";
export { ASKED_OF_PROFILE } from "./profile/asked-of-profile.ts";
