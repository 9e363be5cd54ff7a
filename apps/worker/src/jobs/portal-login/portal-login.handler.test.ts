import {
  accountKeyOf,
  claimPortalLogin,
  createPortalLogin,
  disconnectLane,
  findLaneSecret,
  findPortalLogin,
  givePortalCode,
} from "@sendoff/db/applying";
import { findUser } from "@sendoff/db/user";
import { createId } from "@sendoff/kit/ids";
import { listMailsTo } from "@sendoff/testkit/outbox";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  createApplicant,
  keyOf,
  LINKEDIN,
  openTestWorker,
  PASSWORD,
  type TestWorker,
} from "../../testing/test-worker.fixture.ts";
import { createSlots, type Slots } from "../../browser/slots.ts";
import { openSandbox, type Sandbox } from "../../testing/sandbox.fixture.ts";
import { maskAccount } from "./keep-connection.ts";
import { handlePortalLogin } from "./portal-login.handler.ts";

let sandbox: Sandbox;
let own: TestWorker;
beforeAll(async () => {
  sandbox = await openSandbox();
  own = await openTestWorker(sandbox.linkedinUrl);
});
afterAll(async () => {
  await own.close();
});

const signInWith = (slots: Slots, loginId: string): Promise<void> =>
  slots.signIn((giveUpDuring) => handlePortalLogin(own.worker, loginId, giveUpDuring));

async function begin(
  account: string,
  password = PASSWORD,
  userId?: string,
  slots: Slots = createSlots(1),
) {
  const { world } = own;
  const key = { userId: userId ?? (await createApplicant(world)).id, platformId: LINKEDIN };
  const id = await world.db
    .transaction()
    .execute((trx) =>
      createPortalLogin(trx, key, accountKeyOf(world.pepper, LINKEDIN, account), (loginId) =>
        world.sealer.seal(JSON.stringify({ email: account, password }), [
          "portal_login",
          "credentials",
          key.userId,
          loginId,
        ]),
      ),
    );
  return { key, id, done: signInWith(slots, id) };
}
type Begun = Awaited<ReturnType<typeof begin>>;

const find = ({ id, key }: Pick<Begun, "id" | "key">) =>
  findPortalLogin(own.world.db, id, key.userId);
const give = async ({ id, key }: Begun, code: string) => {
  const { wrongCodes = 0 } = (await find({ id, key })) ?? {};
  return givePortalCode(
    own.world.db,
    { id, userId: key.userId, wrongCodes },
    own.world.sealer.seal(code, ["portal_login", "code", key.userId, id]),
  );
};
const until = (login: Begun, isThere: (found: Awaited<ReturnType<typeof find>>) => boolean) =>
  vi.waitFor(
    async () => {
      const found = await find(login);
      if (!isThere(found)) throw new Error(`still ${found?.state}`);
    },
    { timeout: 20_000, interval: 50 },
  );
const laneOf = (userId: string) =>
  own.world.db.selectFrom("lane").selectAll().where("user_id", "=", userId).executeTakeFirst();

test("a sign-in that the portal accepts connects the account, keeps its secrets sealed and frees the lane", async () => {
  const login = await begin("plain@example.com");
  await login.done;
  expect(await find(login)).toMatchObject({ state: "connected" });
  expect(await laneOf(login.key.userId)).toMatchObject({
    state: "connected",
    account_label: "p•••@example.com",
    lease_until: null,
  });
  const sealed = await findLaneSecret(own.world.db, login.key, "credentials");
  expect(sealed?.includes(PASSWORD)).toBe(false);
  const opened = own.world.opener.open(sealed ?? Buffer.alloc(0), [
    "lane_secret",
    "credentials",
    login.key.userId,
    LINKEDIN,
  ]);
  expect(JSON.parse(opened)).toEqual({ email: "plain@example.com", password: PASSWORD });
  expect(await findLaneSecret(own.world.db, login.key, "session")).toBeDefined();
  expect(own.world.logLines().join("\n")).not.toContain(PASSWORD);
  const owner = await findUser(own.world.db, login.key.userId);
  const [mail] = await listMailsTo(own.world, owner?.email ?? "");
  expect(mail).toMatchObject({ subject: "A platform was connected in Sendoff" });
  expect(mail?.text).toMatch(/To: LinkedIn \(p•••@example\.com\)[^]*\/undo#[0-9A-Z-]{19}/);
});

test("a password that the portal refuses ends the sign-in with the portal's words and keeps nothing", async () => {
  const login = await begin("plain@example.com", "wrong");
  await login.done;
  const found = await find(login);
  expect(found?.state).toBe("refused");
  // Without the page's offer of another account.
  expect(found?.message).toBe("Wrong email or password. Try again.");
  expect(await findLaneSecret(own.world.db, login.key, "credentials")).toBeUndefined();
  expect(await laneOf(login.key.userId)).toMatchObject({ state: "signed_out" });
});

test("new credentials that the portal refuses leave the old ones and the connection as they were", async () => {
  const connected = await begin("kept@example.com");
  await connected.done;
  const secrets = () =>
    Promise.all(
      (["credentials", "session"] as const).map((kind) =>
        findLaneSecret(own.world.db, connected.key, kind),
      ),
    );
  const before = await secrets();
  const again = await begin("kept@example.com", "wrong", connected.key.userId);
  await again.done;
  expect(await find(again)).toMatchObject({ state: "refused" });
  expect(await secrets()).toEqual(before);
  expect(await laneOf(connected.key.userId)).toMatchObject({
    state: "connected",
    account_label: "k•••@example.com",
  });
});

test("a checkpoint that only the user can pass stops the sign-in", async () => {
  const login = await begin("captcha@example.com");
  await login.done;
  expect(await find(login)).toMatchObject({ state: "challenge" });
});

test("an account that is connected again is known to the portal by its browser, and meets no check", async () => {
  const account = "again@example.com";
  const connected = await begin(account);
  await connected.done;
  await sandbox.setFaults(account, { captcha: "login" });
  const again = await begin(account, PASSWORD, connected.key.userId);
  await again.done;
  expect(await find(again)).toMatchObject({ state: "connected" });
  // Its session has ended; the browser is known all the same.
  await sandbox.setFaults(account, { captcha: "login", session_expiry: "now" });
  const later = await begin(account, PASSWORD, connected.key.userId);
  await later.done;
  expect(await find(later)).toMatchObject({ state: "connected" });
  // Disconnected in between, it is a browser like any other.
  await disconnectLane(own.world.db, connected.key);
  const anew = await begin(account, PASSWORD, connected.key.userId);
  await anew.done;
  expect(await find(anew)).toMatchObject({ state: "challenge" });
});

test("a check at a connected account leaves it connected while its session holds, and asks for its user once it does not", async () => {
  const account = "twice@example.com";
  const connected = await begin(account);
  await connected.done;
  await sandbox.setFaults(account, { captcha: "login" });
  // Typed in another way, it is another sign-in than the stored one, and is tried.
  const first = await begin(account.toUpperCase(), PASSWORD, connected.key.userId);
  await first.done;
  expect(await find(first)).toMatchObject({ state: "challenge" });
  expect(await laneOf(connected.key.userId)).toMatchObject({ state: "connected", state_note: "" });
  await sandbox.setFaults(account, { captcha: "login", session_expiry: "now" });
  const second = await begin(account.toUpperCase(), PASSWORD, connected.key.userId);
  await second.done;
  const found = await find(second);
  expect(found).toMatchObject({ state: "challenge" });
  expect(await laneOf(connected.key.userId)).toMatchObject({
    state: "needs_user",
    state_note: found?.message,
    lease_until: null,
  });
});

test("a wrong code is reported and the right one connects, in the same session", async () => {
  const login = await begin("otp.two@example.com");
  await until(login, (found) => found?.state === "code_required");
  const code = await sandbox.readCode("otp.two@example.com");
  expect(await give(login, code === "000000" ? "111111" : "000000")).toBe(true);
  await until(login, (found) => found?.wrongCodes === 1 && found.state === "code_required");
  expect(await give(login, code)).toBe(true);
  await login.done;
  expect(await find(login)).toMatchObject({ state: "connected" });
});

test("the last wrong code that the portal takes ends the sign-in, and is not typed again", async () => {
  const account = "otp.last@example.com";
  await sandbox.setFaults(account, { pin_tries_told: 1 });
  const login = await begin(account);
  await until(login, (found) => found?.state === "code_required");
  const code = await sandbox.readCode(account);
  expect(await give(login, code === "000000" ? "111111" : "000000")).toBe(true);
  await login.done;
  expect(await find(login)).toMatchObject({
    state: "expired",
    message: "That was one wrong code too many. Connect again for a new one.",
  });
});

test("a sign-in that the portal's app confirms connects; until then it may be asked again, and no try is counted", async () => {
  const account = "appcheck.one@example.com";
  const login = await begin(account);
  await until(login, (found) => found?.state === "code_required");
  expect(await find(login)).toMatchObject({
    via: "app",
    message: "Open the LinkedIn app and confirm that it is you.",
  });
  expect(await give(login, "")).toBe(true);
  await until(login, (found) => found?.message.startsWith("LinkedIn has not let you in") === true);
  expect(await find(login)).toMatchObject({ state: "code_required", via: "app", wrongCodes: 0 });
  await sandbox.setFaults(account, { app_confirmed: true });
  expect(await give(login, "")).toBe(true);
  await login.done;
  expect(await find(login)).toMatchObject({ state: "connected" });
});

test("a newer sign-in takes the place of one that waits for its code, and connects", async () => {
  const first = await begin("otp.old@example.com");
  await until(first, (found) => found?.state === "code_required");
  const second = await begin("newer@example.com", PASSWORD, first.key.userId);
  await Promise.all([first.done, second.done]);
  expect(await find(first)).toMatchObject({ state: "expired" });
  expect(await find(second)).toMatchObject({ state: "connected" });
  expect(await laneOf(first.key.userId)).toMatchObject({ account_label: "n•••@example.com" });
});

// SPEC 7.46
test("an account that another user has connected is refused after its sign-in, with nothing kept, until it is free", async () => {
  const first = await begin("shared@example.com");
  await first.done;
  const second = await begin("Shared@Example.com");
  await second.done;
  const refused = await find(second);
  expect(refused).toMatchObject({ state: "refused" });
  expect(refused?.message).toContain("another Sendoff account");
  expect(await findLaneSecret(own.world.db, second.key, "credentials")).toBeUndefined();
  expect(await laneOf(second.key.userId)).toMatchObject({ state: "signed_out", account_label: "" });
  expect(await laneOf(first.key.userId)).toMatchObject({ state: "connected" });
  await disconnectLane(own.world.db, first.key);
  const third = await begin("shared@example.com", PASSWORD, second.key.userId);
  await third.done;
  expect(await find(third)).toMatchObject({ state: "connected" });
});

test("a disconnect while a code is awaited leaves no secret behind", async () => {
  const connected = await begin("before@example.com");
  await connected.done;
  const login = await begin("otp.gone@example.com", PASSWORD, connected.key.userId);
  await until(login, (found) => found?.state === "code_required");
  const code = await sandbox.readCode("otp.gone@example.com");
  await disconnectLane(own.world.db, login.key);
  await give(login, code);
  await login.done;
  expect(await findLaneSecret(own.world.db, login.key, "credentials")).toBeUndefined();
  expect(await findLaneSecret(own.world.db, login.key, "session")).toBeUndefined();
  expect(await laneOf(login.key.userId)).toMatchObject({ state: "signed_out" });
});

test("a sign-in that broke off twice is not tried a third time", async () => {
  const { world } = own;
  const user = await createApplicant(world);
  const id = await world.db
    .transaction()
    .execute((trx) =>
      createPortalLogin(trx, keyOf(user), Buffer.from("key"), () => Buffer.from("unread")),
    );
  for (const worker of ["a", "b"]) {
    await claimPortalLogin(world.db, id, worker, -1);
  }
  await signInWith(createSlots(1), id);
  expect(await findPortalLogin(world.db, id, user.id)).toMatchObject({ state: "failed" });
});

test("in a worker of one slot a user who looks for their code keeps nobody else from signing in", async () => {
  const slots = createSlots(1);
  const waiting = await begin("otp@example.com", PASSWORD, undefined, slots);
  await until(waiting, (found) => found?.state === "code_required");
  const other = await begin("other@example.com", PASSWORD, undefined, slots);
  await other.done;
  expect(await find(other)).toMatchObject({ state: "connected" });
  expect(await find(waiting)).toMatchObject({ state: "code_required" });
  await give(waiting, await sandbox.readCode("otp@example.com"));
  await waiting.done;
  expect(await find(waiting)).toMatchObject({ state: "connected" });
  expect(slots.free()).toBe(1);
});

test("a sign-in whose page made room for others goes on in another page once its user has the code", async () => {
  const crowded: Slots = {
    ...createSlots(1),
    signIn: (work) =>
      work(async (wait, _forWhat, leavePage) => {
        await leavePage?.();
        return wait();
      }),
  };
  const login = await begin("otp.crowded@example.com", PASSWORD, undefined, crowded);
  await until(login, (found) => found?.state === "code_required");
  await give(login, "000000");
  await until(login, (found) => found?.wrongCodes === 1);
  await give(login, await sandbox.readCode("otp.crowded@example.com"));
  await login.done;
  expect(await find(login)).toMatchObject({ state: "connected" });
});

test("a login that is gone is no fault", async () => {
  await expect(signInWith(createSlots(1), createId())).resolves.toBeUndefined();
});

test("an account is shown with most of its address masked", () => {
  expect(maskAccount("mira@example.com")).toBe("m•••@example.com");
  expect(maskAccount("no address")).toBe("n•••@");
});
