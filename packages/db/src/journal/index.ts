export {
  distrustDatabase,
  finishComparison,
  findHistory,
  forgetLostSubmits,
  isCompared,
  listUnknownSubmits,
} from "./comparison.repository.ts";
export { noteLostSubmit } from "./lost-submit.repository.ts";
