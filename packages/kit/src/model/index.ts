export { type AskModel, createModelClient } from "./model-client.ts";
export {
  modelKeyVariable,
  type ModelOffer,
  type ModelSettings,
  modelVariables,
  readModelOffer,
  readModelSettings,
} from "./model-config.ts";
