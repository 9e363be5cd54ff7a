import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { judge, lineOf } from "../unseen/read-set.fixture.ts";

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");

// Hundreds of questions on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000 });

it.each([
  ["everyday-languages.cases.txt", "../unseen/q43/applicants.json"],
  ["everyday-trades.cases.txt", "everyday-trades.applicants.json"],
])(
  "answers the everyday questions of %s in seven languages, and none of their near misses",
  (cases, people) => {
    const judged = judge(read(cases), read(people));
    expect(judged.length).toBeGreaterThan(300);
    expect(judged.filter(({ verdict }) => verdict !== "right").map(lineOf)).toEqual([]);
  },
);
