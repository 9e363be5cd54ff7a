import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadModule } from "libpg-query";
import { z } from "zod";
import {
  judgeStatement,
  type Reach,
  REACHES,
  type Unbound,
} from "../../packages/testkit/src/statements/judge-statement.ts";
import { ROOT } from "../start/settings.ts";

/** The tests that make the product's statements: of the database, the api and the worker. */
const TESTS = ["packages/db", "apps/api", "apps/worker"];
const PAGE = join(ROOT, "docs/statements.md");

const Made = z.object({ origin: z.string(), sql: z.string() });

/** What Citus does with each, by its documentation. */
const IN_CITUS: Readonly<Record<Reach, string>> = {
  "adds without a user":
    "Refused where the user's id comes from another place than the values or a query of the same user; a batch for several users is taken apart into one statement each.",
  "locks over users":
    "Refused: `for update` and `for share` are for one shard at a time. To be done in two steps: look for the keys on all shards, then lock each by its user's id.",
  "mixes with the coordinator":
    "Refused in one statement, unless the coordinator is a node of its own cluster and the table is added to its metadata. Two statements do it.",
  "rows of a parent":
    "The table lies beside its parent's rows once it has `user_id` itself. Until then it would have to be distributed by its parent's id, and no join with the parent would stay on one machine. The function has the user's id, or can be given it, in all but the sweeps.",
  "writes by another key":
    "Done on every shard in one distributed transaction (two-phase commit): right, and as dear as the number of shards. The id of the user is known where each is called: with `and user_id = …` it goes to one shard.",
  "writes for several users": "The same, and the right way for a batch.",
  "writes for all users": "The same, and the right way for a sweep, which comes once in a while.",
  "reads by another key":
    "Asked of every shard, and put together: right, with the time of the slowest shard. With the user's id it is asked of one.",
  "reads for several users": "The same, and the right way for a batch.",
  "reads for all users": "The same, and the right way for a sweep or a figure.",
};

const HEADS: Readonly<Record<Reach, string>> = {
  "adds without a user": "Rows are added for users that the statement does not name",
  "locks over users": "Rows are locked without naming their user",
  "mixes with the coordinator": "Users' rows and tables of the coordinator in one statement",
  "rows of a parent": "Rows that know their user by another row alone",
  "writes by another key": "Written by a key that is not the user",
  "writes for several users": "Written for a batch of users",
  "writes for all users": "Written over all users",
  "reads by another key": "Read by a key that is not the user",
  "reads for several users": "Read for a batch of users",
  "reads for all users": "Read over all users",
};

const INTRODUCTION = `# Statements that reach further than one user

What would not go to one machine in a PostgreSQL that is distributed by user, and what Citus does with it ([scaling](scaling.md#a-distributed-postgresql)).
\`npm run statements\` writes this page from what the tests of database, api and worker have the product ask: each statement is read by PostgreSQL's own grammar and is bound to one user
when a value of the statement determines \`user_id\` of every table in it (of \`app_user\` its \`id\`), also by joins and subqueries. \`npm run statements -- --check\` fails for one that is
neither bound nor listed here, and prints its line. The function is named by the file it stands in; one that is not named makes it in a callback.
`;

const { values } = parseArgs({ options: { from: { type: "string" }, check: { type: "boolean" } } });
const folder = mkdtempSync(join(tmpdir(), "sendoff-statements-"));
const file = values.from ?? join(folder, "made.jsonl");
try {
  if (values.from === undefined) runTests(file);
  await loadModule();
  const text = readFileSync(file, "utf8");
  if (values.check === true) checkPage(text);
  else writePage(text);
} finally {
  rmSync(folder, { recursive: true });
}

function runTests(into: string): void {
  const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
  const run = spawnSync(process.execPath, [vitest, "run", ...TESTS], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, SENDOFF_STATEMENTS_FILE: into },
  });
  // It may have left statements out, and the page would lose them.
  if (run.status !== 0)
    throw new Error("A test failed, so the list would lack statements. Mend it first.");
}

/** A line of the page. */
function lineOf(origin: string, { tables }: Unbound): string {
  return `| \`${origin}\` | ${tables.map((table) => `\`${table}\``).join(", ")} |`;
}

function readMade(text: string) {
  const lines = new Set(text.split("\n").filter((line) => line !== ""));
  const made = [...lines].map((line) => Made.parse(JSON.parse(line)));
  const byReach = new Map<Reach, Set<string>>();
  let bound = 0;
  for (const { origin, sql } of made) {
    const unbound = judgeStatement(sql);
    if (unbound === undefined) {
      bound += 1;
      continue;
    }
    const known = byReach.get(unbound.reach) ?? new Set();
    byReach.set(unbound.reach, known.add(lineOf(origin, unbound)));
  }
  return { count: made.length, bound, byReach };
}

function checkPage(text: string): void {
  const listed = new Set(
    readFileSync(PAGE, "utf8")
      .split("\n")
      .map((line) => line.replaceAll(/ +/g, " ")),
  );
  const missing = [...readMade(text).byReach].flatMap(([reach, lines]) =>
    [...lines].filter((line) => !listed.has(line)).map((line) => `${HEADS[reach]}: ${line}`),
  );
  for (const line of missing) process.stdout.write(`${line}\n`);
  process.exitCode = missing.length === 0 ? 0 : 1;
}

function writePage(text: string): void {
  const { count, bound, byReach } = readMade(text);
  const sections = REACHES.filter((reach) => byReach.has(reach)).map((reach) => {
    const lines = [...(byReach.get(reach) ?? [])].toSorted();
    return `## ${HEADS[reach]}\n\n${IN_CITUS[reach]}\n\n| Made by | Tables |\n| --- | --- |\n${lines.join("\n")}\n`;
  });
  writeFileSync(PAGE, `${INTRODUCTION}\n${sections.join("\n")}`);
  spawnSync(join(ROOT, "node_modules/.bin/oxfmt"), [PAGE], { stdio: "inherit" });
  process.stdout.write(
    `${count} statements, ${bound} of them bound to one user at most; the others are in docs/statements.md\n`,
  );
}
