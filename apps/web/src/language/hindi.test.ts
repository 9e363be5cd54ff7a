import { describe, expect, it } from "vitest";
import { activePlatforms } from "../config/content.ts";
import { consoleHindi } from "./console-hindi.ts";
import { hindi as appHindi } from "./hindi.ts";
import { namespaceOf } from "./namespace.ts";

const hindi = new Map([...appHindi, ...consoleHindi]);

const english = import.meta.glob<object>(
  ["../**/*messages.ts", "../features/legal/*-text.ts", "!../**/*.hi.ts", "!../**/legal-text.ts"],
  {
    eager: true,
    import: "english",
  },
);
const namespaces = Object.entries(english).map(
  ([path, texts]) => [namespaceOf(path), texts] as const,
);

/** Names, keys, codes, addresses, and companies that the landing page invents are the same in both languages. */
const SAME =
  /^(?:Sendoff|SENDOFF|LinkedIn|PayU|CSV|PDF|INR|English|हिन्दी|Ctrl(?: K)?|⌘K|A Control\+Enter|Esc|Enter|[AJKX]|-|Quillstack|Anvaya Health|Northbank Ledger|Lantern Learning|correct-horse|otp@|[\d.]+[Ks]\+?|[\dA-Z-]{19}|https:\S+|\S+@\S+\.com)$/;

/** Every text of a namespace with the way to it, those inside of others too. Texts with parameters are functions, which are not called. */
function textsOf(value: unknown, way: string): [way: string, text: string][] {
  if (typeof value === "string") return [[way, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${way}.${key}`));
}

describe("the Hindi texts", () => {
  it("are there for every namespace", () => {
    expect([...hindi.keys()].toSorted()).toEqual(
      namespaces.map(([namespace]) => namespace).toSorted(),
    );
  });

  it.each(namespaces)("leave nothing in English: %s", (namespace, texts) => {
    const translated = new Map(textsOf(hindi.get(namespace) ?? {}, namespace));
    const left = textsOf(texts, namespace).filter(
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
