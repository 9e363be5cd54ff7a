import type { QueryClient } from "@tanstack/react-query";
import { noteSessionEnd } from "../lib/session.ts";
import { useProfileStore } from "../state/profile-store.ts";

/**
 * Forgets everything of the person who was signed in: token, stored profile, cached answers. The other tabs take it for an
 * end by the server, and keep what is typed in them, unless a Log Out has said otherwise.
 */
export function endSession(client: QueryClient): void {
  noteSessionEnd("expired");
  useProfileStore.getState().clear();
  client.clear();
}
