import { createId } from "@sendoff/kit/ids";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Books, INDEED, LINKEDIN, openBooks, PEPPER } from "../testing/books.fixture.ts";
import type { LaneKey } from "./lane.repository.ts";
import {
  askLoginOwner,
  askPortalCode,
  claimPortalLogin,
  expireOldLogins,
  findGivenCode,
  finishPortalLogin,
  listOrphanedLogins,
  type LoginLease,
  renewPortalLogin,
} from "./portal-login-lease.repository.ts";
import {
  accountKeyOf,
  createPortalLogin,
  findAccountWaitSeconds,
  findPortalLogin,
  forgetPortalLogin,
  givePortalCode,
} from "./portal-login.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

const ACCOUNT = accountKeyOf(PEPPER, LINKEDIN, "asha@example.test");
const start = (key: LaneKey) =>
  books.db
    .transaction()
    .execute((trx) => createPortalLogin(trx, key, ACCOUNT, (id) => Buffer.from(`password ${id}`)));
const newKey = async (): Promise<LaneKey> => ({
  userId: (await books.createUser()).id,
  platformId: LINKEDIN,
});
const ask = (lease: LoginLease, isWrongCode = false, windowSeconds = 300) =>
  askPortalCode(books.db, lease, {
    message: "Type the code",
    sealedSession: Buffer.from("state"),
    pageAddress: "https://portal.test/checkpoint",
    windowSeconds,
    isWrongCode,
  });
async function claimed(key?: LaneKey): Promise<LoginLease> {
  const id = await start(key ?? (await newKey()));
  const lease = await claimPortalLogin(books.db, id, "w", 60);
  if (lease === undefined) throw new Error("not claimed");
  return lease;
}
const rowOf = (id: string) =>
  books.db.selectFrom("portal_login").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const set = (id: string, values: Record<string, unknown>) =>
  books.db.updateTable("portal_login").set(values).where("id", "=", id).execute();
const ago = (seconds: number) => sql<Date>`now() - make_interval(secs => ${seconds})`;
const expectNoSecrets = async (id: string): Promise<void> => {
  expect(await rowOf(id)).toMatchObject({
    sealed_credentials: null,
    sealed_code: null,
    sealed_session: null,
  });
};

test("sign-ins that wait for the account's owner count among the tries of its password", async () => {
  const account = accountKeyOf(PEPPER, LINKEDIN, "checked@example.test");
  const stranger = await newKey();
  const waitSeconds = () =>
    books.db.transaction().execute((trx) => findAccountWaitSeconds(trx, stranger, account));
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await waitSeconds()).toBe(0);
    const lease = await claimed();
    await set(lease.id, { account_key: account });
    expect(await askLoginOwner(books.db, lease, "A check")).toBe(true);
  }
  expect(await waitSeconds()).toBeGreaterThan(3000);
});

test("one worker of several claims a login, and it knows what it claimed", async () => {
  const id = await start(await newKey());
  const claims = await Promise.all(
    Array.from({ length: 6 }, () => claimPortalLogin(books.db, id, "w", 60)),
  );
  const won = claims.filter((lease) => lease !== undefined);
  expect(won).toMatchObject([{ claimedFrom: "queued", fence: 1, accountKey: ACCOUNT }]);
  expect(won[0]?.sealedCredentials).toEqual(Buffer.from(`password ${id}`));
  expect(await claimPortalLogin(books.db, createId(), "w", 60)).toBeUndefined();
});

test("of several codes at once one is taken, and it is the one the worker reads", async () => {
  const lease = await claimed();
  await ask(lease);
  expect(await findGivenCode(books.db, lease)).toEqual({ kind: "waiting" });
  const codes = ["111111", "222222", "333333", "444444"];
  const taken = await Promise.all(
    codes.map((code) => givePortalCode(books.db, lease, Buffer.from(code))),
  );
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(await findGivenCode(books.db, lease)).toEqual({
    kind: "given",
    sealedCode: Buffer.from(codes[taken.indexOf(true)] ?? ""),
  });
});

test("a code is taken only while one is asked for, in time and from the owner", async () => {
  const lease = await claimed();
  const give = (userId = lease.userId) =>
    givePortalCode(books.db, { ...lease, userId }, Buffer.from("1"));
  expect(await give()).toBe(false);
  await ask(lease);
  expect(await give((await newKey()).userId)).toBe(false);
  await set(lease.id, { otp_expires_at: ago(1) });
  expect(await give()).toBe(false);
  expect(await findGivenCode(books.db, lease)).toEqual({ kind: "over" });
  expect(await findPortalLogin(books.db, lease.id, lease.userId)).toMatchObject({ secondsLeft: 0 });
});

test("a wrong code asks again in the same window and forgets the code", async () => {
  const lease = await claimed();
  await ask(lease);
  await set(lease.id, { otp_expires_at: sql<Date>`now() + interval '100 seconds'` });
  await givePortalCode(books.db, lease, Buffer.from("000000"));
  expect(await ask(lease, true, 300)).toBe(true);
  const login = await findPortalLogin(books.db, lease.id, lease.userId);
  expect(login).toMatchObject({ state: "code_required", wrongCodes: 1 });
  expect(login?.secondsLeft).toBeLessThanOrEqual(100);
  expect((await rowOf(lease.id)).sealed_code).toBeNull();
  expect(await findGivenCode(books.db, lease)).toEqual({ kind: "waiting" });
  // Of many that were sent at once only the first was about the question; the others use up no more tries.
  expect(await givePortalCode(books.db, lease, Buffer.from("000001"))).toBe(false);
  expect(await givePortalCode(books.db, { ...lease, wrongCodes: 1 }, Buffer.from("2"))).toBe(true);
});

test("a sign-in that nobody waits for any more is forgotten with its secrets; one that asks its user is not", async () => {
  const key = await newKey();
  const waiting = { id: await start(key), userId: key.userId };
  const begun = await claimed();
  for (const login of [waiting, begun]) {
    const stranger = (await newKey()).userId;
    expect(await forgetPortalLogin(books.db, { id: login.id, userId: stranger })).toBe(false);
    expect(await forgetPortalLogin(books.db, login)).toBe(true);
    await expectNoSecrets(login.id);
    expect(await claimPortalLogin(books.db, login.id, "b", 60)).toBeUndefined();
  }
  expect(await renewPortalLogin(books.db, begun, 60)).toBe(false);
  const asking = await claimed();
  await ask(asking);
  expect(await forgetPortalLogin(books.db, asking)).toBe(false);
});

test("a newer login ends the older one at once, with its secrets, on this platform only", async () => {
  const key = await newKey();
  const lease = await claimed(key);
  await ask(lease);
  const elsewhere = await start({ ...key, platformId: INDEED });
  const newer = await start(key);
  expect(await findPortalLogin(books.db, lease.id, key.userId)).toMatchObject({ state: "expired" });
  await expectNoSecrets(lease.id);
  expect(await renewPortalLogin(books.db, lease, 60)).toBe(false);
  expect(await ask(lease)).toBe(false);
  expect(await findGivenCode(books.db, lease)).toEqual({ kind: "over" });
  expect(await finishPortalLogin(books.db, lease, "connected", "late")).toBe(false);
  for (const id of [elsewhere, newer]) {
    expect(await findPortalLogin(books.db, id, key.userId)).toMatchObject({ state: "queued" });
  }
});

test("of several logins started at once exactly one stays open", async () => {
  const key = await newKey();
  const ids = await Promise.all(Array.from({ length: 5 }, () => start(key)));
  const states = await Promise.all(ids.map((id) => findPortalLogin(books.db, id, key.userId)));
  expect(states.filter((login) => login?.state === "queued")).toHaveLength(1);
});

test("another worker goes on where a dead one stopped, from its sealed state", async () => {
  const lease = await claimed();
  await ask(lease);
  await givePortalCode(books.db, lease, Buffer.from("123456"));
  expect(await claimPortalLogin(books.db, lease.id, "b", 60)).toBeUndefined();
  expect(await listOrphanedLogins(books.db)).not.toContain(lease.id);
  await set(lease.id, { lease_until: ago(1) });
  expect(await listOrphanedLogins(books.db)).toContain(lease.id);
  const next = await claimPortalLogin(books.db, lease.id, "b", 60);
  expect(next).toMatchObject({
    claimedFrom: "code_given",
    fence: lease.fence + 1,
    sealedSession: Buffer.from("state"),
    pageAddress: "https://portal.test/checkpoint",
  });
  expect(await finishPortalLogin(books.db, lease, "failed", "late")).toBe(false);
  expect(await ask(lease)).toBe(false);
  if (next === undefined) throw new Error("not claimed");
  expect(await findGivenCode(books.db, next)).toMatchObject({ kind: "given" });
});

test("a queued login whose wake-up was lost is found again", async () => {
  const id = await start(await newKey());
  expect(await listOrphanedLogins(books.db)).not.toContain(id);
  await set(id, { created_at: ago(11) });
  expect(await listOrphanedLogins(books.db)).toContain(id);
});

test.each(["connected", "refused", "challenge", "expired", "failed"] as const)(
  "at the end (%s) the secrets are deleted and nothing follows",
  async (state) => {
    const lease = await claimed();
    await ask(lease);
    expect(await finishPortalLogin(books.db, lease, state, "the end")).toBe(true);
    await expectNoSecrets(lease.id);
    expect(await findPortalLogin(books.db, lease.id, lease.userId)).toMatchObject({
      state,
      message: "the end",
    });
    expect(await finishPortalLogin(books.db, lease, "failed", "again")).toBe(false);
    expect(await claimPortalLogin(books.db, lease.id, "b", 60)).toBeUndefined();
  },
);

test("a login that nobody finishes loses its secrets after a while, one that is worked on does not", async () => {
  const [old, busy] = [await claimed(), await claimed()];
  await set(old.id, { created_at: ago(1000), lease_until: ago(1) });
  await set(busy.id, { created_at: ago(1000) });
  expect(await expireOldLogins(books.db, 900)).toBe(1);
  await expectNoSecrets(old.id);
  expect(await findPortalLogin(books.db, old.id, old.userId)).toMatchObject({ state: "expired" });
  expect(await finishPortalLogin(books.db, old, "connected", "late")).toBe(false);
  expect((await rowOf(busy.id)).sealed_credentials).not.toBeNull();
});

test("another user's login is invisible", async () => {
  const lease = await claimed();
  const stranger = await newKey();
  expect(await findPortalLogin(books.db, lease.id, stranger.userId)).toBeUndefined();
  expect(await findPortalLogin(books.db, createId(), lease.userId)).toBeUndefined();
});

test("an account is one account however its name is typed, and another on another platform", () => {
  const key = (name: string, platformId = LINKEDIN) =>
    accountKeyOf(PEPPER, platformId, name).toString("hex");
  expect(key(" Asha@Example.test ")).toBe(key("asha@example.test"));
  expect(key("asha@example.test", INDEED)).not.toBe(key("asha@example.test"));
  expect(key("ash@example.test")).not.toBe(key("asha@example.test"));
});
