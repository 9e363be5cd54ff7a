import type { QueryClient } from "@tanstack/react-query";
import type { Location } from "react-router";
import { isInside, loginPath, paths } from "../config/paths.ts";
import { onSignedOut } from "../lib/api-client.ts";
import { findSessionEnd, findToken, noteSessionEnd, subscribeToToken } from "../lib/session.ts";
import { userQuery } from "../queries/user.query.ts";
import { forgetDrafts, keepDrafts } from "../state/kept-drafts.ts";
import type { createAppRouter } from "./router.tsx";
import { endSession } from "./session-end.ts";

/**
 * The one place that reacts to the end of a session that this page did not end itself, a 401 or another tab's Log Out:
 * everything of the person is forgotten, the browser goes to / from every page for who is signed in (SPEC 7). Only what was typed and not saved is kept, and only
 * when nobody logged out, here or in another tab. Returns how to stop following.
 */
export function followSignOut(
  client: QueryClient,
  router: Pick<ReturnType<typeof createAppRouter>, "navigate" | "state">,
): () => void {
  const leave = () => {
    const isExpired = findSessionEnd() === "expired";
    const isKnown = client.getQueryData(userQuery.queryKey) !== undefined;
    const place = router.state.navigation.location ?? router.state.location;
    if (isExpired) keepTyped(client, place);
    else forgetDrafts();
    endSession(client);
    const asked = place.pathname + place.search;
    // Prices, terms and what a payment page sent the browser back with are for everybody: they stay, and say that the session has ended.
    if (isExpired && !isInside(asked)) return;
    // Nobody is known yet: an address was opened with a session that had ended, and is where a sign-in leads.
    const isOpened = isExpired && !isKnown && isInside(asked);
    void router.navigate(isOpened ? loginPath(asked) : paths.home, { replace: true });
  };
  onSignedOut(() => {
    noteSessionEnd("expired");
    leave();
  });
  return subscribeToOtherTabs(leave);
}

/** Nothing is kept of somebody who is not known: the first answer to this page was the 401. */
function keepTyped(client: QueryClient, { pathname, search }: Location): void {
  const account = client.getQueryData(userQuery.queryKey)?.id;
  const path = pathname + search;
  if (account !== undefined) keepDrafts(account, isInside(path) ? path : undefined);
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
