import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../start/settings.ts";
import { findContractions } from "./find-contractions.ts";

/** All that was made before the first release; what follows is held to the rule. */
const BASELINE = "0051-baseline.ts";

test("every migration since leaves the version before running, or is marked as a contraction", () => {
  const folder = "packages/db/src/migrations";
  const [first, ...files] = globSync(`${folder}/[0-9]*.ts`, { cwd: ROOT })
    .filter((file) => !file.endsWith(".test.ts"))
    .toSorted();
  expect(first).toBe(`${folder}/${BASELINE}`);
  const found = files.flatMap((file) =>
    findContractions(readFileSync(join(ROOT, file), "utf8")).map((each) => `${file}: ${each}`),
  );
  expect(found, "Expand first; contract in a later release (docs/scaling.md)").toEqual([]);
});

test.each([
  "alter table run drop column kind",
  "drop table preview_job",
  "alter table run rename column goal to wanted",
  "alter table run rename to errand",
  "alter table run alter column goal type bigint",
  "ALTER TABLE run ALTER goal SET DATA TYPE bigint",
  "alter table run alter column number set not null",
  "alter table run alter column goal drop default",
  "alter table run add column shade text not null",
  "alter table run add column a text default 'x', add column b numeric(4, 2) not null check (b > 0)",
  "alter table run add constraint run_goal check (goal > 1)",
  "alter table run add check (goal > 1)",
  "create unique index run_number on run (user_id, number)",
  "truncate throttle_event",
])("is a contraction: %s", (sql) => {
  expect(findContractions(`const changes = \`${sql};\`;`)).toHaveLength(1);
});

test.each([
  "create table shade (id uuid primary key, name text not null unique); create unique index shade_name on shade (name)",
  "alter table run add column shade text, add column tint integer not null default 0",
  "alter table run alter column number drop not null",
  "alter table run drop constraint run_kind_check; alter table run add constraint run_kind_check check (kind in ('send', 'other'))",
  "drop index run_recent; create index run_recent on run (user_id, created_at desc)",
  "-- once: drop table run",
])("expands: %s", (sql) => {
  expect(
    findContractions(`/** Drop table is said here only. */ const changes = \`${sql};\`;`),
  ).toEqual([]);
});

test("a marked migration may contract", () => {
  const source = "/**\n * Contract: since 1.4 no process reads it.\n */\nsql`drop table shade`";
  expect(findContractions(source)).toEqual([]);
  expect(findContractions(source.replace("Contract: since", "Since"))).toHaveLength(1);
});
