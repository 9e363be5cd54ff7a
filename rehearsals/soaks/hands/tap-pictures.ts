import { PLATFORM_IDS, TOKEN_STORAGE_KEY } from "@sendoff/contract/constants";
import { LivePage, liveRoutes } from "@sendoff/contract/live-view";
import { routes } from "@sendoff/contract/routes";
import { launchTestBrowser } from "@sendoff/testkit/browser";
import {
  isNear,
  listMissed,
  placeOnPicture,
  tapAtRandom,
  type Tapping,
  typeByKeys,
  typeComposed,
  waitFor,
} from "@sendoff/testkit/hand";
import { type Person, prepareApplicant, SANDBOX_PASSWORD } from "@sendoff/testkit/person";
import type { AskedCheck } from "@sendoff/testkit/sandbox";
import type { Browser, BrowserContextOptions, Page, ViewportSize } from "playwright-core";
import { pick } from "../../common/seeded-random.ts";
import type { Stage } from "../../stage/stage.ts";

const { linkedin } = PLATFORM_IDS;
const params = { platform_id: String(linkedin) };
const RATIOS = [1, 1.25, 1.5, 2, 2.625, 3] as const;
type Sizes = readonly [ViewportSize, ...ViewportSize[]];
const DESKS: Sizes = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 1366 },
];
const PHONES: Sizes = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 360, height: 640 },
  { width: 800, height: 360 },
];
/** How large the picture is drawn is changed after so many. */
const BEFORE_CHANGE = 10;
const WAIT = { timeoutMs: 60_000, intervalMs: 200 };

/** One sentence of a script: by its layout's keys, or composed where that is how it is typed. */
const SENTENCES = [
  ["English", "Quick fox, 42!", typeByKeys],
  ["German", "Größe & Straße", typeByKeys],
  ["French", "Œuvre à côté", typeByKeys],
  ["Russian", "Съешь ещё булок", typeByKeys],
  ["Greek", "Ξεσκεπάζω ψυχή", typeByKeys],
  ["Arabic", "مرحبا بالعالم", typeByKeys],
  ["Hebrew", "שלום עולם", typeByKeys],
  ["Thai", "สวัสดีชาวโลก", typeByKeys],
  ["Hindi", "नमस्ते दुनिया", typeComposed],
  ["Tamil", "தமிழ் மொழி", typeComposed],
  ["Japanese", "日本語かな", typeComposed],
  ["Korean", "한국어 입력", typeComposed],
  ["Chinese", "你好，世界", typeComposed],
] as const;

/** What came of taps and text in the browser's own steering page. */
export interface Tapped {
  readonly taps: number;
  /** More than two pixels off, or never seen by the portal. */
  readonly missed: readonly object[];
  /** Scripts that did not arrive as they were typed. */
  readonly garbled: readonly string[];
}

/**
 * Taps at random places of a check's picture in the web app, in windows of every pixel ratio, of desks and of phones held both ways, with
 * the picture enlarged and moved; and types into the check's field in several scripts. Throws when the check is not come to.
 */
export async function tapPictures(
  stage: Stage,
  count: number,
  random: () => number,
): Promise<Tapped> {
  const account = "tapped@example.com";
  const person = await prepareApplicant(stage, account);
  await stage.linkedin.planCheck(account, { kind: "consent", at: "sign_in" });
  await askOwner(person, account);
  const check = () => findCheck(stage, account);
  const browser = await launchTestBrowser();
  try {
    const windows = RATIOS.flatMap((ratio) => [
      { ratio, isTouch: false, sizes: DESKS },
      { ratio, isTouch: true, sizes: PHONES },
    ]);
    const missed: object[] = [];
    let taps = 0;
    for (const [nth, { ratio, isTouch, sizes }] of windows.entries()) {
      const share = Math.ceil((count - taps) / (windows.length - nth));
      const page = await openSteering(browser, stage, person, {
        deviceScaleFactor: ratio,
        viewport: pick(random, sizes),
        ...(isTouch ? { hasTouch: true, isMobile: true } : {}),
      });
      missed.push(...(await tapInWindow(page, check, { count: share, random, isTouch, sizes })));
      taps += share;
      await page.context().close();
    }
    const garbled = await listGarbled(await openSteering(browser, stage, person, {}), check);
    return { taps, missed, garbled };
  } finally {
    await browser.close();
  }
}

/** In one window, which is turned or changes its size, as the picture does; returns the taps that missed. */
async function tapInWindow(
  page: Page,
  check: () => Promise<AskedCheck>,
  { count, random, isTouch, sizes }: Omit<Tapping, "isLeftAlone"> & { readonly sizes: Sizes },
) {
  const { targets, presses } = await check();
  const under: { x: number; y: number }[] = [];
  while (under.length < count) {
    await page.setViewportSize(pick(random, sizes));
    await page.getByRole("button", { name: /^(Enlarge|Fit)$/ }).click();
    const some = await tapAtRandom(page, {
      count: Math.min(BEFORE_CHANGE, count - under.length),
      random,
      isTouch,
      isLeftAlone: (place) => targets.some((target) => isNear(target, place)),
    });
    under.push(...some);
  }
  const landed = async () => {
    const seen = (await check()).presses.slice(presses.length);
    if (seen.length < under.length) throw new Error("the portal has not seen all taps yet");
    return seen;
  };
  return listMissed(under, await waitFor(landed, WAIT).catch(() => []));
}

async function askOwner(person: Person, email: string): Promise<void> {
  const body = { email, password: SANDBOX_PASSWORD, website: "", platform_id: linkedin };
  await person.call(routes.login, { body });
  const { state } = LivePage.parse(await person.call(liveRoutes.getLivePage, { params }));
  if (state !== "asked") throw new Error(`nobody is asked: ${state}`);
}

function findCheck({ linkedin: portal }: Stage, account: string): Promise<AskedCheck> {
  return waitFor(async () => {
    const check = (await portal.listChecks(account)).at(-1);
    if (check === undefined || check.targets.length === 0) throw new Error("there is no check yet");
    return check;
  }, WAIT);
}

/** The steering page in a window of its own, with pointer and keys in its hands. */
async function openSteering(
  browser: Browser,
  { apiUrl }: Stage,
  { token }: Person,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: apiUrl,
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  await page.goto("/healthz");
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    TOKEN_STORAGE_KEY,
    token,
  ] as const);
  await page.goto(`/app/live/${linkedin}`);
  // The window before is closed: as soon as that is noticed, the page is this one's.
  await page.getByText("In your hands").waitFor({ timeout: WAIT.timeoutMs });
  return page;
}

/** Each sentence is typed into the check's field behind the one before. */
async function listGarbled(page: Page, check: () => Promise<AskedCheck>): Promise<string[]> {
  const field = (await check()).targets.find(({ name }) => name === "field");
  if (field === undefined) throw new Error("the check has no field");
  const middle = { x: field.x + field.width / 2, y: field.y + field.height / 2 };
  const { x, y } = await placeOnPicture(page, middle);
  await page.mouse.click(x, y);
  await page.getByText(/^Keys go to: text field/).waitFor();
  const garbled: string[] = [];
  let length = 0;
  for (const [script, sentence, type] of SENTENCES) {
    await type(page, sentence);
    const written = async () => {
      const added = (await check()).written.slice(length);
      if (added !== sentence) throw new Error(`${script}: ${added}`);
    };
    await waitFor(written, { timeoutMs: 10_000, intervalMs: 100 }).catch((error: unknown) =>
      garbled.push(String(error)),
    );
    length = (await check()).written.length;
  }
  return garbled;
}
