import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../start/settings.ts";

const PAGE = readFileSync(join(ROOT, "docs/glossary.md"), "utf8");

/** Where the rooms of a word such as "web" or "db" are; the first of them that has the name is meant. */
const HOMES: ReadonlyMap<string, readonly string[]> = new Map([
  ["api", ["apps/api/src/modules", "apps/api/src"]],
  ["sandbox", ["apps/sandbox/src"]],
  ["web", ["apps/web/src/features", "apps/web/src"]],
  ["worker", ["apps/worker/src"]],
  ...["answers", "contract", "cv", "db", "domain", "kit", "portals", "testkit"].map(
    (name): [string, string[]] => [name, [`packages/${name}/src`]],
  ),
]);

/**
 * The rooms and files that a cell names, as "api and web `needs-you`, db `needs`; `contract/run.ts`" does: the words before a name say
 * whose it is, also for the names after it; a name without such a word is a path that begins with one, or one from the root.
 */
function roomsOf(cell: string): readonly (readonly string[])[] {
  return cell.split("; ").flatMap((group) => {
    let homes: readonly string[] = [];
    return [...group.matchAll(/([^`]*)`([^`]+)`/gu)].flatMap(([, before = "", name = ""]) => {
      const owners = before.match(/[a-z]+/gu)?.filter((word) => HOMES.has(word)) ?? [];
      if (owners.length > 0) homes = owners;
      if (homes.length > 0) {
        return homes.map((home) => (HOMES.get(home) ?? []).map((place) => join(place, name)));
      }
      const [first = "", ...rest] = name.split("/");
      const places = (HOMES.get(first) ?? []).map((place) => join(place, ...rest));
      return [places.length > 0 ? places : [name]];
    });
  });
}

test("every room and file that the glossary names is there", () => {
  const rows = PAGE.split("\n").filter((line) => /^\| (?!Word |-)/u.test(line));
  const named = rows.flatMap((row) => {
    const [, word = "", , cell = ""] = row.split("|").map((part) => part.trim());
    return roomsOf(cell).map((places) => ({ word, places }));
  });
  expect(named.length).toBeGreaterThanOrEqual(rows.length);
  const gone = named.filter(({ places }) => !places.some((place) => existsSync(join(ROOT, place))));
  expect(gone).toEqual([]);
});
