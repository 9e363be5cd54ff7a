import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { SessionCookie } from "@sendoff/testkit/sandbox";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { type ScriptName, SCRIPTS } from "./scripts/scripts.ts";

/** What a script that applies on one portal is told. */
export interface ScriptOptions {
  readonly script: ScriptName;
  readonly portalUrl: string;
  readonly chromiumPath: string;
  readonly jobIds: readonly string[];
  /** Contexts that work side by side, each with an account of its own. */
  readonly parallel: number;
  /** The cookies of each context's account; none where nobody signs in. */
  readonly accounts: readonly (readonly SessionCookie[])[];
  readonly cvPath: string;
  /** Pause between steps in milliseconds, `[least, most]`; bots in the usual style sleep, a bare script does not. */
  readonly pauseMs: readonly [number, number] | null;
  /** Where the two pictures of each application go, as the product takes them; null: none are taken. */
  readonly pictureFolder: string | null;
}

/** When measuring begins and ends: the browser's own start and end are not part of it. */
export interface ScriptHooks {
  readonly onReady: () => void;
  /** Told the seconds from the first job to the last; the browser stays until it resolves. */
  readonly onDone: (seconds: number) => Promise<void>;
}

/** As the product takes them (apps/worker/src/browser/pictures.ts). */
const PICTURE = { type: "jpeg", quality: 65, scale: "css" } as const;

/**
 * The least that fills these forms: no database, no check of what was written, no look at what came back. It is what the
 * product's speed is held against.
 */
export async function runScript(options: ScriptOptions, hooks: ScriptHooks): Promise<void> {
  const browser = await chromium.launch({
    executablePath: options.chromiumPath,
    chromiumSandbox: process.getuid?.() !== 0,
    args: ["--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"],
  });
  try {
    const contexts = await Promise.all(
      Array.from({ length: options.parallel }, (_, index) => open(browser, options, index)),
    );
    hooks.onReady();
    const started = performance.now();
    await Promise.all(contexts.map((context, index) => applyShare(context, options, index)));
    await hooks.onDone((performance.now() - started) / 1000);
  } finally {
    await browser.close();
  }
}

async function open(
  browser: Browser,
  { accounts }: ScriptOptions,
  index: number,
): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addCookies((accounts[index] ?? []).map((cookie) => ({ ...cookie })));
  await context.newPage();
  return context;
}

async function applyShare(
  context: BrowserContext,
  options: ScriptOptions,
  index: number,
): Promise<void> {
  const [page] = context.pages();
  if (page === undefined) return;
  const share = options.jobIds.filter((_, position) => position % options.parallel === index);
  for (const id of share) await applyOne(page, options, id);
}

async function applyOne(page: Page, options: ScriptOptions, id: string): Promise<void> {
  const { urlOf, apply } = SCRIPTS[options.script];
  const { pictureFolder, cvPath } = options;
  const pause = (): Promise<void> => pauseOf(options);
  await page.goto(urlOf(options.portalUrl, id));
  await pause();
  await apply(page, {
    cvPath,
    pause,
    picture: async (of) => {
      if (pictureFolder === null) return;
      await page.screenshot({ ...PICTURE, path: join(pictureFolder, `${id}-${of}.jpg`) });
    },
  });
}

async function pauseOf({ pauseMs }: ScriptOptions): Promise<void> {
  if (pauseMs === null) return;
  const [least, most] = pauseMs;
  await delay(least + Math.random() * (most - least));
}
