import { expect, test } from "vitest";
import { createId, createOtp, createToken, equalBytes, hmac, padOtp } from "./ids.ts";

test("an id is a UUID of version 7 that grows with time", () => {
  const [earlier, later] = [createId(1_700_000_000_000), createId(1_700_000_000_001)];
  expect(earlier).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(earlier < later).toBe(true);
});

test("codes have six digits, and an integer is padded back to them", () => {
  for (let count = 0; count < 200; count += 1) expect(createOtp()).toMatch(/^\d{6}$/);
  expect(padOtp(12_345)).toBe("012345");
  expect(padOtp(0)).toBe("000000");
});

test("tokens hold 256 bits and never repeat", () => {
  const tokens = new Set(Array.from({ length: 100 }, createToken));
  expect(tokens.size).toBe(100);
  for (const token of tokens) expect(Buffer.from(token.slice(4), "base64url")).toHaveLength(32);
});

test("an HMAC tells apart parts that join to the same text", () => {
  const key = Buffer.alloc(32, 1);
  expect(equalBytes(hmac(key, "ab", "c"), hmac(key, "a", "bc"))).toBe(false);
  expect(equalBytes(hmac(key, "ab", "c"), hmac(key, "ab", "c"))).toBe(true);
});
