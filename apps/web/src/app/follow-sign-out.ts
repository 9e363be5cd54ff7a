import type { QueryClient } from "@tanstack/react-query";
import { paths } from "../config/paths.ts";
import { onSignedOut } from "../lib/api-client.ts";
import type { createAppRouter } from "./router.tsx";
import { endSession } from "./session-end.ts";

/** The one place that reacts to a 401: everything of the person is forgotten, the browser goes to / (SPEC 7). */
export function followSignOut(
  client: QueryClient,
  router: Pick<ReturnType<typeof createAppRouter>, "navigate">,
): void {
  onSignedOut(() => {
    endSession(client);
    void router.navigate(paths.home, { replace: true });
  });
}
