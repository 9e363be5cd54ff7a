import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { readApiConfig, SANDBOX_OPERATORS } from "./config.ts";

const key = (): string => randomBytes(32).toString("base64");
const complete = {
  DATABASE_URL: "postgres://sendoff@127.0.0.1:5432/sendoff",
  SENDOFF_SECRET_PEPPER: key(),
  SENDOFF_SECRET_URL_SIGNING: key(),
  SENDOFF_VAULT_PUBLIC_KEY: key(),
};

// SPEC 7.1
test("what is left out has the documented default", () => {
  expect(readApiConfig(complete)).toMatchObject({
    mode: "sandbox",
    host: "127.0.0.1",
    port: 5000,
    internal: { host: "127.0.0.1", port: 5001 },
    usdInrRate: 84,
    otpSendsPerIpHour: 20,
    mailboxUrl: "http://127.0.0.1:5050/mail",
    webOrigins: ["http://localhost:5000", "http://127.0.0.1:5000"],
    paymentOrigins: ["http://localhost:5055", "http://127.0.0.1:5055"],
    slowCallMs: 1000,
    paymentWaits: { webhookMs: 3000, returnMs: 5000 },
  });
});

const live = {
  ...complete,
  SENDOFF_MODE: "live",
  PUBLIC_URL: "https://sendoff.example",
  PAYU_KEY: "gtKFFx",
  PAYU_SALT: "wia56q6O",
};

// SPEC 2a.21
test("the footer's links are named with their addresses, and nothing else than https is taken", () => {
  const SOCIAL_LINKS = "LinkedIn=https://www.linkedin.com/company/x, X=https://x.com/a?b=c";
  expect(readApiConfig({ ...complete, SOCIAL_LINKS }).social).toEqual([
    { name: "LinkedIn", url: "https://www.linkedin.com/company/x" },
    { name: "X", url: "https://x.com/a?b=c" },
  ]);
  expect(readApiConfig(complete).social).toEqual([]);
  for (const wrong of ["https://x.com", "X=javascript:alert(1)", "X"]) {
    expect(() => readApiConfig({ ...complete, SOCIAL_LINKS: wrong })).toThrow("SOCIAL_LINKS");
  }
});

test("live mode has no sandbox addresses", () => {
  expect(readApiConfig(live)).toMatchObject({
    mailboxUrl: null,
    paymentOrigins: ["https://*.payu.in"],
    payu: {
      key: "gtKFFx",
      checkoutUrl: "https://secure.payu.in/_payment",
    },
    paymentReturnUrl: "https://sendoff.example/v1/job/payment/payu/return",
    paymentReturnOrigins: [],
    rateLimitPerMinute: 600,
  });
});

test("in the sandbox payments go to the sandbox, whatever else is set", () => {
  const config = readApiConfig({ ...live, SENDOFF_MODE: "sandbox", PUBLIC_URL: "", PORT: "6000" });
  expect(config.payu).toMatchObject({
    key: "TESTKEY",
    checkoutUrl: "http://127.0.0.1:5055/_payment",
  });
  expect(config.paymentReturnUrl).toBe("http://localhost:6000/v1/job/payment/payu/return");
});

test("one constant for several secrets is refused, naming them", () => {
  const same = { SENDOFF_SECRET_URL_SIGNING: complete.SENDOFF_SECRET_PEPPER };
  expect(() => readApiConfig({ ...complete, ...same })).toThrow(
    "SENDOFF_SECRET_PEPPER, SENDOFF_SECRET_URL_SIGNING: each needs a value of its own",
  );
});

test.each(["PAYU_KEY", "PAYU_SALT", "PUBLIC_URL"])("live mode without %s is refused", (name) => {
  expect(() => readApiConfig({ ...live, [name]: "" })).toThrow(name);
});

test("PayU's test installation is chosen by name; a salt that cannot be one is refused unread", () => {
  expect(readApiConfig({ ...live, PAYU_HOST: "test" }).payu.checkoutUrl).toBe(
    "https://test.payu.in/_payment",
  );
  expect(() => readApiConfig({ ...live, PAYU_HOST: "production" })).toThrow("PAYU_HOST");
  const refused = () => readApiConfig({ ...live, PAYU_SALT: "half|secret" });
  expect(refused).toThrow("PAYU_SALT");
  expect(refused).not.toThrow("secret");
});

test("operators are named in the sandbox, and in live mode by configuration, with a host name for their console", () => {
  expect(readApiConfig(complete).console?.emails).toEqual(SANDBOX_OPERATORS);
  expect(readApiConfig(live).console).toBeUndefined();
  const named = { ...live, OPERATOR_EMAILS: " Asha@Example.com , b@example.com," };
  expect(() => readApiConfig(named)).toThrow(/CONSOLE_URL: .*alone reach/);
  const shared = { ...named, CONSOLE_URL: `${live.PUBLIC_URL}:8443` };
  expect(() => readApiConfig(shared)).toThrow(/CONSOLE_URL: .*another host name/);
  expect(readApiConfig({ ...named, CONSOLE_URL: "https://ops.example.com" }).console).toEqual({
    emails: ["asha@example.com", "b@example.com"],
    host: "ops.example.com",
    limits: { refundPaise: 400_000, writeOffCents: 1000 },
  });
  expect(() => readApiConfig({ ...live, OPERATOR_EMAILS: "asha" })).toThrow("OPERATOR_EMAILS");
});

test.each(["abc", "70000", "-1", "50.5"])("a port that is %s is told what a port is", (port) => {
  expect(() => readApiConfig({ ...complete, PORT: port })).toThrow(
    "PORT: A port is a whole number from 1 to 65535.",
  );
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
    expect(() => readApiConfig({ ...live, [name]: value })).toThrow(name);
  }
});

test("every problem is listed at once", () => {
  const broken = { ...complete, DATABASE_URL: "mysql://x", PORT: "70000", WEB_ORIGIN: "nonsense" };
  expect(() => readApiConfig(broken)).toThrow(/PORT[^]*DATABASE_URL[^]*WEB_ORIGIN/);
});

test("files lie in the data folder, or in a store that is configured as a whole", () => {
  expect(readApiConfig({ ...complete, SENDOFF_DATA_DIR: "/data" }).storage).toEqual({
    kind: "local",
    folder: "/data/storage",
  });
  expect(() => readApiConfig({ ...complete, S3_ENDPOINT: "https://s3.example" })).toThrow(
    "S3_BUCKET",
  );
});
