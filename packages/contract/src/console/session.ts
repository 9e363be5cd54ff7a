import { z } from "zod";
import { defineRoutes, refusals } from "../route.ts";

/** Minutes without a call after which the console asks for a code again. */
export const CONSOLE_IDLE_MINUTES = 30;
/** Hours after which it does, however busy it was. */
export const CONSOLE_LONGEST_HOURS = 12;

/** Who is at the console, and until when the code that was typed for it is good. */
export const ConsoleSession = z.object({
  email: z.string(),
  /** First and last name of the operator's account; empty where it has none. */
  name: z.string(),
  /** When a code sent to the account's own address was last typed in this session; null: never. */
  checked_at: z.string().nullable(),
  /** Null where a code has to be typed first. Each call moves it on, up to `ends_at`. */
  good_until: z.string().nullable(),
  ends_at: z.string().nullable(),
});
export type ConsoleSession = z.infer<typeof ConsoleSession>;

/** What every call of the console has: its audience, and how it refuses. `optional`: whoever sends no token gets the same 404. */
export const consoleCall = { tag: "Console", auth: "optional", audience: "operator" } as const;

/** What every call of the console may refuse with. */
export const consoleRefusals = refusals(400, 403, 404, 503);

export const consoleSessionRoutes = defineRoutes({
  getConsoleSession: {
    ...consoleCall,
    method: "GET",
    path: "/v1/console/session",
    summary: "Who is at the console, and whether a code has to be typed first; is no use of it",
    audience: "operator-any-code",
    responses: { 200: ConsoleSession, ...consoleRefusals },
  },
  openConsole: {
    ...consoleCall,
    method: "POST",
    path: "/v1/console/open",
    summary: "Opens the console in this session, in which a code was typed lately",
    body: z.object({}),
    responses: { 200: ConsoleSession, ...consoleRefusals },
  },
});
