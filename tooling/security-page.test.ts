import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./start/settings.ts";

interface Row {
  readonly number: string;
  readonly proof: string;
  readonly deviation: string;
}

const PAGE = readFileSync(join(ROOT, "docs/security.md"), "utf8");

/** How many requirements of levels 1 and 2 each section of the standard has; those of level 3 come after them. */
const COUNTS: Readonly<Record<string, number>> = {
  ...{ "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2, "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1 },
  ...{ "3.2": 2, "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2, "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4 },
  ...{ "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3, "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5 },
  ...{ "6.6": 3, "6.8": 4, "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2, "8.1": 2 },
  ...{ "8.2": 3, "8.3": 1, "8.4": 1, "9.1": 3, "9.2": 4, "10.1": 2, "10.2": 2, "10.3": 4 },
  ...{ "10.4": 11, "10.5": 5, "10.6": 2, "10.7": 3, "11.1": 2, "11.2": 3, "11.3": 3, "11.4": 4 },
  ...{ "11.5": 1, "11.6": 1, "12.1": 3, "12.2": 2, "12.3": 4, "13.1": 1, "13.2": 5, "13.3": 2 },
  ...{ "13.4": 5, "14.1": 2, "14.2": 4, "14.3": 3, "15.1": 3, "15.2": 3, "15.3": 7, "16.1": 1 },
  ...{ "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3, "17.1": 1, "17.2": 4, "17.3": 2 },
};

/** All requirements that "1.2.3, 2.1, 3.2.1 to 3.2.4, V9" name. */
function requirementsOf(text: string): string[] {
  return text.split(",").flatMap((part) => {
    const [first = "", last = first] = part.split(" to ").map((each) => each.trim());
    const parts = first.replace("V", "").split(".");
    const [from, to] = [Number(parts[2] ?? 1), Number(last.split(".")[2] ?? Infinity)];
    return Object.entries(COUNTS)
      .filter(([section]) => parts.slice(0, 2).every((each, at) => section.split(".")[at] === each))
      .flatMap(([section, count]) =>
        Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
      )
      .filter((id) => {
        const number = Number(id.split(".")[2]);
        return number >= from && number <= to;
      });
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
  const all = requirementsOf(Array.from({ length: 17 }, (_, at) => `V${at + 1}`).join(","));
  expect(all).toHaveLength(Object.values(COUNTS).reduce((sum, count) => sum + count, 0));
  expect(all.filter((id) => !named.includes(id))).toEqual([]);
  // Nothing is said of it twice, so that one row cannot hide what another one no longer keeps.
  expect(named.filter((id, at) => named.indexOf(id) !== at)).toEqual([]);
});
