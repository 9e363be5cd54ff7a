import { z } from "zod";

/** What a process of the soak tells its parent. */
export const DriverMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("progress") }),
  z.object({
    kind: z.literal("result"),
    sequences: z.number(),
    operations: z.number(),
    /** Journals by kind and evidence by verdict: that everything happened often enough to mean something. */
    counts: z.record(z.string(), z.number()),
    failure: z.string().optional(),
  }),
]);
export type DriverMessage = z.infer<typeof DriverMessage>;
