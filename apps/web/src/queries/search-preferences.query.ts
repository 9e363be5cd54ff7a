import type { JobPreferences } from "@sendoff/contract/profile";
import { useQuery } from "@tanstack/react-query";
import { jobPreferencesFromFilters } from "@sendoff/domain/profile";
import { userQuery } from "./user.query.ts";

/** What the user wants searched for, as saved; nothing while the user is being loaded. */
export function useSearchPreferences(): JobPreferences {
  const { data: user } = useQuery(userQuery);
  return jobPreferencesFromFilters(user?.filters ?? {});
}
