import type { UserDetails, UserPlatform } from "@sendoff/contract";
import { hasSearchableRoles, preferencesFromFilters } from "../../queries/filters.ts";
import { isConnected } from "../../queries/platforms.query.ts";

/** How far a new account has come: CV, what to search for, a platform. */
export interface Setup {
  hasCv: boolean;
  hasPreferences: boolean;
  connected: readonly UserPlatform[];
  /** The profile part is done; a platform is not part of the profile. */
  isProfileComplete: boolean;
}

export function setupOf(user: UserDetails, platforms: readonly UserPlatform[]): Setup {
  const hasCv = user.cv !== null;
  const hasPreferences = hasSearchableRoles(preferencesFromFilters(user.filters));
  return {
    hasCv,
    hasPreferences,
    connected: platforms.filter(isConnected),
    isProfileComplete: hasCv && hasPreferences,
  };
}
