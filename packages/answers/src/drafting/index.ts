export { checkDraft } from "./check-draft.ts";
export { type DraftFacts, draftFacts } from "./draft-facts.ts";
export { draftLimit, draftPrompt } from "./draft-prompt.ts";
export { mayDraft } from "./may-draft.ts";
