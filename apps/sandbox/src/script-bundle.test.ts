import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { runInNewContext, Script } from "node:vm";
import { expect, test } from "vitest";
import { bundleScripts } from "./script-bundle.ts";

const FILES: Readonly<Record<string, string>> = {
  "bar.js": `import { say } from "./say.js";\nsay("bar");\nexport const BAR = 1;\n`,
  "page.js": `import {\n  BAR as bar,\n} from "./bar.js";\nimport { say } from "./say.js";\nsay("page " + bar);\nexport async function later() {\n  const { open } = await import("./late.js");\n  open();\n}\nlater();\n`,
  "late.js": `import { say } from "./say.js";\nsay("late");\nexport function open() {\n  say("open");\n}\n`,
  "say.js": `export function say(text) {\n  said.push(text);\n}\n`,
  "odd.js": `export default 1;\n`,
  "slow.js": `await later();\n`,
};
const sourceOf = (name: string): string => FILES[name] ?? "";

test("each script runs once and in order, what it needs late when it is needed", async () => {
  const said: string[] = [];
  runInNewContext(bundleScripts(["bar.js", "page.js"], sourceOf), { said });
  expect(said).toEqual(["bar", "page 1"]);
  await expect.poll(() => said).toEqual(["bar", "page 1", "late", "open"]);
});

test.each([
  ["odd.js", "export default 1;"],
  ["slow.js", "await later();"],
])("what no bundle can hold is refused by its file's name: %s", (name, line) => {
  expect(() => bundleScripts([name], sourceOf)).toThrow(
    `${name}: no bundle can be made of "${line}"`,
  );
});

const OWN = globSync("**/assets/*.js", { cwd: import.meta.dirname });

test.each(OWN)("%s and what it imports make a script", (path) => {
  const folder = join(import.meta.dirname, dirname(path));
  const shared = join(import.meta.dirname, "job-site/assets");
  const read = (name: string): string =>
    readFileSync(join(existsSync(join(folder, name)) ? folder : shared, name), "utf8");
  expect(() => new Script(bundleScripts([basename(path)], read))).not.toThrow();
});
