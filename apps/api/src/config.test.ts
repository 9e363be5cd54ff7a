import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { readApiConfig } from "./config.ts";

const key = (): string => randomBytes(32).toString("base64");
const complete = {
  DATABASE_URL: "postgres://sendoff@127.0.0.1:5432/sendoff",
  SENDOFF_SECRET_PEPPER: key(),
  SENDOFF_SECRET_URL_SIGNING: key(),
  SENDOFF_VAULT_PUBLIC_KEY: key(),
};

test("what is left out has the documented default", () => {
  expect(readApiConfig(complete)).toMatchObject({
    mode: "sandbox",
    host: "127.0.0.1",
    port: 5000,
    metricsPort: 5001,
    usdInrRate: 84,
    otpSendsPerIpHour: 20,
    mailboxUrl: "http://127.0.0.1:5050/mail",
    webOrigins: ["http://localhost:5000", "http://127.0.0.1:5000"],
    paymentOrigins: ["http://localhost:5055", "http://127.0.0.1:5055"],
  });
});

test("live mode has no sandbox addresses", () => {
  expect(readApiConfig({ ...complete, SENDOFF_MODE: "live" })).toMatchObject({
    mailboxUrl: null,
    paymentOrigins: ["https://secure.payu.in"],
    rateLimitPerMinute: 600,
  });
});

test.each([
  ["missing", undefined],
  ["short", "c2hvcnQ="],
  ["all zero", Buffer.alloc(32).toString("base64")],
])("a key that is %s is refused by its name", (_what, value) => {
  for (const name of [
    "SENDOFF_SECRET_PEPPER",
    "SENDOFF_SECRET_URL_SIGNING",
    "SENDOFF_VAULT_PUBLIC_KEY",
  ]) {
    expect(() => readApiConfig({ ...complete, SENDOFF_MODE: "live", [name]: value })).toThrow(name);
  }
});

test("every problem is listed at once", () => {
  const broken = { ...complete, DATABASE_URL: "mysql://x", PORT: "70000", WEB_ORIGIN: "nonsense" };
  expect(() => readApiConfig(broken)).toThrow(/PORT[^]*DATABASE_URL[^]*WEB_ORIGIN/);
});
