import { expect, test } from "vitest";
import { isDatabaseUnavailable, isDiskFull } from "./database-errors.ts";

const coded = (code: string, cause?: unknown): Error =>
  Object.assign(new Error("x", { cause }), { code });

test.each([
  "57P01",
  "57P02",
  "57P03",
  "08006",
  "53300",
  "40P01",
  "25006",
  "57014",
  "55P03",
  "ECONNREFUSED",
  // A server's machine, or its name, that is gone while another one takes over.
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
])("%s says that the same call may work in a moment", (code) => {
  expect(isDatabaseUnavailable(coded(code))).toBe(true);
  expect(isDatabaseUnavailable(new Error("a lane was left", { cause: coded(code) }))).toBe(true);
  expect(isDatabaseUnavailable(new AggregateError([coded("x"), coded(code)]))).toBe(true);
  expect(isDiskFull(coded(code))).toBe(false);
});

test("what the driver says without a code counts too", () => {
  for (const text of ["Connection terminated unexpectedly", "timeout expired"]) {
    expect(isDatabaseUnavailable(new Error(text))).toBe(true);
  }
});

test("a mistake of ours or of the caller is none of these", () => {
  for (const error of [coded("23505"), coded("42703"), new Error("no driver"), undefined]) {
    expect(isDatabaseUnavailable(error)).toBe(false);
    expect(isDiskFull(error)).toBe(false);
  }
});

test.each(["53100", "ENOSPC", "EDQUOT"])("%s says that a disk is full", (code) => {
  expect(isDiskFull(new Error("x", { cause: coded(code) }))).toBe(true);
});
