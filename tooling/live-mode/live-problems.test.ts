import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createVaultKeys } from "@sendoff/kit/vault";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { API_VARIABLES } from "../../apps/api/src/config.ts";
import { WORKER_VARIABLES } from "../../apps/worker/src/config.ts";
import { ROOT, START_VARIABLES } from "../start/settings.ts";
import { completeEnvironment } from "./complete-environment.fixture.ts";
import { describeProblems, listLiveProblems } from "./live-problems.ts";
import { VARIABLE_GROUPS } from "./variables.ts";

/** What live mode has no use for, and what npm start tells its own processes. */
const NOT_OF_OPERATORS = [
  "SANDBOX_PORT_BASE",
  "SENDOFF_CLOCK_OFFSET",
  "SENDOFF_CV_CHILD",
  "SENDOFF_ENDED_FILE",
  "SENDOFF_PG_PORT",
  "BACKUP_DIR",
  "SENDOFF_STARTED_AT",
  "SENDOFF_WEB_DIST",
];
/** Live mode cannot do without these; the browser's path is found by the set-up. */
const NEEDED = [
  "DATABASE_URL",
  "PAYU_KEY",
  "PAYU_SALT",
  "PUBLIC_URL",
  "SENDOFF_SECRET_PEPPER",
  "SENDOFF_SECRET_URL_SIGNING",
  "SENDOFF_VAULT_PRIVATE_KEY",
  "SENDOFF_VAULT_PUBLIC_KEY",
  "SMS_ACCOUNT",
  "SMS_FROM",
  "SMS_TOKEN",
  "SMTP_FROM",
  "SMTP_HOST",
  "SMTP_PORT",
];
const VARIABLES = VARIABLE_GROUPS.flatMap(({ variables }) => variables);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "live problems "));
});
afterEach(() => rmSync(folder, { recursive: true }));

const namesOf = (environment: Record<string, string | undefined>): string[] =>
  listLiveProblems({ SENDOFF_DATA_DIR: folder, ...environment }).flatMap(
    ({ variables }) => variables,
  );

describe("what live mode lacks", () => {
  it("is one list for all processes, each variable once", () => {
    expect(namesOf({ SENDOFF_CHROMIUM: "/chromium" }).toSorted()).toEqual(NEEDED);
    expect(namesOf(completeEnvironment())).toEqual([]);
  });

  it("is what the processes of this machine need", () => {
    const { SMTP_HOST: _, SENDOFF_SECRET_PEPPER: __, ...rest } = completeEnvironment();
    expect(namesOf({ ...rest, SENDOFF_PROCESSES: "api" })).toEqual(["SENDOFF_SECRET_PEPPER"]);
    expect(namesOf({ ...rest, SENDOFF_PROCESSES: "worker" })).toEqual(["SMTP_HOST"]);
    expect(namesOf({ ...rest, SENDOFF_PROCESSES: "web" }).toSorted()).toEqual([
      "SENDOFF_PROCESSES",
      "SENDOFF_SECRET_PEPPER",
      "SMTP_HOST",
    ]);
  });

  it("is also what does not go together, told beside what is wrong by itself", () => {
    const strange = createVaultKeys().privateKey.toString("base64");
    const wrong = { SENDOFF_VAULT_PRIVATE_KEY: strange, PORT: "70000", S3_BUCKET: "files" };
    expect(namesOf({ ...completeEnvironment(), ...wrong })).toEqual([
      "PORT",
      "S3_ENDPOINT",
      "S3_ACCESS_KEY_ID",
      "S3_SECRET_ACCESS_KEY",
      "SENDOFF_VAULT_PUBLIC_KEY",
      "SENDOFF_VAULT_PRIVATE_KEY",
    ]);
    writeFileSync(join(folder, "mode"), "sandbox");
    expect(namesOf(completeEnvironment())).toEqual(["SENDOFF_DATA_DIR"]);
  });

  it("is nothing where a service has wrapped the private keys and is named whole", () => {
    const wrapped = { ...completeEnvironment(), SENDOFF_VAULT_PRIVATE_KEY: "kms:vault:v1:x" };
    expect(namesOf(wrapped)).toEqual(["KMS_PROVIDER"]);
    const half = { ...wrapped, KMS_PROVIDER: "vault-transit", KMS_KEY: "sendoff" };
    expect(namesOf(half)).toEqual(["KMS_URL", "KMS_TOKEN"]);
    const named = { ...half, KMS_URL: "https://vault.example.com", KMS_TOKEN: "t" };
    expect(namesOf(named)).toEqual([]);
  });

  it("is reported in plain words, without a value", () => {
    const wrong = Object.fromEntries(VARIABLES.map(({ name }) => [name, "a value|"]));
    const text = describeProblems(listLiveProblems({ ...wrong, SENDOFF_DATA_DIR: folder }));
    expect(text).not.toMatch(/invalid|expected|undefined|NaN|a value/i);
    expect(text).toContain("✗ PAYU_HOST: must be test or live.\n    test uses PayU's test");
    expect(text).toContain("✗ WORKER_SLOTS: must be a number.");
  });
});

describe("the list of variables", () => {
  it("has every variable that a process reads, says what each is, and where the needed ones come from", () => {
    const read = new Set([...START_VARIABLES, ...API_VARIABLES, ...WORKER_VARIABLES]);
    const known = [...VARIABLES.map(({ name }) => name), ...NOT_OF_OPERATORS];
    expect(known.toSorted()).toEqual([...read].toSorted());
    const withSource = VARIABLES.filter(({ source }) => source !== undefined);
    expect(withSource.map(({ name }) => name).toSorted()).toEqual(NEEDED);
  });

  it("is the one that docs/going-live.md explains", () => {
    const page = readFileSync(join(ROOT, "docs/going-live.md"), "utf8");
    expect(
      VARIABLES.map(({ name }) => name).filter((name) => !page.includes(`\`${name}\``)),
    ).toEqual([]);
  });
});

it("npm start prints the list and ends before anything is opened", () => {
  const dataDir = join(folder, "data");
  const started = spawnSync(process.execPath, [join(ROOT, "tooling/start/start.ts")], {
    cwd: folder,
    env: { PATH: process.env["PATH"], SENDOFF_MODE: "live", SENDOFF_DATA_DIR: dataDir },
    encoding: "utf8",
  });
  expect(started.status).toBe(1);
  expect(started.stdout).toBe("");
  for (const name of NEEDED) expect(started.stderr.split(`✗ ${name} `)).toHaveLength(2);
  expect(started.stderr).not.toMatch(/^\s+at /m);
  expect(existsSync(dataDir)).toBe(false);
});
