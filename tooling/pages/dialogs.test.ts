import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../start/settings.ts";

const WEB = join(ROOT, "apps/web/src");
const E2E = join(ROOT, "e2e");
/** What draws every dialog, and no dialog itself. */
const FRAME = "components/ui/dialog.tsx";

/** Seen by no spec, and why. */
const UNSEEN: ReadonlyMap<string, string> = new Map([
  [
    "features/console/portals/bundles.tsx",
    "a bundle is kept when a portal's page has changed, which stops the portal for every other test of the product",
  ],
]);

/** The files that draw a dialog, each as often as it draws one. */
function listDrawn(): string[] {
  return readdirSync(WEB, { recursive: true, encoding: "utf8" })
    .filter(
      (file) => file.endsWith(".tsx") && !/\.test\.tsx$|^testing\//.test(file) && file !== FRAME,
    )
    .flatMap((file) => {
      const text = readFileSync(join(WEB, file), "utf8");
      return [
        ...text.matchAll(/<(?:Dialog(?:\.Root)?|AlertDialog\.Root)[\s>]|role="(?:alert)?dialog"/g),
      ].map(() => file);
    });
}

/** Every dialog under axe: its name, and the file that draws it. */
function listNamed(): { name: string; file: string }[] {
  const source = readFileSync(join(E2E, "dialogs.ts"), "utf8");
  const [, table = ""] = /DIALOGS = \{\n([^]*?)\n\} as const/.exec(source) ?? [];
  return [...table.matchAll(/^ {2}"?([^":\n]+)"?: \[\s*"([^"]+)"/gm)].map(
    ([, name = "", file = ""]) => ({ name, file }),
  );
}

const countOf = (files: readonly string[], file: string): number =>
  files.filter((each) => each === file).length;

test("every dialog of the web app is named in e2e/dialogs.ts, so that axe sees it", () => {
  const drawn = listDrawn();
  const named = listNamed().map(({ file }) => file);
  expect(drawn.length).toBeGreaterThan(30);
  const missing = drawn.filter((file) => countOf(named, file) < countOf(drawn, file));
  expect(missing).toEqual([...UNSEEN.keys()]);
  expect(named.filter((file) => !drawn.includes(file))).toEqual([]);
});

test("every dialog of e2e/dialogs.ts is visited by a spec", () => {
  const specs = readdirSync(E2E)
    .filter((file) => file.endsWith(".spec.ts"))
    .map((file) => readFileSync(join(E2E, file), "utf8"))
    .join("\n");
  const unseen = listNamed().filter(({ name }) => !specs.includes(`"${name}"`));
  expect(unseen).toEqual([]);
});
