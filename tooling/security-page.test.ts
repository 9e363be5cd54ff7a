import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./start/settings.ts";

interface Row {
  readonly number: string;
  readonly proof: string;
  readonly deviation: string;
}

/** The rows of all tables of docs/security.md: number, how, proof, deviation. */
function readRows(): Row[] {
  const page = readFileSync(join(ROOT, "docs/security.md"), "utf8");
  return page
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter(([, number = ""]) => /^(?:V?\d)/.test(number))
    .map(([, number = "", , proof = "", deviation = ""]) => ({ number, proof, deviation }));
}

function problemsOf({ number, proof, deviation }: Row): string[] {
  if (proof === "" && deviation === "") return [`${number}: neither proof nor deviation`];
  return [...proof.matchAll(/`([^`]+)`(?: "([^"]+)")?/g)].flatMap(([, file = "", name]) => {
    if (!existsSync(join(ROOT, file))) return [`${number}: there is no ${file}`];
    const text = readFileSync(join(ROOT, file), "utf8").replaceAll("\\", "");
    return name === undefined || text.includes(name) ? [] : [`${number}: no “${name}” in ${file}`];
  });
}

test("every requirement has a proof that is there, or says why it is not met", () => {
  const rows = readRows();
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.flatMap(problemsOf)).toEqual([]);
});
