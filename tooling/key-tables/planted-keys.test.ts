import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { countOf, missingKeys } from "./compare.ts";
import { driverKeys } from "./driver-keys.ts";
import { guessesAlone } from "./guessed-selectors.ts";
import { readTable } from "./read-table.ts";
import { wrongCellsOf } from "./sandbox-cells.ts";
import { sandboxClasses, sandboxKeys } from "./sandbox-keys.ts";
import { uncountedSelectors } from "./uncounted-selectors.ts";

/** A file that is gone after the test. */
function plant(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "key-tables-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

const HEAD = `| Key (role, name, test id, id, class or text) | What it is | Sandbox (file) | Driver | Source |
| --- | --- | --- | --- | --- |
`;

test("a table that lacks a driver's key is reported, by key and file", () => {
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

test("a table that lacks what a pattern asks for, or a field of a feed, is reported so", () => {
  const { rows } = readTable(
    plant(
      "table.md",
      `${HEAD}| "Easy apply", \`.card--chosen\`, \`/o/SLUG\` | card | - | - | guess |
| \`GET /api/offers\` | \`offers[]\` (\`slug\`, \`place{city}\`) | - | - | documentation |
`,
    ),
  );
  const script = plant(
    "cards.ts",
    `const MARKS = /^(easy apply|apply here)$/i;
const isMarked = /--chosen/.test(name) || /--(gone)$/.test(name);
const id = /\\/o\\/([\\w-]+)/.exec(path) ?? /\\/p\\/(\\w+)/.exec(path);
const tidy = words.replaceAll(/\\s+/g, " ").replace(/[dmy]/i, "");
`,
  );
  const maker = plant(
    "boards/makers/acme.ts",
    `const Offers = z.object({ offers: z.array(z.unknown()) });
const Offer = z.object({ slug: z.string(), place: z.object({ city: Words, land: Words }) });
const FEED = { path: () => "/api/offers", xmlItem: "position" };
const ADDRESS = { address: { find: companyHosts(/\\.acme\\.com$/) } };
`,
  );
  const keys = [script, maker].flatMap((path) => driverKeys(path));
  const placed = keys.map(({ atom }) => ({ atom, file: "acme" }));
  expect(missingKeys(placed, rows)).toEqual([
    "words /^apply here$/ in acme",
    "names /--(gone)$/ in acme",
    String.raw`path /\/p\/(\w+)/ in acme`,
    "field land in acme",
    "field position in acme",
  ]);
});

/** Planted page scripts, and a table where `.guess`, `.other` and `.third` are guesses and `.known` is none. */
function plantScripts(files: Readonly<Record<string, string>>) {
  const table = plant(
    "table.md",
    `${HEAD}| \`.guess\`, \`.other\`, \`.third\` | a | - | - | guess |
| \`.known\` | b | - | - | captured 1 |
`,
  );
  const driver = Object.entries(files).map(([name, text]) => plant(`acme/in-page/${name}`, text));
  return { table: relative("docs/portals", table).replace(/\.md$/, ""), driver, sandbox: [] };
}

test("a guess that a page script asks for by a call which does not count it is reported", () => {
  const places = plantScripts({
    "lists.ts": 'export const LIST = ".known,.third";\nexport const PLAIN = ".known";\n',
    "cards.ts": `const NAME = ".other";
export const one = (root: Element) => root.querySelector(\`h3,\${NAME}\`);
export const two = (box?: Element) => box?.matches("h4,.guess") ?? false;
export const three = (box: Element) => box.closest(LIST) ?? box.closest(PLAIN);
export const well = (root: Element) => deepAll(root, ".guess").concat(knownIn(root, LIST));
`,
    "given.ts": `const KEYS = [["id", ".guess"]];
export const four = (box: Element) => KEYS.some(([, css]) => box.matches(css));
`,
  });
  const found = uncountedSelectors(places).map((each) => each.replace(/ in .*\//, " in "));
  expect(found.toSorted()).toEqual([
    ".guess in cards.ts",
    ".guess in given.ts",
    ".other in cards.ts",
    ".third in cards.ts",
  ]);
});

test("a page script that asks for a thing by guesses alone is reported", () => {
  const places = plantScripts({
    "cards.ts": `const NAME = ".guess h3,.other";
const EITHER = ".guess,.known";
const SEVERAL = [["one", ".third"], ["other", ".known"]];
`,
  });
  expect(guessesAlone(places)).toEqual([`.guess h3,.other in ${places.driver[0]}`]);
});

test("a table that lacks a key of a drawn page is reported, by key and file", () => {
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

test("a table that names a file of the sandbox without its key is reported", () => {
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

test("the fields of a feed that the sandbox makes, and the classes that it draws, are keys", () => {
  const feed = plant(
    "acme.feed.ts",
    `const TYPES = { fulltime: "full" };
export const offerOf = (job) => ({ slug: job.slug, place: { city: job.city } });
const item = (job) => markup\`<item><tt:name>\${job.title}</tt:name></item>\`;
`,
  );
  expect(sandboxKeys(feed).map(({ value }) => value)).toEqual([
    "slug",
    "place",
    "city",
    "item",
    "tt:name",
  ]);
  const page = plant(
    "acme.page.ts",
    'const card = `<li class="card card--${state}">${title}</li>`;\n',
  );
  expect(sandboxClasses(page).map(({ value }) => value)).toEqual(["card", "card--*"]);
});
