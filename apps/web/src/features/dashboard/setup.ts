import type { UserPlatform } from "@sendoff/contract/platform";
import type { UserDetails } from "@sendoff/contract/user";
import { hasJobPreferences, jobPreferencesFromFilters } from "@sendoff/domain/profile";
import { profileOf } from "../../queries/filters.ts";
import { isConnected } from "../../queries/platforms.query.ts";
import { isSectionComplete } from "../../state/section-status.ts";

/** How far a new account has come: CV, what to search for, a platform. */
export interface Setup {
  /** False until the platforms are loaded: then nobody is told to connect one. */
  isKnown: boolean;
  hasCv: boolean;
  /** A role and a place to search for are set, without which no run starts (DECISIONS D6). */
  canSearch: boolean;
  connected: readonly UserPlatform[];
  /**
   * The profile part is done: a CV whose review was cancelled has told nothing, and Job Preferences counts as done where the profile's own
   * page says Completed. A platform is not part of the profile.
   */
  isProfileComplete: boolean;
}

export function setupOf(user: UserDetails, platforms: readonly UserPlatform[] | undefined): Setup {
  const hasCv = user.cv !== null;
  const search = jobPreferencesFromFilters(user.filters);
  return {
    isKnown: platforms !== undefined,
    hasCv,
    canSearch: hasJobPreferences(search),
    connected: (platforms ?? []).filter(isConnected),
    isProfileComplete:
      hasCv && hasRead(user) && isSectionComplete(profileOf(user), "jobPrefs", search),
  };
}

const READ = ["experience", "education", "skills", "languages"] as const;

/** What only a CV or a form of its own fills in; names and places are typed at the start. */
export function hasRead(user: UserDetails): boolean {
  const profile = profileOf(user);
  return READ.some((key) => isSectionComplete(profile, key));
}
