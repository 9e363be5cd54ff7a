import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { IMPATIENT, useStage } from "../suite/stage.fixture.ts";
import { glassdoorFixture } from "../testing/glassdoor.fixture.ts";

const stage = useStage(glassdoorFixture);

test("without a password Indeed's sign-in is taken, and the code that Indeed mails opens the account here", async () => {
  const session = await stage.openSession();
  const account = stage.newAccount();
  const asked = await stage.driver.signIn(session, { email: account, password: "" });
  expect(asked).toEqual({
    kind: "code_required",
    via: "email",
    message: "Indeed sent a code to your e-mail address.",
  });
  const code = await stage.portal.getCode(account);
  const wrong = code === "111111" ? "222222" : "111111";
  expect((await stage.driver.submitCode(session, wrong)).kind).toBe("wrong_code");
  expect(await stage.driver.submitCode(session, code)).toEqual({ kind: "signed_in" });
  expect(new URL(session.page.url()).origin).toBe(stage.portal.baseUrl);
  expect(await stage.driver.isSignedIn(session)).toBe(true);
});

describe("where Indeed's sign-in is the only one", () => {
  beforeAll(() => stage.portal.setVariant(glassdoorFixture.variants[1] ?? ""));
  afterAll(() => stage.portal.setVariant(stage.firstVariant));

  test("a password goes in there, and a code on top where one is asked for", async () => {
    const session = await stage.openSession();
    const account = stage.newAccount("otp");
    const credentials = { email: account, password: stage.password };
    expect((await stage.driver.signIn(session, credentials)).kind).toBe("code_required");
    const code = await stage.portal.getCode(account);
    expect(await stage.driver.submitCode(session, code)).toEqual({ kind: "signed_in" });
  });

  test("a captcha there is the user's too", async () => {
    const session = await stage.openSession();
    const credentials = { email: stage.newAccount("captcha"), password: stage.password };
    expect((await stage.driver.signIn(session, credentials)).kind).toBe("challenge");
  });
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
  expect(outcome).toEqual({ kind: "refused", message: "Please enter a valid email address." });
});

test("a session that the portal has ended is not taken for a signed-in one", async () => {
  const { session, account } = await stage.signedIn();
  await stage.portal.setFaults(account, { session_expiry: "now" });
  expect(await stage.driver.isSignedIn(session)).toBe(false);
});

test("credentials are typed on the portal's own hosts only", async () => {
  const session = await stage.openSession();
  const form = "<form><input name=username></form>";
  await session.page.route("**/*", (route) =>
    new URL(route.request().url()).hostname === "elsewhere.test"
      ? route.fulfill({ body: form, contentType: "text/html" })
      : route.fulfill({
          body: "<script>location='http://elsewhere.test/profile/login_input.htm'</script>",
          contentType: "text/html",
        }),
  );
  const outcome = await stage.driver.signIn(session, { email: "a@b.test", password: "hunter2" });
  expect(outcome).toMatchObject({ kind: "page_changed", locator: "login.host" });
  expect(await session.page.locator("input").inputValue()).toBe("");
});
