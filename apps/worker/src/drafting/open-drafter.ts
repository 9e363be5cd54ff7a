import { systemClock } from "@sendoff/kit/clock";
import type { Logger } from "@sendoff/kit/logger";
import { createModelClient, type ModelSettings } from "@sendoff/kit/model";
import { createDrafter, type Drafter } from "./drafter.ts";

/** The operator's model as a drafter; undefined where they have set up none. */
export function openDrafter(model: ModelSettings | undefined, logger: Logger): Drafter | undefined {
  if (model === undefined) return undefined;
  return createDrafter({ ask: createModelClient(model), clock: systemClock(), logger });
}
