import type { QueryClient } from "@tanstack/react-query";
import { useProfileStore } from "../state/profile-store.ts";

/** Forgets everything of the person who was signed in: token, stored profile, cached answers. */
export function endSession(client: QueryClient): void {
  useProfileStore.getState().clear();
  client.clear();
}
