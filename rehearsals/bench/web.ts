import { median } from "../common/latency.ts";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { PLATFORM_IDS, TOKEN_STORAGE_KEY } from "@sendoff/contract/constants";
import { connectLinkedIn, prepareApplicant } from "@sendoff/testkit/person";
import { openStage, type Stage } from "../stage/stage.ts";
import { type Aim, judge } from "./aims.ts";
import { type LandingVisit, visitLanding } from "./web-landing.ts";
import { LONGEST_MS, measurePresses, type Press } from "./web-presses.ts";

const LANDING_VISITS = 7;
const PAGE_ROUNDS = 5;
const RUN_TIMEOUT_MS = 240_000;

/** The sidebar's pages: each is left and come back to by its link. */
const PAGES = [
  "needs-you",
  "platforms",
  "scheduler",
  "wallet",
  "analytics",
  "logs",
  "cv",
  "dashboard",
] as const;

export interface WebFigures {
  readonly landing: LandingVisit & { readonly visits: number };
  /** Milliseconds from the click on the sidebar's link until the page shows its data and takes input. */
  readonly pages: readonly {
    readonly page: string;
    readonly firstMs: number;
    readonly againMs: number;
  }[];
  /** From the press of each kind of control on each screen until the first change has been drawn. */
  readonly presses: readonly Press[];
  readonly aims: readonly Aim[];
}

/** What a visitor waits for on a slow phone, and what a signed-in person waits for between pages, in a real browser. */
export async function benchWeb(
  chromiumPath: string,
  say: (line: string) => void,
): Promise<WebFigures> {
  const stage = await openStage({ name: "bench-web", workers: 1 });
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox"] });
  try {
    const visits: LandingVisit[] = [];
    for (let visit = 0; visit < LANDING_VISITS; visit += 1) {
      visits.push(await visitLanding(browser, stage.apiUrl));
    }
    const landing = { ...middleOf(visits), visits: LANDING_VISITS };
    say(
      `  landing: ${landing.scriptKilobytes} kB of JavaScript, ${landing.otherKilobytes} kB else, LCP ${landing.lcpMs} ms, CLS ${landing.cls}`,
    );
    const token = await createPerson(stage);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const pages = await measurePages(context, stage.apiUrl, token);
    for (const { page, firstMs, againMs } of pages) {
      say(`  ${page}: first ${firstMs} ms, again ${againMs} ms`);
    }
    const presses = await measurePresses(context, stage.apiUrl);
    say(
      `  ${presses.length} presses, answered after ${median(presses.map(msOf))} ms in the middle`,
    );
    for (const { page, control, ms } of slowest(presses)) {
      say(`  ${page}: ${control} ${ms === null ? "nothing" : `${ms} ms`}`);
    }
    return { landing, pages, presses, aims: judgeWeb(landing, pages, presses) };
  } finally {
    await browser.close();
    await stage.close();
  }
}

/** Somebody with five applications behind them, so that the pages have something to show. */
async function createPerson(stage: Stage): Promise<string> {
  const person = await prepareApplicant(stage, `web.${process.pid}@example.com`);
  await connectLinkedIn(person, "asha.raman@example.com");
  await person.waitForRun(await person.apply(PLATFORM_IDS.linkedin), RUN_TIMEOUT_MS);
  return person.token;
}

async function measurePages(
  context: BrowserContext,
  appUrl: string,
  token: string,
): Promise<WebFigures["pages"]> {
  await context.addInitScript(
    ([key, value]) => localStorage.setItem(String(key), String(value)),
    [TOKEN_STORAGE_KEY, token],
  );
  const times = new Map<string, number[]>(PAGES.map((page) => [page, []]));
  const page = await context.newPage();
  await page.goto(`${appUrl}/app/dashboard`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  for (let round = 0; round < PAGE_ROUNDS; round += 1) {
    for (const name of PAGES) times.get(name)?.push(await clickThrough(page, `/app/${name}`));
  }
  return PAGES.map((name) => {
    const [first = 0, ...again] = times.get(name) ?? [];
    return { page: name, firstMs: first, againMs: median(again) };
  });
}

/** Follows the sidebar's link without a pointer on its way, so that nothing was fetched ahead. */
function clickThrough(page: Page, path: string): Promise<number> {
  return page.evaluate(async (to) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
    if (link === null) throw new Error(`No link leads to ${to}`);
    const isThere = () =>
      location.pathname === to &&
      document.querySelector("main h1") !== null &&
      document.querySelector("main .skeleton, main [aria-busy=true]") === null;
    const startedAt = performance.now();
    link.click();
    const frame = () => new Promise(requestAnimationFrame);
    do await frame();
    while (!isThere());
    // The next task after a frame: the page has been drawn and takes input.
    await frame();
    await new Promise((resolve) => setTimeout(resolve));
    return Math.round(performance.now() - startedAt);
  }, path);
}

function middleOf(visits: readonly LandingVisit[]): LandingVisit {
  const middle = (pick: (visit: LandingVisit) => number): number => median(visits.map(pick));
  return {
    scriptKilobytes: middle((visit) => visit.scriptKilobytes),
    otherKilobytes: middle((visit) => visit.otherKilobytes),
    lcpMs: middle((visit) => visit.lcpMs),
    cls: middle((visit) => visit.cls),
  };
}

/** Up to here a press feels answered at once. */
const MOST_MS = 100;
const SLOWEST_SHOWN = 5;
/** What nothing answered counts as the longest that was waited. */
const msOf = ({ ms }: Press): number => ms ?? LONGEST_MS;

function slowest(presses: readonly Press[]): readonly Press[] {
  return presses.toSorted((a, b) => msOf(b) - msOf(a)).slice(0, SLOWEST_SHOWN);
}

function judgeWeb(
  landing: LandingVisit,
  pages: WebFigures["pages"],
  presses: readonly Press[],
): Aim[] {
  const slowestPage = Math.max(...pages.flatMap(({ firstMs, againMs }) => [firstMs, againMs]));
  const aim = (text: string, value: number, most: number): Aim =>
    judge(text, value, (measured) => measured <= most);
  return [
    aim("landing: at most 90 kB of JavaScript", landing.scriptKilobytes, 90),
    aim("landing: at most 60 kB of everything else", landing.otherKilobytes, 60),
    aim("landing: largest paint within 1,200 ms on a slow phone", landing.lcpMs, 1_200),
    aim("landing: layout shift at most 0.02", landing.cls, 0.02),
    aim("every app page within 1,000 ms of the click", slowestPage, 1_000),
    aim(
      "every press is answered by something within 100 ms",
      Math.max(...presses.map(msOf)),
      MOST_MS,
    ),
  ];
}
