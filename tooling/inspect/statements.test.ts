import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../start/settings.ts";

/** Where the files of each room's statements lie. */
const ROOMS: Readonly<Record<string, string>> = {
  api: "apps/api/src",
  db: "packages/db/src",
  worker: "apps/worker/src",
};

const MADE_BY = /^\| `(\w+) (\S+?\.ts)(?: (\S+))?` +\|/;

test("each function that docs/statements.md names is there", () => {
  const page = readFileSync(join(ROOT, "docs/statements.md"), "utf8");
  const rows = page.split("\n").filter((line) => line.startsWith("| `"));
  expect(rows.length).toBeGreaterThan(100);
  const gone = rows.filter((row) => {
    const [, room = "", file = "", name = ""] = MADE_BY.exec(row) ?? [];
    const path = join(ROOT, ROOMS[room] ?? room, file);
    return file === "" || !existsSync(path) || !readFileSync(path, "utf8").includes(name);
  });
  expect(gone, "npm run statements writes the page anew").toEqual([]);
});
