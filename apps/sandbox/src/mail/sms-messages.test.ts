import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSandbox, type Sandbox } from "../sandbox.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "sandbox-sms-"));
  sandbox = await startSandbox({ portBase: 0, dataDir });
});
afterAll(() => sandbox.close());

const post = (form: Record<string, string>, signer = "AC1:token") =>
  fetch(new URL("/2010-04-01/Accounts/AC1/Messages.json", sandbox.urls.sms), {
    method: "POST",
    headers: { authorization: `Basic ${btoa(signer)}` },
    body: new URLSearchParams(form),
  });
const whole = { To: "+919876543210", From: "+15005550006", Body: "Your code is 123456" };

test("a message is queued and lies in the inbox of its number", async () => {
  const answer = await post(whole);
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({ to: whole.To, status: "queued", error_code: null });
  const listed = await fetch(`${sandbox.urls.sms}/api/messages?to=${encodeURIComponent(whole.To)}`);
  expect(await listed.json()).toMatchObject([{ to: whole.To, text: whole.Body }]);
});

test.each([
  [{ ...whole, To: "" }, 400, 21604],
  [{ ...whole, To: "98765" }, 400, 21211],
  [{ ...whole, To: "+15005550001" }, 400, 21211],
  [{ ...whole, From: "" }, 400, 21603],
  [{ ...whole, Body: "" }, 400, 21602],
])("what Twilio refuses is refused with its error number: %j", async (form, status, code) => {
  const answer = await post(form);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code, status });
});

test("another account's token is refused", async () => {
  expect((await post(whole, "AC2:token")).status).toBe(401);
});
