import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

/** Trying again helps against a lost network and a busy server, never against a refusal. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const status = error instanceof ApiError ? error.status : 0;
  return failures < 2 && (status === 0 || status >= 500);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: isWorthRetrying,
        retryDelay: (tries) => 400 * 2 ** tries,
      },
      // Without a connection a save fails at once and says so; it does not wait, and go off when nobody looks any more.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
