import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { countOf, missingKeys } from "./compare.ts";
import { driverKeys } from "./driver-keys.ts";
import { readTable } from "./read-table.ts";
import { wrongCellsOf } from "./sandbox-cells.ts";
import { sandboxKeys } from "./sandbox-keys.ts";

/** A file that is gone after the test. */
function plant(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "key-tables-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const HEAD = `| Key (role, name, test id, id, class or text) | What it is | Sandbox (file) | Driver | Source |
| --- | --- | --- | --- | --- |
`;

test("a table that lacks a driver's key is told so, by key and file", () => {
  const { rows } = readTable(
    plant(
      "table.md",
      `${HEAD}| \`#apply-<n>\` "Apply now" | button | - | - | captured 1 |
| \`[data-testid=card-<n>].card\` | card | - | - | guess |
| \`button[aria-label="Next page"]\` | on | - | - | second-hand |
`,
    ),
  );
  const path = plant(
    "job.page.ts",
    `const WORDS = "^(apply now|apply tomorrow)$";
const AROUND = ".card";
export const JOB = {
  open: [{ id: "id", css: "#apply-3,#open-3" }, { id: "words", css: "button", text: WORDS }],
  card: [{ id: "card", css: \`[data-testid^=card-] \${AROUND},\${AROUND}__inner\` }],
};
export const next = (root: Element) => root.querySelector("[aria-label='Next page'],[name=next]");
`,
  );
  const keys = driverKeys(path).map(({ atom }) => ({ atom, file: "job.page.ts" }));
  expect(missingKeys(keys, rows)).toEqual([
    "#open-3 in job.page.ts",
    "words /^apply tomorrow$/ in job.page.ts",
    ".card__inner in job.page.ts",
    "[name=next] in job.page.ts",
  ]);
});

test("a table that lacks a key of a drawn page is told so, by key and file", () => {
  const { rows } = readTable(
    plant(
      "table.md",
      `${HEAD}| \`#box-<n>\`, \`[name=box]\` | box | - | - | guess |
| \`role=alert\` "Remove <file>" | mistake | - | - | captured 2 |
`,
    ),
  );
  const page = plant(
    "form.page.ts",
    `const boxId = (n: number) => \`box-\${n}\`;
export function form(n: number) {
  const id = \`box-\${n}\`;
  return markup\`<input id="\${id}" name="box" data-own-box><p id="\${id}-help" role="alert">\${boxId(n)}</p>\`;
}
`,
  );
  const script = plant(
    "form.js",
    `button.setAttribute("aria-label", \`Remove \${file.name}\`);
button.dataset.testid = "remove";
list.id = "files";
`,
  );
  const questions = plant(
    "maker.fields.ts",
    `export const FIELDS = [must("box", "Box", "text"), { id: "town", label: "Town", kind: "text" }];
const end = \` data-testid="end"\`;
`,
  );
  const missing = [page, script, questions].flatMap((file) =>
    missingKeys(
      sandboxKeys(file).map((atom) => ({ atom, file: "form" })),
      rows,
    ),
  );
  expect(missing).toEqual([
    "[data-testid=remove] in form",
    "#files in form",
    "[field=town] in form",
    "[data-testid=end] in form",
  ]);
});

test("a table that names a file of the sandbox without its key is told so", () => {
  const rows = readTable(
    plant(
      "table.md",
      `${HEAD}| \`#global-nav\` | a | no-such-page.ts | - | guess |
| \`#zzyzx-quux\` | b | pages/layout.ts | - | guess |
| \`#global-nav\`, \`role=navigation\` | c | frame-legacy.ts | - | guess |
`,
    ),
  ).rows;
  expect(wrongCellsOf(rows)).toEqual([
    "`#global-nav`: the sandbox has no no-such-page.ts",
    "`#zzyzx-quux`: nothing of it stands in layout.ts",
  ]);
});

test("keys are counted by how they are known", () => {
  const { rows, count } = readTable(
    plant(
      "table.md",
      `${HEAD}| \`#a\` | a | - | - | captured 1.2; words: guess |
| \`#b\` | b | - | - | code |
| \`#c\` | c | - | - | repository (measured) |
| \`#d\` | d | - | - | guess |

Keys by source: 1 captured, 2 second-hand, 1 guess.
`,
    ),
  );
  expect(count).toBe(countOf(rows));
});
