export {
  choiceOf,
  COMMON_QUESTIONS,
  type CommonQuestion,
  rightToWork,
  START_DATE_WORDING,
  wordingsOf,
} from "./questions.ts";
export { choiceOfProfile, countryNameOf, proposeSkillYears, workCountries } from "./proposals.ts";
