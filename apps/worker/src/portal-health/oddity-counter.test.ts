import { expect, test } from "vitest";
import { createOddityCounter } from "./oddity-counter.ts";

test("what could not be read is counted by portal and element, and a page's own names make no series of their own", () => {
  const counter = createOddityCounter();
  const note = (portal: string, where: string) => counter.note(portal, { what: "", where });
  note("linkedin", 'select id="a": no selector');
  note("linkedin", 'select name="b": no selector');
  note("indeed", "iframe[src]: the frame could not be read");
  note("indeed", "acme-picker: no selector");
  note("indeed", "#x: unexpected field.kind");
  expect(counter.list()).toEqual([
    { portal: "indeed", kind: "iframe", count: 1 },
    { portal: "indeed", kind: "other", count: 2 },
    { portal: "linkedin", kind: "select", count: 2 },
  ]);
});
