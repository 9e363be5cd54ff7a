import { ConfigError } from "@sendoff/kit/config";
import { createVaultKeys } from "@sendoff/kit/vault";
import { expect, test } from "vitest";
import { readWorkerConfig } from "./config.ts";
import { portalBaseUrl } from "./portal-address.ts";

const keys = createVaultKeys();
const base = {
  DATABASE_URL: "postgres://127.0.0.1/sendoff",
  SENDOFF_DATA_DIR: "/tmp/data",
  SENDOFF_CHROMIUM: "/usr/bin/chromium",
  SENDOFF_VAULT_PUBLIC_KEY: keys.publicKey.toString("base64"),
  SENDOFF_VAULT_PRIVATE_KEY: keys.privateKey.toString("base64"),
  SENDOFF_SECRET_URL_SIGNING: createVaultKeys().privateKey.toString("base64"),
};
const live = {
  ...base,
  SENDOFF_MODE: "live",
  PUBLIC_URL: "https://sendoff.example",
  SMTP_HOST: "mail.example.com",
  SMTP_PORT: "465",
  SMTP_FROM: "Sendoff <hello@example.com>",
  PAYU_KEY: "gtKFFx",
  PAYU_SALT: "wia56q6O",
  SMS_ACCOUNT: "AC0",
  SMS_TOKEN: "token",
  SMS_FROM: "+15550100",
};

test("the key of the vault is refused as the key of signed addresses", () => {
  const same = { SENDOFF_SECRET_URL_SIGNING: base.SENDOFF_VAULT_PRIVATE_KEY };
  expect(() => readWorkerConfig({ ...base, ...same })).toThrow(
    "SENDOFF_VAULT_PRIVATE_KEY, SENDOFF_SECRET_URL_SIGNING: each needs a value of its own",
  );
});

test.each([
  "SMTP_HOST",
  "SMTP_PORT",
  "SMTP_FROM",
  "PUBLIC_URL",
  "PAYU_KEY",
  "PAYU_SALT",
  "SMS_ACCOUNT",
  "SMS_TOKEN",
  "SMS_FROM",
])("live mode without %s is refused by name, also when it is empty", (name) => {
  for (const value of [undefined, ""]) {
    expect(() => readWorkerConfig({ ...live, [name]: value })).toThrow(ConfigError);
    expect(() => readWorkerConfig({ ...live, [name]: value })).toThrow(name);
  }
});

test("a worker that listens on every address is refused without the one that apis call", () => {
  for (const LIVE_HOST of ["0.0.0.0", "::"]) {
    expect(() => readWorkerConfig({ ...base, LIVE_HOST })).toThrow("LIVE_URL: must be set");
    const LIVE_URL = "ws://worker-3.internal:7100";
    expect(readWorkerConfig({ ...base, LIVE_HOST, LIVE_URL }).live.advertised).toBe(LIVE_URL);
  }
  expect(readWorkerConfig(base).live.advertised).toBeUndefined();
});

test("live mode does without text messages only when it is told to", () => {
  const none = { SMS_ACCOUNT: "", SMS_TOKEN: "", SMS_FROM: "" };
  expect(readWorkerConfig({ ...live, ...none, SMS: "off" }).sms).toBeUndefined();
  expect(readWorkerConfig(live).sms).toMatchObject({
    baseUrl: "https://api.twilio.com",
    accountSid: "AC0",
    sender: "+15550100",
  });
});

test("in the sandbox text messages go to the sandbox's inbox, whatever else is set", () => {
  const { sms } = readWorkerConfig({ ...live, SENDOFF_MODE: "sandbox", SANDBOX_PORT_BASE: "6050" });
  expect(sms).toMatchObject({ baseUrl: "http://127.0.0.1:6050" });
});

test.each(["SENDOFF_VAULT_PUBLIC_KEY", "SENDOFF_VAULT_PRIVATE_KEY", "SENDOFF_SECRET_URL_SIGNING"])(
  "a %s that is missing, short or all zero is refused by name, in either mode",
  (name) => {
    for (const env of [base, live]) {
      for (const value of [undefined, "c2hvcnQ=", Buffer.alloc(32).toString("base64")]) {
        expect(() => readWorkerConfig({ ...env, [name]: value })).toThrow(name);
      }
    }
  },
);

test.each([
  ["LOG_LEVEL", "loud"],
  ["DATABASE_URL", "https://example.com/sendoff"],
  ["SANDBOX_PORT_BASE", "0"],
  ["USD_INR_RATE", "83.123456"],
  ["LEASE_SECONDS", "5"],
])("a %s that cannot work (%s) is refused by name", (name, value) => {
  expect(() => readWorkerConfig({ ...base, [name]: value })).toThrow(name);
});

test("every variable that is wrong is named at once, and no value of a secret is", () => {
  const read = () => readWorkerConfig({ SENDOFF_VAULT_PRIVATE_KEY: "a secret that is too short" });
  for (const name of ["DATABASE_URL", "SENDOFF_DATA_DIR", "SENDOFF_CHROMIUM"]) {
    expect(read).toThrow(name);
  }
  expect(read).not.toThrow(/a secret that/);
});

test("a browser elsewhere takes the place of one on this machine, by an address that others cannot listen to", () => {
  const { SENDOFF_CHROMIUM: _, ...without } = base;
  const grid = { ...without, BROWSER_URL: "wss://grid.example/?token=abc" };
  expect(readWorkerConfig(grid).browser).toEqual({ serverUrl: grid.BROWSER_URL });
  expect(readWorkerConfig(base).browser).toEqual({ executablePath: base.SENDOFF_CHROMIUM });
  const at = (BROWSER_URL: string) => readWorkerConfig({ ...grid, BROWSER_URL }).browser;
  expect(at("ws://browsers:3000/")).toEqual({ serverUrl: "ws://browsers:3000/" });
  expect(at("http://127.0.0.1:9222")).toEqual({ serverUrl: "http://127.0.0.1:9222" });
  expect(() => at("http://grid.example")).toThrow("BROWSER_URL");
  expect(() => at("ftp://127.0.0.1/")).toThrow("BROWSER_URL");
  expect(() => at("ws://grid.example")).toThrow("wss");
});

test("live mode goes at a person's pace under a longer lease, the sandbox as fast as it can", () => {
  expect(readWorkerConfig(live)).toMatchObject({
    leaseSeconds: 60,
    paceSeconds: 45,
    smtp: { secure: true },
  });
  expect(readWorkerConfig(base)).toMatchObject({
    leaseSeconds: 15,
    paceSeconds: 0,
    smtp: { host: "127.0.0.1", port: 5025, secure: false },
  });
});

test("live mode goes to the portal itself, the sandbox to its replica on this machine", () => {
  const linkedIn = { id: 1, url: "https://www.linkedin.com" };
  expect(portalBaseUrl(readWorkerConfig(live), linkedIn)).toBe("https://www.linkedin.com");
  expect(portalBaseUrl(readWorkerConfig({ ...base, SANDBOX_PORT_BASE: "6000" }), linkedIn)).toBe(
    "http://127.0.0.1:6001",
  );
  expect(() => portalBaseUrl(readWorkerConfig(base), { id: 3, url: "https://x.test" })).toThrow(
    /3/,
  );
});

test.each(["PICTURE_DAYS", "FAILURE_PICTURE_DAYS"])(
  "%s is a number of whole days from 1 to 3650, and nonsense ends the start by name",
  (name) => {
    for (const value of ["0", "-1", "1.5", "3651", "a year", "1d"]) {
      expect(() => readWorkerConfig({ ...base, [name]: value })).toThrow(name);
    }
    expect(readWorkerConfig({ ...base, [name]: "14" }).retention).toMatchObject(
      name === "PICTURE_DAYS" ? { evidenceDays: 14, failureDays: 30 } : { failureDays: 14 },
    );
  },
);

test("files lie in the data folder, or in a store that is configured as a whole", () => {
  expect(readWorkerConfig(base).storage).toEqual({ kind: "local", folder: "/tmp/data/storage" });
  expect(() => readWorkerConfig({ ...base, S3_BUCKET: "sendoff" })).toThrow("S3_ENDPOINT");
});

test("a model is configured as a whole or not at all", () => {
  expect(readWorkerConfig(live).model).toBeUndefined();
  expect(() => readWorkerConfig({ ...live, MODEL_NAME: "small" })).toThrow("MODEL_PROVIDER");
  const model = { MODEL_PROVIDER: "anthropic", MODEL_NAME: "small", MODEL_API_KEY: "key" };
  expect(readWorkerConfig({ ...live, ...model }).model).toMatchObject({ apiKey: "key" });
});

test("proxies of the operator's are read, and browsers elsewhere need an address of this worker", () => {
  const EGRESS_PROXIES = "one=http://user:secret@10.0.0.1:3128";
  const read = (more: Record<string, string>) => readWorkerConfig({ ...base, ...more }).egress;
  expect(read({})).toEqual({ proxies: [], host: "127.0.0.1" });
  expect(read({ EGRESS_PROXIES })).toEqual({
    proxies: [{ name: "one", url: "http://user:secret@10.0.0.1:3128/" }],
    host: "127.0.0.1",
  });
  const grid = { EGRESS_PROXIES, BROWSER_URL: "ws://10.0.0.9:3000/" };
  expect(() => read(grid)).toThrow("EGRESS_HOST: must be set");
  expect(read({ ...grid, EGRESS_HOST: "10.0.0.7" }).host).toBe("10.0.0.7");
  expect(() => read({ EGRESS_PROXIES, EGRESS_HOST: "0.0.0.0" })).toThrow("must be one address");
  expect(() => read({ EGRESS_PROXIES: "one=10.0.0.1:3128" })).toThrow("EGRESS_PROXIES");
});
