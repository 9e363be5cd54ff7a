import type { CvExtraction } from "@sendoff/contract/cv";
import { askAgain, fillGaps, hasGaps } from "@sendoff/cv/second-reading";
import type { Logger } from "@sendoff/kit/logger";
import { type AskModel, createModelClient, type ModelSettings } from "@sendoff/kit/model";

/** A person waits for it beside their upload. */
const CALL_TIMEOUT_MS = 15_000;
/** After a failed call the model is left alone for so long. */
const REST_MS = 60_000;
/** Calls at once; who comes then does without. */
const MAX_RUNNING = 4;

/** A CV's text and what the rules found in it. */
export interface FirstReading {
  readonly extraction: CvExtraction;
  readonly text: string;
}

/** What is shown to the person: `filled` names what only the model found. */
export interface BothReadings {
  readonly extraction: CvExtraction;
  readonly filled: readonly string[];
}

export type ReadAgain = (first: FirstReading) => Promise<BothReadings>;

/**
 * A model's second reading of CVs in which the rules left gaps (docs/decisions/012). Never throws: a model that fails, is slow or invents
 * leaves what the rules found. Undefined where the operator has set up none.
 */
export function openSecondReading(
  settings: ModelSettings | undefined,
  logger: Logger,
  ask: AskModel | undefined = settings && createModelClient(settings, CALL_TIMEOUT_MS),
): ReadAgain | undefined {
  if (ask === undefined) return undefined;
  let restsUntilMs = 0;
  let running = 0;
  return async ({ extraction, text }) => {
    const first = { extraction, filled: [] };
    if (!hasGaps(extraction) || running >= MAX_RUNNING || performance.now() < restsUntilMs)
      return first;
    running += 1;
    try {
      const reply = await ask(askAgain(extraction, text));
      if (reply.kind === "text") return fillGaps(extraction, text, reply.text);
      restsUntilMs = performance.now() + REST_MS;
      logger.warn({ why: reply.why }, "the model did not read a CV");
      return first;
    } finally {
      running -= 1;
    }
  };
}
