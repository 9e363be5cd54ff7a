import type { JobPreferences } from "@sendoff/contract/profile";
import { useQuery } from "@tanstack/react-query";
import { preferencesFromFilters } from "./filters.ts";
import { userQuery } from "./user.query.ts";

/** What the user wants searched for, as saved; nothing while the user is being loaded. */
export function useSearchPreferences(): JobPreferences {
  const { data: user } = useQuery(userQuery);
  return preferencesFromFilters(user?.filters ?? {});
}
