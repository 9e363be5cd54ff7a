import { expect, it } from "vitest";
import { problemOf, typedAddress } from "./typed-address.ts";

it("takes an address as address bars show it", () => {
  const board = "https://boards.greenhouse.io/acme";
  expect(typedAddress(` ${board} `)).toBe(board);
  expect(typedAddress("boards.greenhouse.io/acme")).toBe(board);
  expect(typedAddress("Jobs.Example.com:8443/a?b=c")).toBe("https://Jobs.Example.com:8443/a?b=c");
});

it.each([
  "",
  "https://",
  "h",
  "localhost",
  "http://acme.example",
  "javascript:alert(1)",
  "two words.com",
])("makes none of %j", (typed) => expect(typedAddress(typed)).toBeUndefined());

it("says what is wrong once more than the first letters are there", () => {
  for (const begun of ["", "http", "https:/", "boards", "boards.greenhouse.io/acme"])
    expect(problemOf(begun)).toBeUndefined();
  for (const wrong of ["http://acme.example", "ftp://acme.example", "two words", "acme/jobs"])
    expect(problemOf(wrong)).toBe("Platform URL must start with https://");
});
