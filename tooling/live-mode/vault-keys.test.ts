import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { createOpener, createSealer, vaultKeyId } from "@sendoff/kit/vault";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createEnvironmentFile } from "./environment-file.ts";
import { readEgressProxies } from "../../apps/worker/src/browser/egress.ts";
import {
  describeVaultKeys,
  readVaultKeys,
  rotateVaultKeys,
  sealEgressProxies,
  wrapVaultKeys,
} from "./vault-keys.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "vault-keys-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keyOf = (text: string | undefined): Buffer => Buffer.from(text ?? "", "base64");
const read = (file: string) => parseEnv(readFileSync(file, "utf8"));
const CONTEXT = ["lane_secret", "session", "somebody", 1] as const;

test("a file is given a new pair, keeps those of before to open with, and everything else as it was", () => {
  const file = createEnvironmentFile(join(folder, "live.env"));
  const [first, firstText] = [read(file), readFileSync(file, "utf8")];
  const sealed = createSealer(keyOf(first["SENDOFF_VAULT_PUBLIC_KEY"])).seal("x", CONTEXT);
  rotateVaultKeys(file);
  rotateVaultKeys(file);
  const last = read(file);
  expect(last["SENDOFF_VAULT_PRIVATE_KEY"]).not.toBe(first["SENDOFF_VAULT_PRIVATE_KEY"]);
  const others = (last["SENDOFF_VAULT_OTHER_PRIVATE_KEYS"] ?? "").split(",");
  expect(others).toHaveLength(2);
  expect(createOpener(others.map(keyOf)).open(sealed, CONTEXT)).toBe("x");
  const fresh = createSealer(keyOf(last["SENDOFF_VAULT_PUBLIC_KEY"])).seal("y", CONTEXT);
  expect(createOpener([keyOf(last["SENDOFF_VAULT_PRIVATE_KEY"])]).open(fresh, CONTEXT)).toBe("y");
  const withoutKeys = (text: string): string[] =>
    text.split("\n").filter((line) => !/^(# )?SENDOFF_VAULT/.test(line));
  expect(withoutKeys(readFileSync(file, "utf8"))).toEqual(withoutKeys(firstText));
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("a file without a pair is refused and left as it is", () => {
  const file = join(folder, "other.env");
  writeFileSync(file, "PORT=5000\n");
  expect(() => rotateVaultKeys(file)).toThrow("has no lines SENDOFF_VAULT_PUBLIC_KEY");
  expect(readFileSync(file, "utf8")).toBe("PORT=5000\n");
});

test("proxies in a file are sealed once for its worker, and a list that is none is left as it is", () => {
  const file = createEnvironmentFile(join(folder, "egress.env"));
  expect(() => sealEgressProxies(file)).toThrow("has no lines EGRESS_PROXIES");
  const add = (value: string) =>
    writeFileSync(file, `${readFileSync(file, "utf8")}\nEGRESS_PROXIES=${value}\n`);
  add("one=10.0.0.1");
  expect(() => sealEgressProxies(file)).toThrow("EGRESS_PROXIES");
  add("one=http://user:secret@10.0.0.1:3128");
  expect(sealEgressProxies(file)).toBe(true);
  expect(sealEgressProxies(file)).toBe(false);
  expect(readFileSync(file, "utf8")).not.toContain("secret@");
  const { EGRESS_PROXIES, SENDOFF_VAULT_PRIVATE_KEY } = read(file);
  expect(readEgressProxies(EGRESS_PROXIES, [keyOf(SENDOFF_VAULT_PRIVATE_KEY)])).toEqual([
    { name: "one", url: "http://user:secret@10.0.0.1:3128/" },
  ]);
});

test("says of each key what is sealed for it, when it can go, and what no key here opens", () => {
  const file = createEnvironmentFile(join(folder, "said.env"));
  const first = vaultKeyId(keyOf(read(file)["SENDOFF_VAULT_PRIVATE_KEY"])).toString("hex");
  rotateVaultKeys(file);
  const keys = readVaultKeys(read(file));
  expect(keys.others).toEqual([first]);
  const said = (stored: number) =>
    describeVaultKeys(keys, [
      { keyId: keys.sealing, stored: 3, passing: 1 },
      { keyId: first, stored, passing: 0 },
      { keyId: "0123456789abcdef", stored: 1, passing: 0 },
    ]).join("\n");
  expect(said(2)).toContain(`${first}  opens only`);
  expect(said(2)).toContain("Keep it");
  expect(said(0)).toContain("take it out of SENDOFF_VAULT_OTHER_PRIVATE_KEYS");
  expect(said(0)).toContain("0123456789abcdef  NOT HERE: 1 record");
  expect(() => readVaultKeys({})).toThrow("--env-file FILE");
});

test("private keys in a file are wrapped once, those of before too, and nothing else changes", async () => {
  const file = createEnvironmentFile(join(folder, "wrapped.env"));
  rotateVaultKeys(file);
  const before = read(file);
  const kms = { wrap: async (key: Uint8Array) => `v1:${Buffer.from(key).toString("hex")}` };
  expect(await wrapVaultKeys(file, kms)).toBe(2);
  const wrapped = (name: string) => `kms:v1:${keyOf(before[name]).toString("hex")}`;
  expect(read(file)).toEqual({
    ...before,
    SENDOFF_VAULT_PRIVATE_KEY: wrapped("SENDOFF_VAULT_PRIVATE_KEY"),
    SENDOFF_VAULT_OTHER_PRIVATE_KEYS: wrapped("SENDOFF_VAULT_OTHER_PRIVATE_KEYS"),
  });
  expect(await wrapVaultKeys(file, kms)).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
