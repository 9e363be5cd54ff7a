import { routes } from "@sendoff/contract/routes";
import { accountKeyOf, finishPortalLogin } from "@sendoff/db/applying";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, LINKEDIN } from "../../testing/applied.fixture.ts";
import { PortalLogins } from "../../testing/portal-logins.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
let logins: PortalLogins;
beforeAll(async () => {
  api = await createTestApi({ portalLoginWaitMs: 30_000, portalCodeWaitMs: 30_000 });
  logins = new PortalLogins(api);
});
afterAll(() => api.close());

const claimNext = (user: TestUser) => logins.claimNext(user);

const REFUSED = "The portal did not accept it.";
/** One sign-in to `email` by `user`, which the portal refuses. Returns the call's status. */
async function refusedTry(user: TestUser, email: string, from: string, on = api): Promise<number> {
  const body = { email, password: "wrong", platform_id: LINKEDIN };
  const answer = on.call(routes.login, { user, body, from });
  const row = await Promise.race([answer, claimNext(user)]);
  if (!("fence" in row)) return row.status;
  await finishPortalLogin(api.db, row, "refused", REFUSED);
  return (await answer).status;
}

test("nobody tries passwords of one portal account through us, from however many accounts of ours", async () => {
  const victim = "victim@example.test";
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries += 1) {
    statuses.push(await refusedTry(await api.createUser(), victim, `10.3.0.${tries}`));
  }
  expect(statuses).toEqual([451, 451, 451, 451, 451, 429]);
  // Another account on the portal is not held up, nor is who is connected to this one.
  expect(await refusedTry(await api.createUser(), "other@example.test", "10.3.0.9")).toBe(451);
  const owner = await api.createUser();
  await connect(api.db, owner.id);
  const key = accountKeyOf(api.pepper, LINKEDIN, victim);
  await api.db
    .updateTable("lane")
    .set({ account_key: key })
    .where("user_id", "=", owner.id)
    .execute();
  expect(await refusedTry(owner, victim, "10.3.0.10")).toBe(451);
  await api.database.pool.query(
    "update portal_login set created_at = created_at - interval '1 hour' where account_key = $1",
    [key],
  );
  expect(await refusedTry(await api.createUser(), victim, "10.3.0.11")).toBe(451);
});

test("one user gets twenty sign-ins an hour, whichever accounts they are to", async () => {
  const user = await api.createUser();
  for (let tries = 0; tries < 20; tries += 1) {
    expect(await refusedTry(user, `list-${tries}@example.test`, `10.4.0.${tries}`)).toBe(451);
  }
  expect(await refusedTry(user, "list-20@example.test", "10.4.0.20")).toBe(429);
});

test("one network gets as many as the operator allows, whichever users they are of", async () => {
  const few = await createTestApi({ portalLoginsPerIpHour: 2, portalLoginWaitMs: 1 });
  try {
    const one = async (from: string) => {
      const user = await few.createUser();
      const body = { email: user.email, password: "x", platform_id: LINKEDIN };
      return (await few.call(routes.login, { user, body, from })).status;
    };
    const answers = [await one("10.5.0.1"), await one("10.5.0.1"), await one("10.5.0.1")];
    expect(answers).toEqual([504, 504, 429]);
    expect(await one("10.5.0.2")).toBe(504);
  } finally {
    await few.close();
  }
});
