import { z } from "zod";
import { defineRoutes } from "../route.ts";
import { consoleCall, consoleRefusals } from "./session.ts";

/** What waits, and how long the first of it has. */
export const Waiting = z.object({
  kind: z.string(),
  count: z.number().int(),
  oldest_seconds: z.number(),
});
export type Waiting = z.infer<typeof Waiting>;

export const ConsoleQueues = z.object({
  as_of: z.string(),
  /** What was promised somebody and is not done yet, by kind; those of nothing too. */
  backlogs: z.array(Waiting),
  /** Jobs that are due and that nobody has taken, by queue; every queue there is. */
  queues: z.array(Waiting.extend({ active: z.number().int(), failed_last_day: z.number().int() })),
  /** Lanes that workers hold now, by worker. */
  workers: z.array(
    z.object({ worker: z.string(), lanes: z.number().int(), oldest_seconds: z.number() }),
  ),
  /** Whether the database was compared with the journal of submits; until it is, nothing is sent. */
  is_compared: z.boolean(),
});
export type ConsoleQueues = z.infer<typeof ConsoleQueues>;

export const consoleQueueRoutes = defineRoutes({
  listConsoleQueues: {
    ...consoleCall,
    method: "GET",
    path: "/v1/console/queues",
    summary: "How much waits, how long the first of it has, and which workers are at work",
    responses: { 200: ConsoleQueues, ...consoleRefusals },
  },
});
