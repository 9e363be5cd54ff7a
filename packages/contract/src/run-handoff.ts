import { z } from "zod";
import { Translated } from "./translated.ts";

/** Which run takes up what a user has just released on a platform: applications whose questions are answered, or that they approved. */
export const RunHandoff = z.object({
  id: z.number(),
  name: z.string(),
  /** The run that takes it up, whether it was started for it or was under way; null when none could be. */
  run_id: z.string().nullable(),
  /** Why no run takes it up now, and what to do; empty when one does. */
  note: Translated,
});
export type RunHandoff = z.infer<typeof RunHandoff>;
