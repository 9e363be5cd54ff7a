import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createTestDatabase } from "@sendoff/testkit/test-database";
import { expect, test } from "vitest";

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const MAPPING = {
  int8: "number",
  numeric: "number",
  jsonb: "ColumnType<unknown, string, string>",
  timestamptz: "ColumnType<Date, Date | string, Date | string>",
};

/** What `schema.ts` is to be, written from the database that the migrations make. */
async function generateSchema(): Promise<string> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), "sendoff-schema-"));
  const file = join(folder, "schema.ts");
  try {
    const entry = fileURLToPath(import.meta.resolve("kysely-codegen"));
    const options = {
      "--dialect": "postgres",
      "--url": database.url,
      "--out-file": file,
      "--exclude-pattern": "(kysely_*|pgboss.*)",
      "--numeric-parser": "number",
      "--type-mapping": JSON.stringify(MAPPING),
    };
    const program = join(dirname(entry), "cli", "bin.js");
    await run(process.execPath, [program, ...Object.entries(options).flat()]);
    const oxfmt = join(ROOT, "node_modules", "oxfmt", "bin", "oxfmt");
    await run(process.execPath, [oxfmt, "-c", join(ROOT, ".oxfmtrc.json"), file]);
    return await readFile(file, "utf8");
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

test("the types of the tables are those of the migrated database", async () => {
  const written = await readFile(new URL("schema.ts", import.meta.url), "utf8");
  expect(await generateSchema()).toBe(written);
});
