import { routes } from "@sendoff/contract/routes";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryClient } from "../lib/query-client.ts";
import { storageKeys } from "../lib/storage-keys.ts";
import { aUser } from "../testing/fixtures.ts";
import { server } from "../testing/server.ts";
import { followLanguage } from "./follow-language.ts";
import { userQuery } from "./user.query.ts";

beforeEach(() => localStorage.clear());

/** What somebody's page does once it is known who they are. */
function meet(...users: readonly ReturnType<typeof aUser>[]) {
  const client = createQueryClient();
  const reload = vi.fn<() => void>();
  const stop = followLanguage(client, reload);
  for (const user of users) client.setQueryData(userQuery.queryKey, user);
  stop();
  return { reload };
}

describe("whose language the app speaks", () => {
  it("is the account's: the page is loaded anew in it, once", () => {
    const { reload } = meet(aUser({ language: "hi" }), aUser({ language: "hi", role: "Lead" }));
    expect(reload).toHaveBeenCalledOnce();
    expect(localStorage.getItem(storageKeys.language)).toBe("hi");
  });

  it("stays where the account has the same, or has none yet", () => {
    expect(meet(aUser({ language: "en" })).reload).not.toHaveBeenCalled();
    expect(meet(aUser({ language: null })).reload).not.toHaveBeenCalled();
  });

  it("does not change under somebody who is at work when another window has changed it", () => {
    const { reload } = meet(aUser({ language: "en" }), aUser({ language: "hi" }));
    expect(reload).not.toHaveBeenCalled();
  });

  it("becomes what a visitor chose before the sign-in", async () => {
    localStorage.setItem(storageKeys.languageForAccount, "en");
    const sent = Promise.withResolvers<unknown>();
    server.use(
      http.put(`*${routes.updateUserDetails.path}`, async ({ request }) => {
        sent.resolve(await request.json());
        return HttpResponse.json(aUser({ language: "en" }));
      }),
    );
    const { reload } = meet(aUser({ language: "hi" }));
    expect(await sent.promise).toEqual({ language: "en" });
    expect(reload).not.toHaveBeenCalled();
    expect(localStorage.getItem(storageKeys.languageForAccount)).toBeNull();
  });
});
