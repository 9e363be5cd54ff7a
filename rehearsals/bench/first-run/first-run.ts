import { Person } from "@sendoff/testkit/person";
import type { Browser, BrowserContext } from "playwright-core";
import { giveRoom } from "../../stage/credits.ts";
import { letTimePass } from "../../stage/let-time-pass.ts";
import { seededRandom } from "../../common/seeded-random.ts";
import type { Stage } from "../../stage/stage.ts";
import { MIX, planJobs } from "./jobs.ts";
import { type Judged, readJudged } from "./judged.ts";
import type { Newcomer } from "./newcomer.ts";
import { IN_EUROPE } from "./newcomers-europe.ts";
import { IN_INDIA } from "./newcomers-india.ts";
import { OVERSEAS } from "./newcomers-overseas.ts";
import { boardCompanyOf, type FirstRunPortal, isFor, portalOf, SET_UP_PORTAL } from "./portals.ts";
import { printCv } from "./print-cv.ts";
import { type FirstRun, runFirst } from "./run-outcome.ts";
import { type SetUp, setUp } from "./set-up.ts";

/** In an order in which the first few already come from several countries. */
export const NEWCOMERS: readonly Newcomer[] = alternate([IN_INDIA, IN_EUROPE, OVERSEAS]);

/** What came of one newcomer: the set-up, and the first run on each portal. */
export interface FirstDay {
  readonly newcomer: Newcomer;
  readonly setUp: SetUp;
  readonly runs: readonly FirstRun[];
}

interface FirstDayOptions {
  readonly nth: number;
  readonly portals: readonly FirstRunPortal[];
  readonly seed: number;
  readonly isThorough: boolean;
}

/**
 * Takes one newcomer through their first day: the set-up in a browser as a person does it, with LinkedIn connected, then a first run of
 * ten on each portal side by side, the others connected by the product's own calls. The catalogues of these portals are replaced. Throws
 * when the set-up does not come to its end or a run does not.
 */
export async function liveFirstDay(
  stage: Stage,
  browser: Browser,
  newcomer: Newcomer,
  { nth, portals, seed, isThorough }: FirstDayOptions,
): Promise<FirstDay> {
  const judged = readJudged(newcomer);
  const email = `${newcomer.firstName}.${newcomer.lastName}.${seed}@example.com`.toLowerCase();
  const context = await browser.newContext({
    locale: "en-GB",
    timezoneId: newcomer.timeZone,
    viewport: { width: 1440, height: 900 },
  });
  let done: SetUp;
  try {
    const cv = await printedCv(context, newcomer, judged, nth);
    const page = await context.newPage();
    const portal = SET_UP_PORTAL.button;
    done = await setUp(page, { stage, newcomer, cv, email, portal, isThorough });
  } finally {
    await context.close();
  }
  await letTimePass(stage);
  const person = new Person(stage, email);
  await person.signIn();
  const wanted = portals.filter((name) => isFor(name, newcomer));
  const ready: (() => Promise<FirstRun>)[] = [];
  for (const name of wanted) {
    const portal = portalOf(name, nth);
    const company = boardCompanyOf(name, nth);
    const planned = planJobs(portal, newcomer, judged, seededRandom(seed + nth), company);
    const jobs = planned.map(({ job }) => job);
    await portal.control(stage).loadJobs(jobs, "replace");
    const platformId = await portal.connect(person, email, company ?? "");
    ready.push(() => runFirst(stage, person, { portal: name, platformId }, planned));
  }
  await giveRoom(stage, person, 2 * MIX.matching * wanted.length);
  return { newcomer, setUp: done, runs: await Promise.all(ready.map((run) => run())) };
}

async function printedCv(
  context: BrowserContext,
  newcomer: Newcomer,
  { skills }: Judged,
  nth: number,
): Promise<Buffer> {
  const page = await context.newPage();
  try {
    return await printCv(page, newcomer, skills, nth);
  } finally {
    await page.close();
  }
}

/** The first of each list, then the second of each, until all have come. */
function alternate<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();
}
