import { LoginOwnerAsked } from "@sendoff/contract/platform";
import { routes } from "@sendoff/contract/routes";
import { askLoginOwner, finishPortalLogin } from "@sendoff/db/applying";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LINKEDIN } from "../../testing/applied.fixture.ts";
import { PortalLogins } from "../../testing/portal-logins.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
let logins: PortalLogins;
beforeAll(async () => {
  api = await createTestApi({ portalLoginWaitMs: 30_000, portalCodeWaitMs: 30_000 });
  logins = new PortalLogins(api);
});
afterAll(() => api.close());

test("a sign-in whose portal asks for its owner is a 202, and says from then on what it asks and how it ends", async () => {
  const user = await api.createUser();
  const answer = logins.login(user);
  const lease = await logins.claimNext(user);
  await askLoginOwner(api.db, lease, "LinkedIn shows a check that only you can pass.");
  const { status, body } = await answer;
  expect(status).toBe(202);
  expect(LoginOwnerAsked.parse(body)).toMatchObject({
    session_id: lease.id,
    platform_id: LINKEDIN,
    message: expect.stringContaining("only you can pass"),
  });
  const params = { session_id: lease.id };
  const standing = (who = user) => api.call(routes.getLogin, { user: who, params });
  expect(await standing()).toMatchObject({ status: 202, body: { requiresOwner: true } });
  // They have passed it, and the portal sends a code besides.
  await logins.ask(lease);
  expect(await standing()).toMatchObject({
    status: 202,
    body: { requiresOTP: true, session_id: lease.id, via: "email" },
  });
  const given = logins.giveCode(user, lease.id);
  await logins.codeOf(lease);
  expect(await standing()).toMatchObject({ status: 202, body: { isUnderWay: true } });
  await askLoginOwner(api.db, lease, "LinkedIn shows a check that only you can pass.");
  expect(await given).toMatchObject({ status: 202, body: { requiresOwner: true } });
  await finishPortalLogin(api.db, lease, "connected", "");
  expect(await standing()).toMatchObject({ status: 200, body: { success: true } });
  expect(await standing(await api.createUser())).toMatchObject({ status: 404 });
});

test("a sign-in whose owner did not come says so where it is asked about", async () => {
  const user = await api.createUser();
  const answer = logins.login(user);
  const lease = await logins.claimNext(user);
  await askLoginOwner(api.db, lease, "A check.");
  await answer;
  await finishPortalLogin(api.db, lease, "challenge", "The time was over.");
  const standing = await api.call(routes.getLogin, { user, params: { session_id: lease.id } });
  expect(standing).toMatchObject({ status: 451, body: { message: "The time was over." } });
});
