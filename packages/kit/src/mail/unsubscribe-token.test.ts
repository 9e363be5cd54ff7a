import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createId } from "../ids.ts";
import { createUnsubscribeToken, readUnsubscribeToken } from "./unsubscribe-token.ts";

const secret = randomBytes(32);

test("a token names its user, and no other one can be made of it", () => {
  const [mine, other] = [createId(), createId()];
  const token = createUnsubscribeToken(secret, mine);
  expect(token).toMatch(/^[\w.-]+$/);
  expect(readUnsubscribeToken(secret, token)).toBe(mine);
  const [, signature] = token.split(".");
  for (const forged of [
    `${other.replaceAll("-", "")}.${signature}`,
    token.slice(0, -1),
    `${token}x`,
    createUnsubscribeToken(randomBytes(32), mine),
    "",
    ".",
  ])
    expect(readUnsubscribeToken(secret, forged)).toBeUndefined();
});
