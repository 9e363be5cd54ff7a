import { expect, test } from "vitest";
import { PLAIN_JOB } from "../testing/suite-jobs.fixture.ts";
import type { Stage } from "./stage.fixture.ts";

/** Signing in beyond the plain way. */
export function describeSignIn(stage: Stage): void {
  test("a mailed code finishes the sign-in; a wrong one is told and may be tried again", async () => {
    const session = await stage.openSession();
    const account = stage.newAccount("otp");
    const outcome = await stage.driver.signIn(session, {
      email: account,
      password: stage.password,
    });
    expect(outcome).toMatchObject({ kind: "code_required", via: "email" });
    const code = await stage.portal.getCode(account);
    const wrong = code === "111111" ? "222222" : "111111";
    expect((await stage.driver.submitCode(session, wrong)).kind).toBe("wrong_code");
    expect((await stage.driver.submitCode(session, wrong)).kind).toBe("wrong_code");
    expect(await stage.driver.submitCode(session, code)).toEqual({ kind: "signed_in" });
    expect(await stage.driver.isSignedIn(session)).toBe(true);
  });

  const { appPrompt } = stage;
  test.runIf(appPrompt !== undefined)(
    "a confirmation in the portal's app finishes the sign-in; before it, the portal may be asked again",
    async () => {
      const session = await stage.openSession();
      const account = stage.newAccount(appPrompt?.name);
      const outcome = await stage.driver.signIn(session, {
        email: account,
        password: stage.password,
      });
      expect(outcome).toMatchObject({ kind: "code_required", via: "app" });
      expect((await stage.driver.submitCode(session, "")).kind).toBe("not_confirmed");
      await stage.portal.setFaults(account, appPrompt?.confirmed ?? {});
      expect(await stage.driver.submitCode(session, "")).toEqual({ kind: "signed_in" });
      expect(await stage.driver.isSignedIn(session)).toBe(true);
    },
  );

  test("a captcha is a challenge for the user", async () => {
    const session = await stage.openSession();
    const credentials = { email: stage.newAccount("captcha"), password: stage.password };
    expect((await stage.driver.signIn(session, credentials)).kind).toBe("challenge");
  });

  test("who is signed in already stays signed in", async () => {
    const { session, account } = await stage.signedIn();
    const again = await stage.driver.signIn(session, { email: account, password: stage.password });
    expect(again).toEqual({ kind: "signed_in" });
  });

  test("pages of a signed-out account say that the session is over", async () => {
    const session = await stage.openSession();
    expect((await stage.driver.read(session, stage.cardOf(PLAIN_JOB))).kind).toBe(
      "session_expired",
    );
    const found = stage.driver.search(session, { roles: ["Engineer"], locations: ["Pune"] });
    expect((await found.next()).value).toEqual({ kind: "session_expired" });
  });
}
