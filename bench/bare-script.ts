import { setTimeout as delay } from "node:timers/promises";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { SANDBOX_PASSWORD } from "@sendoff/testkit/person";

/** What a script that applies on one portal is told. */
export interface ScriptOptions {
  readonly portalUrl: string;
  readonly chromiumPath: string;
  readonly jobIds: readonly string[];
  /** Contexts that work side by side, each with an account of its own. */
  readonly parallel: number;
  readonly cvPath: string;
  /** Pause between steps in milliseconds, `[least, most]`; bots in the usual style sleep, a bare script does not. */
  readonly pauseMs: readonly [number, number] | null;
}

/** When measuring begins and ends: signing in and the browser's own start and end are not part of it. */
export interface ScriptHooks {
  readonly onSignedIn: () => void;
  /** Told the seconds from the first job to the last; the browser stays until it resolves. */
  readonly onDone: (seconds: number) => Promise<void>;
}

const ANSWERS: readonly [RegExp, string][] = [
  [/notice period/i, "30"],
  [/ctc/i, "34"],
  [/years/i, "7"],
  [/company/i, "Kaveri Payments"],
  [/first name/i, "Asha"],
  [/last name/i, "Raman"],
  [/phone/i, "9876543210"],
];
const MOST_STEPS = 8;

/**
 * The least that fills these forms: no database, no check of what was written, no evidence, no look at what came back. It
 * is what the product's speed is held against.
 */
export async function runScript(options: ScriptOptions, hooks: ScriptHooks): Promise<void> {
  const browser = await chromium.launch({
    executablePath: options.chromiumPath,
    chromiumSandbox: process.getuid?.() !== 0,
    args: ["--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"],
  });
  try {
    const contexts = await Promise.all(
      Array.from({ length: options.parallel }, (_, index) => signIn(browser, options, index)),
    );
    hooks.onSignedIn();
    const started = performance.now();
    await Promise.all(contexts.map((context, index) => applyShare(context, options, index)));
    await hooks.onDone((performance.now() - started) / 1000);
  } finally {
    await browser.close();
  }
}

async function signIn(
  browser: Browser,
  options: ScriptOptions,
  index: number,
): Promise<BrowserContext> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${options.portalUrl}/login`);
  await page.locator("#username").fill(`script${options.parallel}-${index}@example.com`);
  await page.locator("#password").fill(SANDBOX_PASSWORD);
  await page.locator("button[type=submit]").click();
  await page.waitForURL(/feed/);
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
  await page.goto(`${options.portalUrl}/jobs/view/${id}/`);
  await pause(options);
  await page.locator("button.jobs-apply-button").first().click();
  const modal = page.locator(".jobs-easy-apply-modal");
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = modal.locator(
      "[data-easy-apply-next-button], [data-live-test-easy-apply-review-button], [data-live-test-easy-apply-submit-button]",
    );
    await next.waitFor();
    await modal.locator(".jobs-loader").waitFor({ state: "detached" });
    await fillStep(modal, options);
    await pause(options);
    const isSubmit = (await next.getAttribute("data-live-test-easy-apply-submit-button")) !== null;
    const heading = await modal.locator("h3").first().textContent();
    await next.click();
    if (isSubmit) {
      await page
        .locator("#post-apply-modal, .jpac-modal-header")
        .first()
        .waitFor({ state: "attached" });
      return;
    }
    await page.waitForFunction(
      (before) => document.querySelector(".jobs-easy-apply-modal h3")?.textContent !== before,
      heading,
    );
    await pause(options);
  }
}

async function fillStep(modal: ReturnType<Page["locator"]>, options: ScriptOptions): Promise<void> {
  for (const input of await modal.locator("input[type=text]").all()) {
    if ((await input.inputValue()) !== "") continue;
    const id = (await input.getAttribute("id")) ?? "";
    const label = (await modal.locator(`label[for="${id}"]`).first().textContent()) ?? "";
    await input.fill(ANSWERS.find(([wording]) => wording.test(label))?.[1] ?? "1");
  }
  for (const radio of await modal.locator("fieldset label").filter({ hasText: "Yes" }).all()) {
    await radio.click();
  }
  const files = modal.locator("input[type=file]");
  if ((await files.count()) > 0) {
    const cards = modal.locator(".jobs-document-upload-redesign-card__container");
    if ((await cards.count()) === 0) {
      await files.first().setInputFiles(options.cvPath);
      await cards.first().waitFor();
    }
  }
}

async function pause(options: ScriptOptions): Promise<void> {
  if (options.pauseMs === null) return;
  const [least, most] = options.pauseMs;
  await delay(least + Math.random() * (most - least));
}
