import { routes } from "@sendoff/contract/routes";
import { type UpdateUserDetails, type UserDetails } from "@sendoff/contract/user";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "../lib/api-client.ts";

export const userQuery = queryOptions({
  queryKey: ["user"],
  queryFn: async ({ signal }) => (await call(routes.getUserDetails, { signal })).body,
  staleTime: 60_000,
});

/** The start-up check's question: is this person in, or is the profile step next (SPEC 4)? */
export function hasCompletedOnboarding(user: UserDetails): boolean {
  return user.first_name !== "" && user.mobile !== "";
}

/** Sends only the fields given; the answer becomes the cached user. */
export async function updateUser(
  client: QueryClient,
  fields: z.input<typeof UpdateUserDetails>,
): Promise<UserDetails> {
  const { body } = await call(routes.updateUserDetails, { body: fields });
  client.setQueryData(userQuery.queryKey, body);
  return body;
}
