import { expect, test } from "vitest";
import { judge } from "./judge.ts";

const flow = (facts: Readonly<Record<string, unknown>>, reports: readonly string[] = []) => ({
  facts,
  reported: reports.map((name) => ({ name, where: "" })),
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
  const end = (of: string) => flow({ end: { kind: of, about: "apply.submit" } });
  expect(judge(end("confirmed"), end(kind)).verdict).toBe(verdict);
});

test("an application that stops is reported where it names what was looked for in vain, and not before", () => {
  const end = (kind: string, reports: readonly string[]) =>
    flow({ end: { kind, about: "" } }, reports);
  const before = end("confirmed", ["apply.other"]);
  expect(judge(before, end("unconfirmed", ["apply.talk"])).verdict).toBe("reported");
  expect(judge(before, end("unconfirmed", ["apply.other"])).verdict).toBe("stopped");
});

test.each(["page_changed", "needs_answer", "stuck", "not_clicked", "rejected"])(
  "an application that was sent and is told as %s",
  (kind) => {
    const received = [{ answers: {} }];
    const before = flow({ end: { kind: "confirmed", about: "" }, received });
    const after = flow({ end: { kind, about: "apply.submit" }, received });
    expect(judge(before, after)).toMatchObject({ verdict: "silent" });
  },
);

test("an outcome that names nothing is no report", () => {
  const end = (kind: string) => flow({ end: { kind, about: "" } });
  expect(judge(end("open"), end("page_changed")).verdict).toBe("silent");
});

test.each([
  ["page_changed", "job.applyControl", "reported"],
  ["page_changed", "", "silent"],
  ["cannot_tell", "The page has no job.applyControl", "stopped"],
  ["stuck", "Application", "stopped"],
  ["open", "", "silent"],
])("a closed job that is %s %s", (kind, about, verdict) => {
  const closed = (of: object) => flow({ closed: of });
  const before = closed({ kind: "closed", about: "" });
  expect(judge(before, closed({ kind, about })).verdict).toBe(verdict);
});

const cards = (location: string, reports: readonly string[] = []) =>
  flow({ cards: [{ portalJobId: "1", title: "Engineer", location }] }, reports);

test.each([
  ["its name", [], ["search.place"], "reported"],
  ["another thing that has its letters", [], ["search.placeholder"], "silent"],
  ["the same thing of another page", [], ["job.place"], "silent"],
  ["the question of that name", [], ["What is your location?"], "silent"],
  ["what was told before anything was renamed", ["search.place"], ["search.place"], "silent"],
])("a card without its place, and a report of %s", (_, before, after, verdict) => {
  expect(judge(cards("Pune", before), cards("", after)).verdict).toBe(verdict);
});

test("that no line of a list is marked excuses the loss of nothing else", () => {
  const paid = (pay: object) => flow({ cards: [{ portalJobId: "1", ...pay }] }, ["search.marks"]);
  expect(judge(paid({ pay: "₹12L/yr" }), paid({})).verdict).toBe("silent");
});

const sent = (answers: object, reports: readonly string[] = []) =>
  flow({ answers, received: [{ answers, otherFiles: 0 }] }, reports);

test.each([
  ["that question", ["Notice period?"], "reported"],
  ["a part of it", ["Notice"], "silent"],
  ["another one", ["Street"], "silent"],
  ["all answers, by their name alone", ["answers", "received"], "silent"],
])("an answer that is not given, and a report of %s", (_, reports, verdict) => {
  const before = sent({ Street: "12 Lake Road", "Notice period?": "30 days" });
  expect(judge(before, sent({ Street: "12 Lake Road" }, reports)).verdict).toBe(verdict);
});
