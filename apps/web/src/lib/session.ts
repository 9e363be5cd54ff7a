import { z } from "zod";
import { storageKeys } from "./storage-keys.ts";

type Listener = (isOtherTab: boolean) => void;
const listeners = new Set<Listener>();
const Token = z.string().min(1).max(512);

/** The bearer token of the signed-in user, or undefined for a visitor. */
export function findToken(): string | undefined {
  try {
    return Token.safeParse(localStorage.getItem(storageKeys.token)).data;
  } catch {
    // Storage is blocked: then nobody can be signed in.
    return undefined;
  }
}

const SessionEnd = z.enum(["left", "expired"]);
/** `left`: by the person, who logged out or deleted the account. `expired`: by the server, which knows the token no more. */
export type SessionEnd = z.infer<typeof SessionEnd>;

/** Says how the session ends, before its token goes, so that the other tabs know it too. The first word counts. */
export function noteSessionEnd(end: SessionEnd): void {
  try {
    if (findSessionEnd() === undefined) localStorage.setItem(storageKeys.sessionEnd, end);
  } catch {
    // Storage is blocked: there is no other tab with a session either.
  }
}

/** How the session is ending or has ended; undefined while nobody has said so. */
export function findSessionEnd(): SessionEnd | undefined {
  try {
    return SessionEnd.safeParse(localStorage.getItem(storageKeys.sessionEnd)).data;
  } catch {
    return undefined;
  }
}

/** The person has read it. */
export function forgetSessionEnd(): void {
  try {
    localStorage.removeItem(storageKeys.sessionEnd);
  } catch {
    // Nothing was stored.
  }
}

export function saveToken(token: string): void {
  localStorage.removeItem(storageKeys.sessionEnd);
  localStorage.setItem(storageKeys.token, token);
  announce();
}

export function clearToken(): void {
  try {
    localStorage.removeItem(storageKeys.token);
  } catch {
    // Nothing was stored.
  }
  announce();
}

/** For `useSyncExternalStore`: also hears of another tab's sign-in and log-out, and says that it was another's. */
export function subscribeToToken(listener: Listener): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKeys.token || event.key === null) listener(true);
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

function announce(): void {
  for (const listener of listeners) listener(false);
}
