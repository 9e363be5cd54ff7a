import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSandbox, type Sandbox } from "../sandbox.ts";

let dataDir: string;
let sandbox: Sandbox;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "sandbox-mail-"));
  sandbox = await startSandbox({ portBase: 0, dataDir });
});
afterAll(() => sandbox.close());

const transport = () =>
  createTransport({ host: "127.0.0.1", port: sandbox.smtpPort, secure: false });
const list = async (path: string) => (await fetch(path)).json();

test("mail sent over SMTP is listed for its address, newest first, with its text decoded", async () => {
  const mailer = transport();
  await mailer.sendMail({ from: "a@b.test", to: "Asha@Example.test", subject: "Erste", text: "1" });
  await mailer.sendMail({
    from: "a@b.test",
    to: "asha@example.test",
    subject: "Zweite – ü",
    html: "<p>Your code is <b>123456</b></p>",
  });
  await mailer.sendMail({ from: "a@b.test", to: "other@example.test", subject: "x", text: "x" });
  const messages = await list(`${sandbox.urls.mail}/api/messages?to=asha@example.test`);
  expect(messages).toHaveLength(2);
  expect(messages[0]).toMatchObject({ subject: "Zweite – ü", to: "asha@example.test" });
  expect(messages[0].text).toContain("Your code is 123456");
  expect(messages[1]).toMatchObject({ subject: "Erste", text: "1" });
  expect(Object.keys(messages[0]).toSorted()).toEqual([
    "id",
    "received_at",
    "subject",
    "text",
    "to",
  ]);
});

test("the mail page shows a message as text, never as markup", async () => {
  const subject = "<img src=x onerror=alert(1)>";
  await transport().sendMail({
    from: "a@b.test",
    to: "m@example.test",
    subject,
    text: "<b>bold</b>",
  });
  const page = await (await fetch(`${sandbox.urls.mail}?to=m@example.test`)).text();
  expect(page).toContain("&lt;b&gt;bold&lt;/b&gt;");
  expect(page).not.toContain("<img src=x");
});

test("texts are taken, listed by number however it is written, and refused without a body", async () => {
  const post = (body: unknown) =>
    fetch(`${sandbox.urls.sms}/api/messages`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  expect((await post({ to: "+91 98765 43210", text: "Code 111111" })).status).toBe(201);
  expect((await post({ to: "+91 98765 43210" })).status).toBe(400);
  const messages = await list(`${sandbox.urls.sms}/api/messages?to=919876543210`);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({ text: "Code 111111" });
  expect(await (await fetch(sandbox.urls.sms)).text()).toContain("Code 111111");
});

test("messages are still there after a restart", async () => {
  const before = await list(`${sandbox.urls.mail}/api/messages`);
  await sandbox.close();
  sandbox = await startSandbox({ portBase: 0, dataDir });
  expect(before.length).toBeGreaterThan(0);
  expect(await list(`${sandbox.urls.mail}/api/messages`)).toEqual(before);
});
