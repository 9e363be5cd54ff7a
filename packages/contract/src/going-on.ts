import { z } from "zod";
import { Said } from "./said.ts";

/** How what a user has just set going on a platform goes on. */
export const PlatformGoingOn = z.object({
  id: z.number(),
  name: z.string(),
  /** The run that takes it up, whether it was started for it or was under way; null when none could be. */
  run_id: z.string().nullable(),
  /** Why no run takes it up now, and what to do; empty when one does. */
  note: Said,
});
export type PlatformGoingOn = z.infer<typeof PlatformGoingOn>;
