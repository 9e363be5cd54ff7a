import { type UserPlatform } from "@sendoff/contract/platform";
import { routes } from "@sendoff/contract/routes";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/api-client.ts";
import { ApiError } from "../lib/api-error.ts";

export const templatesQuery = queryOptions({
  queryKey: ["platforms", "templates"],
  queryFn: async ({ signal }) => (await call(routes.getPlatformTemplates, { signal })).body,
  staleTime: 5 * 60_000,
});

/** The user's connections; a 404 means there is none (DECISIONS D6). */
export const platformsQuery = queryOptions({
  queryKey: ["platforms", "connections"],
  queryFn: async ({ signal }): Promise<UserPlatform[]> => {
    try {
      return (await call(routes.getPlatforms, { signal })).body;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return [];
      throw error;
    }
  },
});

/** 'success' in any case means connected (SPEC 3). */
export function isConnected(platform: Pick<UserPlatform, "status">): boolean {
  return platform.status.toLowerCase() === "success";
}
