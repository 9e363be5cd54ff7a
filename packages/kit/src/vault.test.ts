import { expect, test } from "vitest";
import {
  createOpener,
  createSealer,
  createVaultKeys,
  SEALED_KEY_ID,
  VaultError,
  vaultKeyId,
} from "./vault.ts";

const context = ["lane_secret", "credentials", "user-1", 1] as const;

function kindOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return error instanceof VaultError ? error.kind : "another error";
  }
  return "opened";
}

test("what is sealed with the public key opens with the private one", () => {
  const keys = createVaultKeys();
  const sealed = createSealer(keys.publicKey).seal("correct-horse ✓", context);
  expect(createOpener([keys.privateKey]).open(sealed, context)).toBe("correct-horse ✓");
});

test("the same secret sealed twice gives different bytes that hold nothing of it", () => {
  const sealer = createSealer(createVaultKeys().publicKey);
  const [first, second] = [sealer.seal("hunter22", context), sealer.seal("hunter22", context)];
  expect(first.equals(second)).toBe(false);
  expect(first.includes("hunter22")).toBe(false);
});

test("a record does not open in another row, for another user or when a byte was changed", () => {
  const keys = createVaultKeys();
  const opener = createOpener([keys.privateKey]);
  const sealed = createSealer(keys.publicKey).seal("secret", context);
  expect(kindOf(() => opener.open(sealed, ["lane_secret", "credentials", "user-2", 1]))).toBe(
    "undecryptable",
  );
  for (const position of [60, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[position] = (changed[position] ?? 0) ^ 1;
    expect(kindOf(() => opener.open(changed, context))).toBe("undecryptable");
  }
});

test("missing keys and bytes that are no record are distinguished", () => {
  const sealed = createSealer(createVaultKeys().publicKey).seal("secret", context);
  const opener = createOpener([createVaultKeys().privateKey]);
  expect(kindOf(() => opener.open(sealed, context))).toBe("key_missing");
  expect(kindOf(() => opener.open(Buffer.from("hello"), context))).toBe("malformed");
  expect(kindOf(() => opener.open(Buffer.alloc(0), context))).toBe("malformed");
});

test("while keys change, records of both open", () => {
  const [old, next] = [createVaultKeys(), createVaultKeys()];
  const opener = createOpener([next.privateKey, old.privateKey]);
  for (const keys of [old, next]) {
    const sealed = createSealer(keys.publicKey).seal("either", context);
    expect(opener.open(sealed, context)).toBe("either");
  }
});

test("a record has the id of its key where it is said to stand, and the private half has the same", () => {
  const keys = createVaultKeys();
  const sealer = createSealer(keys.publicKey);
  const sealed = sealer.seal("either", context);
  const start = SEALED_KEY_ID.from - 1;
  expect(sealed.subarray(start, start + SEALED_KEY_ID.length)).toEqual(sealer.keyId);
  expect(vaultKeyId(keys.privateKey)).toEqual(sealer.keyId);
  expect(vaultKeyId(createVaultKeys().privateKey)).not.toEqual(sealer.keyId);
});
