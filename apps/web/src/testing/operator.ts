import { consoleRoutes } from "@sendoff/contract/console";
import type { ConsoleSession } from "@sendoff/contract/console-session";
import { newcomer } from "./fixtures.ts";
import { handle } from "./handle.ts";
import { serveUser } from "./render-app.tsx";
import { server } from "./server.ts";

const EMAIL = "operator@sendoff.example";
const inMinutes = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000).toISOString();

/** An operator's session whose code is good for so many minutes more; null where none was typed. */
export const anOperatorSession = (minutesLeft: number | null): ConsoleSession => ({
  email: EMAIL,
  name: "R. Iyer",
  checked_at: inMinutes(-1),
  good_until: minutesLeft === null ? null : inMinutes(minutesLeft),
  ends_at: inMinutes(700),
});

/** Who is signed in is an operator, and the console is open unless told otherwise. */
export function serveOperator(session: ConsoleSession = anOperatorSession(20)): void {
  serveUser({ ...newcomer, email: EMAIL });
  server.use(handle(consoleRoutes.getConsoleSession, { status: 200, body: session }));
}
