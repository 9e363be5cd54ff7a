import type { QueryClient } from "@tanstack/react-query";
import { paths } from "../config/paths.ts";
import { onSignedOut } from "../lib/api-client.ts";
import { findToken, subscribeToToken } from "../lib/session.ts";
import type { createAppRouter } from "./router.tsx";
import { endSession } from "./session-end.ts";

/**
 * The one place that reacts to the end of a session that this page did not end itself, a 401 or another tab's Log Out:
 * everything of the person is forgotten, the browser goes to / (SPEC 7). Answers how to stop following.
 */
export function followSignOut(
  client: QueryClient,
  router: Pick<ReturnType<typeof createAppRouter>, "navigate">,
): () => void {
  const leave = () => {
    endSession(client);
    void router.navigate(paths.home, { replace: true });
  };
  onSignedOut(leave);
  return subscribeToOtherTabs(leave);
}

/** Calls `leave` when a token that was there is removed from outside this tab. */
function subscribeToOtherTabs(leave: () => void): () => void {
  let known = findToken();
  return subscribeToToken((isOtherTab) => {
    const wasSignedIn = known !== undefined;
    known = findToken();
    if (isOtherTab && wasSignedIn && known === undefined) leave();
  });
}
