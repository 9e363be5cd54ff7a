import type { DraftFacts } from "@sendoff/answers/drafting";
import type { FormField } from "@sendoff/contract/form";
import type { AnswerDecision, ApplyInput } from "@sendoff/portals/driver";
import type { Drafter, DraftOutcome } from "./drafter.ts";

/** No form asks for more letters than this; one that does is not worth the model's time. */
const MOST_DRAFTED = 5;
/** Less sure than any fact. */
const CONFIDENCE = 0.6;
const WHY = "Drafted by a model from your profile and the posting";

/**
 * Drafts for one application, in the driver's shape. A question that is read again, as after a page's complaint, gets the
 * draft that it had. `onDecided` hears of each.
 */
export function createDraftAnswerer(
  drafter: Drafter,
  facts: DraftFacts,
  onDecided: (field: FormField, decision: AnswerDecision) => void,
): NonNullable<ApplyInput["draft"]> {
  const drafts = new Map<string, DraftOutcome | undefined>();
  return async (field) => {
    const key = JSON.stringify([field.question, field.section ?? "", field.maxLength ?? 0]);
    if (!drafts.has(key)) {
      if (drafts.size >= MOST_DRAFTED) return undefined;
      const outcome = await drafter.draft(field, facts);
      // What is none of a model's questions costs nothing.
      if (outcome === undefined) return undefined;
      drafts.set(key, outcome);
    }
    const outcome = drafts.get(key);
    if (outcome === undefined) return undefined;
    const decision: AnswerDecision =
      outcome.kind === "drafted"
        ? {
            kind: "answer",
            answer: { value: outcome.text, source: "draft", confidence: CONFIDENCE, why: WHY },
          }
        : { kind: "unknown", reason: outcome.reason };
    onDecided(field, decision);
    return decision;
  };
}
