import { expect, test } from "vitest";
import type { JobCard, PortalSession } from "../portal-driver.ts";
import { NextPages } from "./search-flow.ts";

const FULL = 3;

const cardsOf = (ids: string): JobCard[] =>
  Array.from(ids.matchAll(/\w/g), ([id]) => ({
    portalJobId: id,
    title: id,
    company: "",
    location: "",
    url: "",
    isEasyApply: true,
    isApplied: false,
  }));

/** Reads pages, each written as its jobs and `>` where it shows a way on, as long as the list is said to go on. */
function read(pages: readonly string[], isLast = false) {
  const misses: string[] = [];
  const session: PortalSession = Object.assign(Object.create(null), {
    onVariantMiss: (locator: string) => void misses.push(locator),
  });
  const next = new NextPages(session, FULL);
  let opened = 0;
  for (const page of pages) {
    opened += 1;
    const cards = cardsOf(page.replace(">", ""));
    if (!next.goesOn({ cards, hasMore: page.endsWith(">"), isLast })) break;
  }
  return { opened, misses };
}

test.each([
  ["by its way on, to a page that is not full", ["abc>", "def>", "g", "-"], 3, []],
  [
    "past full pages without a way on, which is reported",
    ["abc", "def", "g", "-"],
    3,
    ["search.next", "search.next"],
  ],
  ["to a last page that is full, and looks in vain behind it", ["abc>", "def", ""], 3, []],
  ["no further where its pages come again", ["abc", "abc", "abc"], 2, []],
] as const)("a list is read %s", (_what, pages, opened, misses) => {
  expect(read(pages)).toEqual({ opened, misses });
});

test("a full page that says itself that it is the last is the last", () => {
  expect(read(["abc", "def"], true)).toEqual({ opened: 1, misses: [] });
});
