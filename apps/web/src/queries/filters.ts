import type { JobPreferences, PersonalInfo, Profile } from "@sendoff/contract/profile";
import { routes } from "@sendoff/contract/routes";
import { type UpdateUserDetails, type UserDetails } from "@sendoff/contract/user";
import { profileFromFilters, profileToFilters } from "@sendoff/domain/profile";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../lib/api-client.ts";
import { updateUser } from "./user.query.ts";

type Filters = UserDetails["filters"];
/**
 * Changes `filters` on top of what the server holds now, so that what another part or another tab wrote there is kept
 * (DECISIONS D12), and sends them as JSON text (SPEC 7).
 */
async function changeFilters(
  client: QueryClient,
  change: (user: UserDetails) => { filters: Filters; details?: TypedDetails },
): Promise<UserDetails> {
  // Not through the query, which waits for a connection: without one, saving fails at once.
  const { body: user } = await call(routes.getUserDetails);
  const { filters, details } = change(user);
  return updateUser(client, { ...details, filters: JSON.stringify(filters) });
}

export function savePreferences(
  client: QueryClient,
  { roles, locations, salaryRange }: JobPreferences,
): Promise<UserDetails> {
  return changeFilters(client, ({ filters }) => ({
    filters: {
      ...filters,
      roles,
      locations,
      ...(salaryRange === undefined ? {} : { salary_range: salaryRange }),
    },
  }));
}

type TypedDetails = Pick<UpdateUserDetails, "first_name" | "last_name" | "mobile" | "dial_code">;

/**
 * The profile of `filters` with the account's own name and phone number in it: these are what employers get, so they go
 * before what a CV says. The account's address stands in where the profile has none.
 */
export function profileOf(user: UserDetails): Profile {
  const profile = profileFromFilters(user.filters);
  const { first_name: firstName, last_name: lastName, mobile, dial_code: dialCode } = user;
  const phone = mobile.startsWith(dialCode) ? mobile.slice(dialCode.length) : mobile;
  return {
    ...profile,
    personal: {
      email: user.email,
      ...profile.personal,
      ...(firstName === "" ? {} : { firstName }),
      ...(lastName === "" ? {} : { lastName }),
      ...(mobile === "" ? {} : { phone, countryCode: dialCode }),
    },
  };
}

/** The account's details that a change of the profile changes with it, so that there is one name and one number. */
function detailsChanged(before: PersonalInfo, after: PersonalInfo): TypedDetails {
  const { firstName, lastName, phone = "", countryCode } = after;
  const isNamed = firstName !== undefined && firstName !== before.firstName;
  const isRenamed = lastName !== undefined && lastName !== before.lastName;
  const digits = phone.replaceAll(/[^\d+]/g, "");
  const hasMoved = phone !== before.phone || countryCode !== before.countryCode;
  const isOwnCode =
    countryCode !== undefined && (!digits.startsWith("+") || digits.startsWith(countryCode));
  return {
    ...(isNamed ? { first_name: firstName } : {}),
    ...(isRenamed ? { last_name: lastName } : {}),
    ...(hasMoved && digits !== ""
      ? { mobile: digits, ...(isOwnCode ? { dial_code: countryCode } : {}) }
      : {}),
  };
}

/** Saves a change of the profile made on top of the newest one; returns the profile as it is afterwards. */
export async function saveProfile(
  client: QueryClient,
  change: (profile: Profile) => Profile,
): Promise<Profile> {
  const user = await changeFilters(client, (newest) => {
    const before = profileOf(newest);
    const after = change(before);
    return {
      filters: { ...newest.filters, ...profileToFilters(after) },
      details: detailsChanged(before.personal, after.personal),
    };
  });
  return profileOf(user);
}
