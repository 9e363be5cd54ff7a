export { answerField, answerForm } from "./engine.ts";
export type { Facts, JobFacts, SavedAnswer, UserFacts } from "./facts.ts";
export { factsFromJson } from "./facts-json.ts";
export { normaliseQuestion } from "./question.ts";
export { maySave } from "./may-save.ts";
export { isPlaceholder } from "./reading/option-words.ts";
export { type QuestionScope, scopeOf } from "./scope.ts";
export { yearsAtWork } from "./timeline.ts";
export { isUnknown, type Unknown } from "./unknown.ts";
export { checkDraft } from "./model/check-draft.ts";
export { type DraftFacts, draftFacts } from "./model/draft-facts.ts";
export { draftLimit, draftPrompt } from "./model/draft-prompt.ts";
export { mayDraft } from "./model/may-draft.ts";
export {
  choiceOf,
  COMMON_QUESTIONS,
  type CommonQuestion,
  rightToWork,
  START_DATE_WORDING,
  wordingsOf,
} from "./common/questions.ts";
export {
  choiceOfProfile,
  countryNameOf,
  proposeSkillYears,
  type SkillProposal,
  workCountries,
} from "./common/proposals.ts";
export { findPlaceAmong } from "./world/find-place.ts";
