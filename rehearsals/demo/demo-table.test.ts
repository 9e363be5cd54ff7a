import { expect, it } from "vitest";
import { demoTable, endInWords } from "./demo-table.ts";

const row = {
  job: "Senior Backend Engineer for a very long project name",
  company: "Acme",
  outcome: "NEEDS_ANSWER",
  reason: "It asks “What is your favourite colour?”, and nothing in your profile answers that.",
  seconds: 2.345,
  answers: 3,
  screenshot: `.data/stages/demo-12345/storage/${"x".repeat(100)}.png`,
} as const;

it("fits a terminal, in words, with reasons and paths below the table", () => {
  const lines = demoTable([row, { ...row, outcome: "APPLIED", reason: "", seconds: null }]).split(
    "\n",
  );
  const table = lines.slice(0, 3);
  for (const line of table) expect(line.length).toBeLessThanOrEqual(100);
  expect(table[1]).toMatch(/^ {2}1 {2}Senior Backend .*… {2}Acme {5}Needs answer {2}2\.3 {6}3$/);
  expect(table[2]).toMatch(/Applied {7}- {8}3$/);
  expect(lines.join("\n")).toContain(`Not sent, because:\n  1  ${row.reason}\n\n  Screenshots:`);
  expect(lines).toContain(`  2  ${row.screenshot}`);
});

it("says why a run ended in words", () => {
  expect(endInWords("no_credits")).toBe("the run ended because no credit was left");
});
