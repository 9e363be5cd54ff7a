export { answerField, answerForm } from "./engine.ts";
export { isUnknown } from "../unknown.ts";
