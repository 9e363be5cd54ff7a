import { describe, expect, it } from "vitest";
import { activePlatforms } from "../config/content.ts";
import { consoleHindi } from "./console-hindi.ts";
import { hindi as appHindi } from "./hindi.ts";

const hindi = new Map([...appHindi, ...consoleHindi]);

const english = import.meta.glob<object>(
  ["../**/*messages.ts", "../features/legal/*-text.ts", "!../**/*.hi.ts", "!../**/legal-text.ts"],
  {
    eager: true,
    import: "english",
  },
);
const roomOf = (path: string) =>
  path.replace(/^\.\.\//, "").replace(/[/-](?:messages|text)\.ts$/, "");
const rooms = Object.entries(english).map(([path, texts]) => [roomOf(path), texts] as const);

/** Names, keys, codes, addresses, and companies that the landing page invents are the same in both languages. */
const SAME =
  /^(?:Sendoff|SENDOFF|LinkedIn|PayU|CSV|PDF|INR|English|हिन्दी|Ctrl(?: K)?|⌘K|A Control\+Enter|Esc|Enter|[AJKX]|-|Quillstack|Anvaya Health|Northbank Ledger|Lantern Learning|correct-horse|otp@|[\d.]+[Ks]\+?|[\dA-Z-]{19}|https:\S+|\S+@\S+\.com)$/;

/** Every text of a room with the way to it, those inside of others too. Texts with parameters are functions, which are not called. */
function textsOf(value: unknown, way: string): [way: string, text: string][] {
  if (typeof value === "string") return [[way, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${way}.${key}`));
}

describe("the Hindi texts", () => {
  it("are there for every room", () => {
    expect([...hindi.keys()].toSorted()).toEqual(rooms.map(([room]) => room).toSorted());
  });

  it.each(rooms)("leave nothing in English: %s", (room, texts) => {
    const translated = new Map(textsOf(hindi.get(room) ?? {}, room));
    const left = textsOf(texts, room).filter(
      ([way, text]) => translated.get(way) === text && !SAME.test(text) && /\p{L}/u.test(text),
    );
    expect(left).toEqual([]);
  });

  it("join names in Hindi, in the terms too", () => {
    expect(activePlatforms("hi-IN")).toContain(" और ");
    const texts = textsOf(Object.fromEntries(hindi), "").map(([, text]) => text);
    expect(texts.filter((text) => text.includes(" and Naukri"))).toEqual([]);
  });
});
