import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../start/settings.ts";

interface Row {
  readonly number: string;
  readonly proof: string;
  readonly deviation: string;
}

const PAGE = readFileSync(join(ROOT, "docs/security.md"), "utf8");

/** How many requirements of levels 1 and 2 the sections of each chapter of the standard have; those of level 3 come after them. */
const CHAPTERS: readonly (readonly number[])[] = [
  [2, 9, 11, 3, 2],
  [3, 3, 4, 1],
  [0, 2, 4, 6, 5, 0, 2],
  [3, 1, 2, 4],
  [1, 3, 2, 3],
  [3, 12, 4, 4, 5, 3, 0, 4],
  [3, 4, 2, 5, 2, 2],
  [2, 3, 1, 1],
  [3, 4],
  [2, 2, 4, 11, 5, 2, 3],
  [2, 3, 3, 4, 1, 1],
  [3, 2, 4],
  [1, 5, 2, 5],
  [2, 4, 3],
  [3, 3, 7],
  [1, 5, 4, 3, 3],
  [1, 4, 2],
];
const ALL = CHAPTERS.flatMap((sections, chapter) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, at) => [chapter + 1, section + 1, at + 1] as const),
  ),
);

/** All requirements that "1.2.3, 2.1, 3.2.1 to 3.2.4, V9" name. */
function requirementsOf(text: string): string[] {
  return text.split(",").flatMap((part) => {
    const [from = [], to = from] = part
      .split(" to ")
      .map((each) => each.replace("V", "").trim().split(".").map(Number));
    const isNamed = (id: readonly number[]): boolean =>
      id.every((number, at) => number >= (from[at] ?? 0) && number <= (to[at] ?? Infinity));
    return ALL.filter(isNamed).map((id) => id.join("."));
  });
}

/** The rows of all tables of docs/security.md: number, how, proof, deviation. */
function readRows(): Row[] {
  return PAGE.split("\n")
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

test("every requirement of levels 1 and 2 is in a row, or is left out by name", () => {
  const leftOut = /are left out:([^]*?)\. A test/.exec(PAGE)?.[1] ?? "";
  const named = [...readRows().map(({ number }) => number), leftOut].flatMap(requirementsOf);
  expect(ALL.map((id) => id.join(".")).filter((id) => !named.includes(id))).toEqual([]);
  // Nothing is said of it twice, so that one row cannot hide what another one no longer keeps.
  expect(named.filter((id, at) => named.indexOf(id) !== at)).toEqual([]);
});
