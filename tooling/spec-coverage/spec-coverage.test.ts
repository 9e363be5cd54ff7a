import { describe, expect, it } from "vitest";
import { checkCoverage } from "./check-coverage.ts";
import { readCoverage } from "./read-coverage.ts";
import { readStatements } from "./read-statements.ts";
import { readTags } from "./read-tags.ts";

describe("the coverage of the specification", () => {
  it("has a test or a reason for each statement", () => {
    const { pages, tags, sources, problems } = readCoverage();
    const statements = pages.flatMap((page) => page.statements);
    expect(statements.length).toBeGreaterThan(500);
    expect([...problems, ...checkCoverage(statements, tags, sources)]).toEqual([]);
    for (const page of pages) {
      const number = page.name.replace(/-.*/, "");
      expect(page.statements.every(({ id }) => id.startsWith(`${number}.`))).toBe(true);
    }
  });
});

describe("a statement", () => {
  const sources = ["<b>\n  Send OTP, it's free &amp;\n  quick\n</b> `${n} Connected`"];
  const tag = (id: string) => ({ id, path: "card.test.tsx", test: "offers Send OTP" });
  const check = (text: string, deviation = "", ids = ["1.1"]) =>
    checkCoverage([{ id: "1.1", text, deviation }], ids.map(tag), sources);

  it.each([
    ["with its text in the product and a test", check("“Send OTP, it's free & quick”")],
    ["with a filled-in text", check("“{n} Connected”")],
    [
      "without a test, with a reason",
      check("A claim", "Nothing in the product can be asked for it.", []),
    ],
    [
      "with another text, and why",
      check("“Gone”", "Ours says more, because there is more to say."),
    ],
  ])("%s passes", (_what, problems) => {
    expect(problems).toEqual([]);
  });

  it.each([
    ["without a test", check("A rule", "", []), "1.1: has neither test nor reason"],
    ["with a reason of two words", check("A rule", "not needed"), "1.1: gives no reason"],
    ["without words", check(""), "1.1: has no statement"],
    [
      "with a text that is gone",
      check("“Send code”"),
      "1.1: no file of the product holds “Send code”",
    ],
    [
      "with words in the wrong order",
      check("“quick {n} Send”"),
      "1.1: no file of the product holds “quick {n} Send”",
    ],
    [
      "that nobody states, in a test",
      check("A rule", "", ["1.1", "1.2"]),
      "card.test.tsx: there is no statement 1.2",
    ],
  ])("%s fails", (_what, problems, problem) => {
    expect(problems).toEqual([problem]);
  });

  it("whose number another has fails", () => {
    const twice = { id: "1.1", text: "A rule", deviation: "" };
    expect(checkCoverage([twice, twice], [tag("1.1")], [])).toEqual([
      "1.1: has the number of another",
    ]);
  });
});

describe("a page", () => {
  it("has a row for each statement", () => {
    const head = "| Id | Statement | Deviation |\n| --- | --- | --- |\n";
    expect(readStatements(`${head}| 1.1 | A rule |  |\n| 1.2 | Another |\n`)).toEqual({
      statements: [{ id: "1.1", text: "A rule", deviation: "" }],
      problems: ["line 4: has 2 columns, not 3"],
    });
    expect(readStatements("# Nothing here").problems).toEqual(["has no rows"]);
  });
});

describe("a tag", () => {
  it("names the test below it, that of a table of cases too", () => {
    const content = [
      "// SPEC 1.1, 2a.3",
      'it("sends", () => {});',
      "// SPEC 1.2",
      "it.each([",
      '  ["a", 1],',
      '])("counts %s", () => {});',
      "// SPEC 1.3",
      "const x = 1;",
    ].join("\n");
    const path = "a.test.ts";
    expect(readTags(path, content)).toEqual({
      tags: [
        { id: "1.1", path, test: "sends" },
        { id: "2a.3", path, test: "sends" },
        { id: "1.2", path, test: "counts %s" },
      ],
      problems: ["a.test.ts:7: a tag of the specification without a test below it"],
    });
  });
});
