import { randomBytes } from "node:crypto";
import { ConfigError } from "@sendoff/kit/config";
import { createVaultKeys } from "@sendoff/kit/vault";
import { expect, test } from "vitest";
import { refuseOpeningKeys } from "./refuse-opening-keys.ts";

const { publicKey, privateKey } = createVaultKeys();
const before = createVaultKeys().privateKey.toString("base64");
const harmless = {
  PATH: "/usr/bin",
  SENDOFF_VAULT_PUBLIC_KEY: publicKey.toString("base64"),
  SENDOFF_SECRET_PEPPER: randomBytes(32).toString("base64"),
  SENDOFF_VAULT_PRIVATE_KEY: "",
};

const refused = (more: Record<string, string>): readonly string[] => {
  try {
    refuseOpeningKeys({ ...harmless, ...more }, publicKey);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const value of Object.values(more)) expect(error.message).not.toContain(value);
    return error.problems.flatMap(({ variables }) => variables);
  }
};

test("an api starts with what seals, and with secrets that open nothing", () => {
  expect(refused({})).toEqual([]);
  expect(refused({ SOMETHING: before })).toEqual([]);
});

test.each([
  ["SENDOFF_VAULT_PRIVATE_KEY", privateKey.toString("base64")],
  ["SENDOFF_VAULT_PRIVATE_KEY", "kms:vault:v1:wrapped"],
  ["SENDOFF_VAULT_OTHER_PRIVATE_KEYS", before],
  ["SENDOFF_SECRET_PEPPER_OTHER", `${before},${privateKey.toString("base64")}`],
  ["A_COPY", ` ${privateKey.toString("hex")}\n`],
])("but not with a key that opens, in %s", (name, value) => {
  expect(refused({ [name]: value })).toEqual([name]);
});
