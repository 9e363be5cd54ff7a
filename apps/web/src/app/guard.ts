import type { QueryClient } from "@tanstack/react-query";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { loginPath, paths } from "../config/paths.ts";
import { ApiError } from "../lib/api-error.ts";
import { findToken } from "../lib/session.ts";
import { configQuery } from "../queries/config.query.ts";
import { hasCompletedOnboarding, userQuery } from "../queries/user.query.ts";
import { forgetOthersDrafts } from "../state/kept-drafts.ts";
import { endSession } from "./session-end.ts";

/** Enough for an answer that is already on its way, in milliseconds. */
const MODE_WAIT_MS = 300;

/**
 * Lets only signed-in people with a completed profile into /app. Visitors go to the sign-in card and come back to
 * where they were going; a token the server refuses is removed (SPEC 4). Without any answer, and while the server is busy or away
 * (5xx, 429), nobody has said that the token is wrong: it stays, and the area's error page offers to try again. The profile's own page is
 * shown then: it begins blank and says so (SPEC 4, 8), and a save is made on top of what the server holds.
 */
export function requireUser(client: QueryClient) {
  return async ({ request }: LoaderFunctionArgs): Promise<null> => {
    const { pathname, search } = new URL(request.url);
    if (findToken() === undefined) throw redirect(loginPath(pathname + search));
    const mode = client.prefetchQuery(configQuery);
    try {
      const user = await client.ensureQueryData(userQuery);
      forgetOthersDrafts(user.id);
      // With the mode known at once, its banner does not push the page down later; a late one holds nothing up.
      await Promise.race([mode, after(MODE_WAIT_MS)]);
      if (!hasCompletedOnboarding(user)) throw redirect(loginPath(pathname + search));
      return null;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        endSession(client);
        throw redirect(loginPath(pathname + search));
      }
      if (pathname === paths.app.cv) return null;
      throw error;
    }
  };
}

function after(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs);
  });
}
