import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../start/settings.ts";
import { changesOf } from "./mutant.ts";
import { MUTANTS } from "./mutants.ts";

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

test.each(MUTANTS)("the control against “$name” stands once where its mutant looks", (mutant) => {
  for (const { file, from, to } of changesOf(mutant)) {
    expect(read(file).split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
  }
  expect(read(mutant.test.file)).toContain(mutant.test.name ?? "test");
});
