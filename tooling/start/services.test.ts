import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listServices, type Service } from "./services.ts";
import { readSettings } from "./settings.ts";

const SECRETS = {
  SENDOFF_SECRET_PEPPER: "pepper",
  SENDOFF_SECRET_URL_SIGNING: "signing",
  SENDOFF_VAULT_PUBLIC_KEY: "public",
  SENDOFF_VAULT_PRIVATE_KEY: "private",
  SENDOFF_VAULT_OTHER_PRIVATE_KEYS: "earlier",
};

describe("listServices", () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "services "));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  function environmentsOf(
    environment: Record<string, string>,
    secrets?: typeof SECRETS,
  ): Partial<Record<Service["name"], Service["environment"]>> {
    const settings = readSettings(
      { ...environment, SENDOFF_DATA_DIR: dataDir },
      { isWatching: false },
    );
    const services = listServices(settings, environment, () => "postgres://db", secrets);
    return Object.fromEntries(services.map((service) => [service.name, service.environment]));
  }

  it("gives the private keys to the worker only, and the sandbox no secret at all", () => {
    const { api, worker, sandbox } = environmentsOf({ PATH: "/bin", SMTP_PASSWORD: "x" }, SECRETS);
    const secretsIn = (environment: object | undefined): string[] =>
      Object.keys(environment ?? {}).filter((name) => name in SECRETS);
    expect(secretsIn(api)).toEqual([
      "SENDOFF_SECRET_PEPPER",
      "SENDOFF_SECRET_URL_SIGNING",
      "SENDOFF_VAULT_PUBLIC_KEY",
    ]);
    expect(secretsIn(worker)).toEqual([
      "SENDOFF_SECRET_URL_SIGNING",
      "SENDOFF_VAULT_PUBLIC_KEY",
      "SENDOFF_VAULT_PRIVATE_KEY",
      "SENDOFF_VAULT_OTHER_PRIVATE_KEYS",
    ]);
    expect(secretsIn(sandbox)).toEqual([]);
    expect(sandbox).not.toHaveProperty("DATABASE_URL");
    expect(sandbox).not.toHaveProperty("SMTP_PASSWORD");
  });

  it("runs one process alone where the operator says so; the sandbox's parts stay together", () => {
    const live = { SENDOFF_MODE: "live", DATABASE_URL: "postgres://db", ...SECRETS };
    const namesOf = (environment: Record<string, string>): string[] =>
      Object.keys(environmentsOf(environment));
    expect(namesOf({ ...live, SENDOFF_PROCESSES: "worker" })).toEqual(["worker"]);
    expect(namesOf({ ...live, SENDOFF_PROCESSES: "api" })).toEqual(["api"]);
    expect(namesOf(live)).toEqual(["api", "worker"]);
    expect(namesOf({ SENDOFF_PROCESSES: "worker" })).toEqual(["sandbox", "api", "worker"]);
    expect(() => namesOf({ ...live, SENDOFF_PROCESSES: "web" })).toThrow("SENDOFF_PROCESSES");
  });

  it("passes the operator's secrets on in live mode by the same rule, and runs no sandbox", () => {
    const { api, worker, sandbox } = environmentsOf({
      SENDOFF_MODE: "live",
      DATABASE_URL: "postgres://db",
      ...SECRETS,
    });
    expect(sandbox).toBeUndefined();
    expect(api).not.toHaveProperty("SENDOFF_VAULT_PRIVATE_KEY");
    expect(api).not.toHaveProperty("SENDOFF_VAULT_OTHER_PRIVATE_KEYS");
    expect(worker).toMatchObject({ SENDOFF_VAULT_PRIVATE_KEY: "private" });
    expect(worker).not.toHaveProperty("SENDOFF_SECRET_PEPPER");
  });

  it("tells the sandbox where the payment page calls the api, and never hands it what PayU gave", () => {
    const payu = { PAYU_KEY: "k", PAYU_SALT: "s", PORT: "6100" };
    const { api, worker, sandbox } = environmentsOf(payu, SECRETS);
    expect(sandbox).toMatchObject({
      SANDBOX_PAYMENT_WEBHOOK_URL: "http://127.0.0.1:6100/v1/job/payment/payu/webhook",
    });
    expect(sandbox).not.toHaveProperty("PAYU_SALT");
    for (const each of [api, worker]) expect(each).toMatchObject({ PAYU_SALT: "s" });
  });

  it("gives the model's key to the two that ask it, and tells the worker where the app is", () => {
    const { api, worker, sandbox } = environmentsOf({ MODEL_API_KEY: "k", PORT: "6100" }, SECRETS);
    expect(sandbox).not.toHaveProperty("MODEL_API_KEY");
    expect(api).toMatchObject({ MODEL_API_KEY: "k" });
    expect(worker).toMatchObject({ MODEL_API_KEY: "k", PUBLIC_URL: "http://localhost:6100" });
  });

  it("keeps home and temporary files inside the data folder", () => {
    const { worker } = environmentsOf({ HOME: "/somewhere", TMPDIR: "/elsewhere" }, SECRETS);
    for (const name of ["HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "TMPDIR"]) {
      expect(worker?.[name]?.startsWith(dataDir)).toBe(true);
    }
  });
});
