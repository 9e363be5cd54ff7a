export { isPlaceholder } from "./option-words.ts";
export { normaliseQuestion } from "./question.ts";
