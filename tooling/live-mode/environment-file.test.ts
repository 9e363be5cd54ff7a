import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ROOT } from "../start/settings.ts";
import { createEnvironmentFile, nextSteps } from "./environment-file.ts";
import { listLiveProblems } from "./live-problems.ts";
import { VARIABLE_GROUPS } from "./variables.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "environment file "));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("has secrets that hold, and lacks what only its operator knows", () => {
  const file = createEnvironmentFile(join(folder, "live.env"));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const values = parseEnv(readFileSync(file, "utf8"));
  const lacking = listLiveProblems({
    ...values,
    SENDOFF_DATA_DIR: folder,
    SENDOFF_CHROMIUM: "/chromium",
  }).flatMap(({ variables }) => variables);
  expect(lacking.toSorted()).toEqual([
    "DATABASE_URL",
    "PAYU_KEY",
    "PAYU_SALT",
    "PUBLIC_URL",
    "SMS_ACCOUNT",
    "SMS_FROM",
    "SMS_TOKEN",
    "SMTP_FROM",
    "SMTP_HOST",
  ]);
  for (const name of lacking) expect(nextSteps(file)).toContain(name);
  expect(nextSteps(file)).toContain(`npm run live:check -- --env-file '${file}'`);
});

it("names every variable with a line of its own, and no two files share a secret", () => {
  const [one, two] = ["one", "two"].map((name) =>
    readFileSync(createEnvironmentFile(join(folder, name)), "utf8"),
  );
  const lines = (one ?? "").split("\n");
  for (const { name } of VARIABLE_GROUPS.flatMap(({ variables }) => variables)) {
    expect(lines.filter((line) => new RegExp(`^(# )?${name}=`).test(line))).toHaveLength(1);
  }
  const shared = lines.filter(
    (line) => /^SENDOFF_(SECRET|VAULT)/.test(line) && two?.includes(line),
  );
  expect(shared).toEqual([]);
});

it("leaves a file that is there as it is", () => {
  const file = createEnvironmentFile(join(folder, "live.env"));
  const before = readFileSync(file, "utf8");
  expect(() => createEnvironmentFile(file)).toThrow(/was left as it is/);
  expect(readFileSync(file, "utf8")).toBe(before);
});

it("is refused inside the repository, by whatever name it is reached, and where there is no folder", () => {
  symlinkSync(join(ROOT, "docs"), join(folder, "elsewhere"));
  for (const place of [join(ROOT, "live.env"), join(folder, "elsewhere/live.env")]) {
    expect(() => createEnvironmentFile(place)).toThrow(/lies in the repository/);
  }
  expect(() => createEnvironmentFile(join(folder, "none/live.env"))).toThrow(/make it first/);
});

it("is read by the commands that take --env-file, which say when it is not there", () => {
  const run = spawnSync(
    process.execPath,
    ["--", join(ROOT, "tooling/run.mjs"), "start", "--env-file", "none.env"],
    { cwd: folder, encoding: "utf8", env: { ...process.env, INIT_CWD: folder } },
  );
  expect(run.status).toBe(1);
  expect(run.stderr.trim()).toBe(
    `The environment file ${join(folder, "none.env")} is not there; npm run live:init -- FILE makes one.`,
  );
});
