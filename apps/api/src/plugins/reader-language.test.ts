import { expect, it } from "vitest";
import { readerLanguage } from "./reader-language.ts";

const asking = (header?: string) =>
  readerLanguage({
    user: null,
    headers: header === undefined ? {} : { "accept-language": header },
  });

it("reads what a visitor's browser asks for, by its weights", () => {
  expect(asking("hi-IN,hi;q=0.9,en;q=0.8")).toBe("hi");
  expect(asking("en-IN,en;q=0.9,hi;q=0.8")).toBe("en");
  expect(asking("ta-IN,ta;q=0.9,en;q=0.5,hi;q=0.7")).toBe("hi");
  expect(asking("hi;q=0, en;q=0.1")).toBe("en");
});

it("answers in English where nothing is asked for that we speak", () => {
  expect(asking()).toBe("en");
  expect(asking("*")).toBe("en");
  expect(asking("de-DE,de")).toBe("en");
  expect(asking(",;q=x,,")).toBe("en");
});

it("goes by what the user has chosen before what the browser asks for", () => {
  const user = {
    id: "1",
    language: "hi" as const,
    tokenHash: Buffer.alloc(0),
    isFresh: false,
    hasJustProved: false,
    isOld: false,
  };
  expect(readerLanguage({ user, headers: { "accept-language": "en" } })).toBe("hi");
});
