export * from "./account-need.repository.ts";
export {
  type AnsweredPlatform,
  answerQuestions,
  platformsOf,
  skipQuestion,
} from "./answer-question.repository.ts";
export { type CommonAnswer, replaceCommonAnswers } from "./common-answers.repository.ts";
export {
  actOnApplication,
  retryApplicationIn,
  type UserActionOutcome,
} from "./user-action.repository.ts";
export { undoSkip, type UndoneSkip } from "./undo-skip.repository.ts";
export { questionId } from "./open-question.ts";
export { listOpenQuestions, type OpenQuestionGroup } from "./open-question.repository.ts";
export { getNeedsSettings, setNeedsSettings } from "./needs-settings.repository.ts";
export { editSavedAnswer } from "./edit-answer.repository.ts";
export {
  deleteSavedAnswer,
  listSavedAnswers,
  type SavedAnswerRow,
} from "./saved-answer.repository.ts";
