import { describe, expect, it } from "vitest";
import { hindi } from "./filter-messages.hi.ts";

describe("filterWord in Hindi", () => {
  it.each([
    ["Easy Apply only", "सिर्फ़ ईज़ी अप्लाई"],
    ["Last 1 day", "पिछले 1 दिन"],
    ["60 or more", "60 या ज़्यादा"],
    ["10-15 Lakhs", "10-15 लाख"],
    ["A filter of tomorrow", "A filter of tomorrow"],
  ])("shows %s as %s", (text, shown) => expect(hindi.filterWord(text)).toBe(shown));
});
