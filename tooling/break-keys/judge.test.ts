import { expect, test } from "vitest";
import { judge } from "./judge.ts";

const flow = (facts: Readonly<Record<string, unknown>>, reported: readonly string[] = []) => ({
  facts,
  reported: [...reported],
  unreadable: 0,
  thrown: [],
});
const job = (description: string) => flow({ job: { title: "Engineer", description } });
const LONG = "You will build what people use every day. ".repeat(20);

test.each([
  ["with a neighbour's words", `${LONG} Apply now`, "survived"],
  ["without the mark at its end", LONG.trim().slice(0, -1), "survived"],
  ["cut to one line", LONG.slice(0, 40), "silent"],
  ["gone", "", "silent"],
])("a description that is read %s", (_, description, verdict) => {
  expect(judge(job(LONG), job(description)).verdict).toBe(verdict);
});

test("a title that has lost a word is a loss", () => {
  const [before, after] = ["Senior Engineer", "Engineer"].map((title) => flow({ job: { title } }));
  if (before === undefined || after === undefined) throw new Error("There are two");
  expect(judge(before, after)).toMatchObject({ verdict: "silent" });
});

test.each([
  ["page_changed", "reported"],
  ["needs_answer", "reported"],
  ["stuck", "stopped"],
  ["unconfirmed", "stopped"],
  ["rejected", "silent"],
])("an application that ends as %s", (kind, verdict) => {
  const end = (of: string) => flow({ end: { kind: of, about: "" } });
  expect(judge(end("confirmed"), end(kind)).verdict).toBe(verdict);
});
