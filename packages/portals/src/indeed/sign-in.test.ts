import { expect, test } from "vitest";
import type { PortalSession } from "../portal-driver.ts";
import { HASTY, IMPATIENT, useStage } from "../suite/stage.fixture.ts";
import { indeedFixture } from "../testing/indeed.fixture.ts";

const stage = useStage(indeedFixture);

test("without a password the code that Indeed mails opens the account", async () => {
  const session = await stage.openSession();
  const account = stage.newAccount();
  const asked = await stage.driver.signIn(session, { email: account, password: "" });
  expect(asked).toMatchObject({ kind: "code_required", via: "email" });
  const code = await stage.portal.getCode(account);
  expect(await stage.driver.submitCode(session, code)).toEqual({ kind: "signed_in" });
});

test("a code that goes to the phone is reported as one", async () => {
  const session = await stage.openSession();
  const credentials = { email: stage.newAccount("sms"), password: stage.password };
  const asked = await stage.driver.signIn(session, credentials);
  expect(asked).toMatchObject({ kind: "code_required", via: "phone" });
});

test("too many wrong codes end the sign-in", async () => {
  const session = { ...(await stage.openSession()), patience: IMPATIENT };
  const account = stage.newAccount("otp");
  await stage.driver.signIn(session, { email: account, password: stage.password });
  const code = await stage.portal.getCode(account);
  const wrong = code === "111111" ? "222222" : "111111";
  const kinds: string[] = [];
  for (let count = 0; count < 6; count += 1) {
    kinds.push((await stage.driver.submitCode(session, wrong)).kind);
  }
  expect(kinds.at(0)).toBe("wrong_code");
  expect(kinds.at(-1)).toBe("expired");
});

test("an address that is none is refused with the portal's words", async () => {
  const session = await stage.openSession();
  const outcome = await stage.driver.signIn(session, { email: "nobody", password: "x" });
  expect(outcome).toEqual({ kind: "refused", message: "Enter a valid email address." });
});

test("a session that the portal has ended is not taken for a signed-in one", async () => {
  const { session, account } = await stage.signedIn();
  await stage.portal.setFaults(account, { session_expiry: "now" });
  expect(await stage.driver.isSignedIn(session)).toBe(false);
});

test("credentials are typed on the portal's own hosts only", async () => {
  const session = await stage.openSession();
  const form = "<form><input name=__email></form>";
  await session.page.route("**/*", (route) =>
    new URL(route.request().url()).hostname === "elsewhere.test"
      ? route.fulfill({ body: form, contentType: "text/html" })
      : route.fulfill({
          body: "<script>location='http://elsewhere.test/account/login'</script>",
          contentType: "text/html",
        }),
  );
  const outcome = await stage.driver.signIn(session, { email: "a@b.test", password: "hunter2" });
  expect(outcome).toMatchObject({ kind: "page_changed", locator: "login.host" });
  expect(await session.page.locator("input").inputValue()).toBe("");
});

const NOTICE = "<h1>What is new</h1><input aria-label='Answer'>";
const COMPLAINT = "<p role=alert>That was not correct. Please try again.</p>";

test("what a page says of its owner's own entry refuses nobody: it still asks", async () => {
  const session = { ...(await stage.openSession()), patience: HASTY };
  await showAtPortal(session, "/account/notice/1", NOTICE + COMPLAINT);
  expect((await stage.driver.goOnSigningIn(session)).kind).toBe("page_changed");
});

test("a code that its owner has typed wrongly by hand is still asked for", async () => {
  const session = { ...(await stage.openSession()), patience: HASTY };
  const box = "<form><input autocomplete=one-time-code></form>";
  await showAtPortal(session, "/auth/code", box + COMPLAINT);
  expect((await stage.driver.goOnSigningIn(session)).kind).toBe("code_required");
});

test("a portal that allows no more tries says so after its owner's entry, too", async () => {
  const session = { ...(await stage.openSession()), patience: HASTY };
  const words = "<p role=alert>Too many requests. Try again later.</p>";
  await showAtPortal(session, "/account/notice/1", NOTICE + words);
  expect((await stage.driver.goOnSigningIn(session)).kind).toBe("throttled");
});

async function showAtPortal(session: PortalSession, path: string, body: string): Promise<void> {
  const url = new URL(path, session.baseUrl).href;
  await session.page.route(url, (route) => route.fulfill({ body, contentType: "text/html" }));
  await session.page.goto(url);
}
