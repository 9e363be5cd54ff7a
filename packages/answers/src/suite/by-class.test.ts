import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { judge, lineOf } from "../unseen/read-set.fixture.ts";

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");

/** The people of these sets in one file: their names differ. */
const people = (): string =>
  JSON.stringify(
    Object.assign(
      {},
      ...["q35", "q36", "q37", "q38", "q39", "q40"].map((set): object =>
        JSON.parse(read(`../unseen/${set}/applicants.json`)),
      ),
    ),
  );

it("answers the classes that six unseen sets lacked, and none of their near misses", () => {
  const judged = judge(read("by-class.cases.txt"), people());
  expect(judged.length).toBeGreaterThan(150);
  expect(judged.filter(({ verdict }) => verdict !== "right").map(lineOf)).toEqual([]);
});

it("answers everyday wordings of two sets and of eight more trades, and none of their near misses", () => {
  const everyone = JSON.stringify(
    Object.assign(
      {},
      ...[
        "../unseen/q41/applicants.json",
        "../unseen/q42/applicants.json",
        "everyday.applicants.json",
      ].map((name): object => JSON.parse(read(name))),
    ),
  );
  const judged = judge(read("everyday.cases.txt"), everyone);
  expect(judged.length).toBeGreaterThan(400);
  expect(judged.filter(({ verdict }) => verdict !== "right").map(lineOf)).toEqual([]);
});
