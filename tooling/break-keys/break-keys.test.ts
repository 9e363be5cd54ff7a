import { closeTestContexts } from "@sendoff/testkit/browser";
import { afterAll, expect, test } from "vitest";
import { SiteTrials } from "./break-site.ts";
import type { Trial, Way } from "./break-site.ts";
import { lineOf } from "./key-report.ts";
import { SITES } from "./sites.ts";
import type { Site } from "./sites.ts";

/** The same choice in every run, unless said otherwise: `npm run soak:keys` is what goes over all keys. */
const seed = Number(process.env["KEYS_SEED"] ?? 1);
/** Keys of the list that are tried besides those that once were lost in silence; a look at a list costs a tenth of a second. */
const LISTED = 6;

let state = seed;
/** Numbers from 0 to below `limit`, the same ones for a seed. */
function next(limit: number): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}

function pick<Item>(items: readonly Item[]): Item {
  const item = items[next(items.length)];
  if (item === undefined) throw new Error("Nothing to choose from");
  return item;
}

function siteOf(table: string): Site {
  const site = SITES.find((each) => each.table === table);
  if (site === undefined) throw new Error(`There is no ${table}`);
  return site;
}

/** Breaks the keys that `choose` takes of those met on one way; returns what is lost in silence, and how many were broken. */
async function breakSome(
  site: Site,
  way: Way,
  choose: (met: readonly Trial[]) => readonly Trial[],
) {
  const trials = new SiteTrials(site);
  try {
    const chosen = choose(await trials.prepare([way]));
    const lines = [];
    for (const trial of chosen) lines.push(lineOf(site.table, await trials.run(trial)));
    return {
      unfit: trials.unfit,
      broken: lines.length,
      silent: lines.filter((line) => line.state === "silent").map(({ text }) => text),
    };
  } finally {
    await trials.stop();
  }
}

afterAll(closeTestContexts);

/** The first of a portal's drawings is 0. */
const ONCE_SILENT = [
  {
    table: "linkedin",
    drawing: 0,
    flow: "search",
    keys: [".artdeco-entity-lockup__subtitle", ".artdeco-entity-lockup__caption"],
  },
  { table: "linkedin", drawing: 1, flow: "sign-in", keys: ["[data-test-global-alert]"] },
  { table: "linkedin", drawing: 1, flow: "read", keys: ['"Company,"'] },
  {
    table: "indeed",
    drawing: 0,
    flow: "search",
    keys: ["[data-testid=company-name]", "[data-testid=text-location]"],
  },
  { table: "indeed", drawing: 1, flow: "search", keys: ["words /^easily apply$/"] },
  { table: "greenhouse", drawing: 0, flow: "search", keys: [".body--medium", ".body--metadata"] },
  { table: "greenhouse", drawing: 1, flow: "read", keys: [".location", "#content"] },
  { table: "lever", drawing: 0, flow: "apply", keys: ["#application-form"] },
] as const;

test.each(ONCE_SILENT)(
  "what was lost in silence is told now: $table, $flow, $keys",
  async ({ table, drawing, flow, keys }) => {
    const site = siteOf(table);
    const way = { drawing: site.fixture.variants[drawing] ?? "", flow };
    const isOne = ({ key }: Trial): boolean => keys.some((each) => each === key);
    const found = await breakSome(site, way, (met) => met.filter(isOne));
    expect(found).toEqual({ unfit: [], broken: keys.length, silent: [] });
  },
);

test(`no renamed key is lost in silence: a choice of them (KEYS_SEED=${seed})`, async () => {
  const site = pick(SITES);
  const way = { drawing: pick(site.fixture.variants), flow: "search" } as const;
  // A list that is read as a feed has no keys of a page.
  const listed = await breakSome(site, way, (met) =>
    met.length === 0 ? [] : Array.from({ length: LISTED }, () => pick(met)),
  );
  const applying = { drawing: pick(site.fixture.variants), flow: "others" } as const;
  // On some makers' closed and unanswered jobs no key of a driver is met.
  const applied = await breakSome(site, applying, (met) => (met.length === 0 ? [] : [pick(met)]));
  expect([...listed.unfit, ...applied.unfit], `KEYS_SEED=${seed}`).toEqual([]);
  expect([...listed.silent, ...applied.silent], `KEYS_SEED=${seed}`).toEqual([]);
});
