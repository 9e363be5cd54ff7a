import {
  checkDraft,
  type DraftFacts,
  draftLimit,
  draftPrompt,
  mayDraft,
} from "@sendoff/answers/drafting";
import type { FormField } from "@sendoff/contract/form";
import type { Clock } from "@sendoff/kit/clock";
import type { Logger } from "@sendoff/kit/logger";
import type { AskModel } from "@sendoff/kit/model";

/** What came of trying to draft an answer. */
export type DraftOutcome =
  | { readonly kind: "drafted"; readonly text: string }
  /** `reason` is for the user, who answers instead. */
  | { readonly kind: "refused"; readonly reason: string };

export interface Drafter {
  /** Drafts an answer to an open question; undefined where the question is none that may be drafted. Never throws. */
  readonly draft: (field: FormField, facts: DraftFacts) => Promise<DraftOutcome | undefined>;
}

/** After a failed call the model is left alone for so long: a form must not wait for it again and again. */
const REST_MS = 60_000;
/** The first draft, and one more with what was wrong with it. */
const MOST_DRAFTS = 2;
/** English has about four characters a token; models that think first need room for that. */
const THINKING_TOKENS = 2000;

const UNREACHED = "The model that drafts for you did not answer";
const UNTRUE = "The model's draft said what your profile does not say, so it was not used";

/** Drafts with the operator's model; only what `checkDraft` finds nothing wrong with is ever used. */
export function createDrafter({
  ask,
  clock,
  logger,
}: {
  readonly ask: AskModel;
  readonly clock: Clock;
  readonly logger: Logger;
}): Drafter {
  let restsUntilMs = 0;
  const draft = async (field: FormField, facts: DraftFacts): Promise<DraftOutcome> => {
    if (clock.monotonicMs() < restsUntilMs) return { kind: "refused", reason: UNREACHED };
    const limit = draftLimit(field);
    const maxTokens = Math.ceil(limit / 3) + THINKING_TOKENS;
    let before: { text: string; objections: string[] } | undefined;
    for (let count = 0; count < MOST_DRAFTS; count += 1) {
      const reply = await ask({ ...draftPrompt(field, facts, before), maxTokens });
      if (reply.kind === "failed") {
        restsUntilMs = clock.monotonicMs() + REST_MS;
        logger.warn({ why: reply.why }, "the model did not draft an answer");
        return { kind: "refused", reason: UNREACHED };
      }
      const text = reply.text.trim();
      const objections = checkDraft(text, facts, limit);
      if (objections.length === 0) return { kind: "drafted", text };
      // What is sent back stays bounded, however much came.
      before = { text: text.slice(0, limit * 2), objections: objections.slice(0, 20) };
    }
    logger.info({ objections: before?.objections.length }, "a draft was not used");
    return { kind: "refused", reason: UNTRUE };
  };
  return {
    draft: async (field, facts) => (mayDraft(field) ? draft(field, facts) : undefined),
  };
}
