import { JobPreferences, type Profile, SalaryRange, type UserDetails } from "@sendoff/contract";
import { profileFromFilters, profileToFilters } from "@sendoff/domain";
import type { QueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { updateUser, userQuery } from "./user.query.ts";

type Filters = UserDetails["filters"];
const names = z.array(z.string()).catch([]);
const Stored = z.object({
  roles: names,
  locations: names,
  salary_range: SalaryRange.optional().catch(undefined),
});

/** What to search for, out of `filters`; a salary that was never touched stays undefined (DECISIONS D13). */
export function preferencesFromFilters(filters: Filters): JobPreferences {
  const { roles, locations, salary_range: salaryRange } = Stored.parse(filters);
  const kept = JobPreferences.safeParse({ roles, locations, salaryRange });
  return kept.success ? kept.data : { roles: [], locations: [] };
}

export function hasSearchableRoles(preferences: JobPreferences): boolean {
  return preferences.roles.length > 0 && preferences.locations.length > 0;
}

/**
 * Changes `filters` on top of what the server holds now, so that what another part or another tab wrote there is kept
 * (DECISIONS D12), and sends them as JSON text (SPEC 7).
 */
async function changeFilters(
  client: QueryClient,
  change: (filters: Filters) => Filters,
): Promise<UserDetails> {
  const user = await client.fetchQuery({ ...userQuery, staleTime: 0 });
  return updateUser(client, { filters: JSON.stringify(change(user.filters)) });
}

export function savePreferences(
  client: QueryClient,
  { roles, locations, salaryRange }: JobPreferences,
): Promise<UserDetails> {
  return changeFilters(client, (filters) => ({
    ...filters,
    roles,
    locations,
    ...(salaryRange === undefined ? {} : { salary_range: salaryRange }),
  }));
}

/** Saves a change of the profile made on top of the newest one; answers the profile as it is afterwards. */
export async function saveProfile(
  client: QueryClient,
  change: (profile: Profile) => Profile,
): Promise<Profile> {
  const user = await changeFilters(client, (filters) => ({
    ...filters,
    ...profileToFilters(change(profileFromFilters(filters))),
  }));
  return profileFromFilters(user.filters);
}
