export { skillYearsOf, withLanguage, withSkill } from "./add-skill.ts";
export { type AnswerField, checkAnswer, takesSeveral } from "./check-answer.ts";
export {
  isWorthALook,
  leastConfidence,
  leastSureFirst,
  type Sureness,
  SURENESS_MEANING,
  SURENESS_WORDS,
  surenessOf,
} from "./sureness.ts";
