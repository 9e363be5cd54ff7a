import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../start/settings.ts";

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

test("every table stands in docs/privacy.md, and no other", () => {
  const [, schema = ""] = read("packages/db/src/schema.ts").split("export interface DB {");
  const tables = [...schema.matchAll(/^ {2}(\w+): /gm)].map(([, name = ""]) => name);
  const page = read("docs/privacy.md");
  const named = [...page.matchAll(/`([a-z]+(?:_[a-z]+)*)`/g)].map(([, name = ""]) => name);
  expect(tables.length).toBeGreaterThan(40);
  expect([...new Set(named)].toSorted()).toEqual(tables.toSorted());
});
