import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { checkPage } from "./check-rows.ts";
import { COLUMNS, readRows } from "./read-rows.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PAGES = "docs/spec-coverage";

function readFile(path: string): string | undefined {
  return existsSync(`${ROOT}${path}`) ? readFileSync(`${ROOT}${path}`, "utf8") : undefined;
}
const pages = readdirSync(`${ROOT}${PAGES}`);

describe("the coverage of the specification", () => {
  it.each(pages)("is proved by what %s names", (page) => {
    expect(checkPage(readFile(`${PAGES}/${page}`) ?? "", readFile)).toEqual([]);
  });

  it("is listed page by page, with the number of its rows and of those that deviate", () => {
    const index = readFile(`${PAGES}.md`) ?? "";
    for (const page of pages) {
      const { rows } = readRows(readFile(`${PAGES}/${page}`) ?? "");
      const other = rows.filter(({ deviation }) => deviation !== "").length;
      expect(index).toContain(
        `](spec-coverage/${page}), ${rows.length} rows, ${other} with a deviation`,
      );
    }
    expect(index.match(/\]\(spec-coverage\//g)).toHaveLength(pages.length);
  });
});

describe("a row", () => {
  const files: Record<string, string> = {
    "apps/web/src/card.tsx": "<b>\n  Send OTP, it's free &amp;\n  quick\n</b> `${n} Connected`",
    "apps/web/src/card.test.tsx": 'it("offers Send OTP", () => {});',
  };
  const page = (row: string) => `| ${COLUMNS.join(" | ")} |\n| --- | --- | --- | --- |\n${row}\n`;
  const check = (row: string) => checkPage(page(row), (path) => files[path]);
  const WHERE = "`apps/web/src/card.tsx`";
  const PROOF = "`apps/web/src/card.test.tsx` “offers Send OTP”";

  it.each([
    ["with text, place and proof", `| “Send OTP, it's free & quick” | ${WHERE} | ${PROOF} | |`],
    ["with a filled-in text", `| “{n} Connected” | ${WHERE} “Send OTP” | ${PROOF} | |`],
    [
      "without proof, with a reason",
      "| A claim | | | Nothing in the product can be asked for it. |",
    ],
    [
      "with another text, and why",
      `| “Gone” | ${WHERE} | ${PROOF} | Ours says more, because one can. |`,
    ],
  ])("%s passes", (_what, row) => {
    expect(check(row)).toEqual([]);
  });

  it.each([
    ["without proof", `| “Send OTP” | ${WHERE} | | |`, "has neither proof nor reason"],
    ["with a reason of two words", `| “Send OTP” | ${WHERE} | | not needed |`, "gives no reason"],
    ["without a place", `| A rule | | ${PROOF} | |`, "does not say where it lives"],
    [
      "with a text that the place lost",
      `| “Send code” | ${WHERE} | ${PROOF} | |`,
      'no file of "Where it lives" holds “Send code”',
    ],
    [
      "with words in the wrong order",
      `| “quick {n} Send” | ${WHERE} | ${PROOF} | |`,
      'no file of "Where it lives" holds “quick {n} Send”',
    ],
    [
      "with words that the place lost",
      `| A rule | ${WHERE} “60” | ${PROOF} | |`,
      "“60” is not in apps/web/src/card.tsx",
    ],
    [
      "with a place that is gone",
      `| A rule | \`apps/gone.ts\` | ${PROOF} | |`,
      "there is no file apps/gone.ts",
    ],
    [
      "with a test that is gone",
      `| A rule | ${WHERE} | \`apps/gone.test.ts\` “x” | |`,
      "there is no file apps/gone.test.ts",
    ],
    [
      "with a test of another name",
      `| A rule | ${WHERE} | \`apps/web/src/card.test.tsx\` “hides it” | |`,
      "“hides it” is not in apps/web/src/card.test.tsx",
    ],
    [
      "with a file but no test in it",
      `| A rule | ${WHERE} | \`apps/web/src/card.test.tsx\` | |`,
      "names no test in apps/web/src/card.test.tsx",
    ],
    [
      "proved by the code itself",
      `| A rule | ${WHERE} | ${WHERE} “Send OTP” | |`,
      "apps/web/src/card.tsx is no test",
    ],
    [
      "that lives in a test",
      `| A rule | \`apps/web/src/card.test.tsx\` | ${PROOF} | |`,
      "apps/web/src/card.test.tsx is a test, not where it lives",
    ],
    [
      "with words instead of a test",
      `| A rule | ${WHERE} | tried by hand | It was looked at by a person once. |`,
      "names no test",
    ],
    [
      "with words instead of a place",
      `| A rule | in the card | ${PROOF} | It was looked at by a person once. |`,
      "names no place",
    ],
    ["without a statement", `| | ${WHERE} | ${PROOF} | |`, "has no statement"],
  ])("%s fails", (_what, row, problem) => {
    expect(check(row)).toEqual([`line 3: ${problem}`]);
  });

  it("with a column too few fails, and so does a page without rows", () => {
    expect(check(`| A rule | ${WHERE} | ${PROOF} |`)).toEqual([
      "line 3: has 3 columns, not 4",
      "has no rows",
    ]);
    expect(checkPage("# Nothing here", () => undefined)).toEqual(["has no rows"]);
  });
});
