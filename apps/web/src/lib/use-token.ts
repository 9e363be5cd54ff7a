import { useSyncExternalStore } from "react";
import { findToken, subscribeToToken } from "./session.ts";

/** The bearer token as it is now; the component follows sign-in and log-out, in this tab and others. */
export function useToken(): string | undefined {
  return useSyncExternalStore(subscribeToToken, findToken);
}
