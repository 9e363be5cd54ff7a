import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../start/settings.ts";

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

interface Row {
  readonly address: string;
  readonly pictures: readonly string[];
  /** `spec` "words", of all columns of tests. */
  readonly tests: readonly { spec: string; words: string | undefined }[];
}

function readRows(): Row[] {
  return read("docs/screens.md")
    .split("\n")
    .map((line) =>
      line
        .split("|")
        .slice(1)
        .map((cell) => cell.trim()),
    )
    .filter(([, address = ""]) => /^`[/*]/.test(address))
    .map(([, address = "", picture = "", ...tests]) => ({
      address: address.replaceAll("`", ""),
      pictures: [...picture.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
      tests: tests.flatMap((cell) =>
        [...cell.matchAll(/`([^`]+)`(?: "([^"]+)")?/g)].map(([, spec = "", words]) => ({
          spec,
          words,
        })),
      ),
    }));
}

/** The addresses of the router, as its own lines have them; those of the app are below /app. */
function listRoutes(): string[] {
  const router = read("apps/web/src/app/router.tsx");
  const [app = "", outside = ""] = router.split("export function createRoutes");
  const pathsIn = (text: string): string[] =>
    [...text.matchAll(/\bpage\(\s*"([^"]*)"/g)].map(([, path = ""]) => path);
  const inner = pathsIn(app)
    // The list is drawn in the page of the review, as one of its applications is.
    .filter((path) => path !== "")
    .map((path) => (path === ":id" ? "/app/review/:id" : `/app/${path}`));
  // Only in development.
  return [...pathsIn(outside), "/hi/", ...inner].filter((path) => path !== "/dev/gallery");
}

test("every route of the web app is in docs/screens.md, and no other", () => {
  const addresses = new Set(readRows().map(({ address }) => address));
  const routes = new Set(listRoutes());
  expect(routes.size).toBeGreaterThan(30);
  expect([...addresses].toSorted()).toEqual([...routes].toSorted());
});

test("the gallery takes every picture that docs/screens.md names", () => {
  const gallery = readdirSync(join(ROOT, "rehearsals/gallery"))
    .map((file) => read(`rehearsals/gallery/${file}`))
    .join("\n");
  const taken = (name: string): boolean => {
    const own = name.replace(/^console, /, "");
    return [`"${own}"`, ` ${own}: "`, ` ${own}: \``].some((text) => gallery.includes(text));
  };
  const rows = readRows();
  expect(rows.flatMap(({ pictures }) => pictures).length).toBeGreaterThan(30);
  expect(rows.flatMap(({ pictures }) => pictures.filter((name) => !taken(name)))).toEqual([]);
});

test("every spec that docs/screens.md names looks at that screen", () => {
  const problems = readRows().flatMap(({ address, tests }) =>
    tests.flatMap(({ spec, words }) => {
      const file = `e2e/${spec}.spec.ts`;
      if (!existsSync(join(ROOT, file))) return [`${address}: there is no ${file}`];
      const text = read(file);
      const last = address.replace("/app/", "");
      const looked =
        words === undefined
          ? [`"${address}"`, `"${last}"`, `**${address}"`].some((each) => text.includes(each))
          : text.includes(words);
      return looked ? [] : [`${address}: ${file} has no ${words ?? "such address"}`];
    }),
  );
  expect(problems).toEqual([]);
});
