import type { BrowserContext, Locator, Page } from "playwright-core";

declare global {
  interface Window {
    /** In a page that is measured: the answer to the next press. */
    answered?: Promise<number | null>;
  }
}

/** One control that was pressed, and how long nothing answered. */
export interface Press {
  readonly page: string;
  readonly control: string;
  /** From the press until the first change of the page has been drawn; null where nothing changed within two seconds. */
  readonly ms: number | null;
}

/** Where the controls are pressed. Each is a screen of its own. */
const SCREENS = [
  "dashboard",
  "needs-you",
  "review",
  "answers",
  "platforms",
  "fits",
  "scheduler",
  "wallet",
  "analytics",
  "logs",
  "runs",
  "cv",
  "profile-settings",
] as const;

/** What has something to answer: no tab that is chosen, no link to the page that is open or to another tab. */
const CONTROLS =
  "main :is(button, [role=tab], [role=switch], [role=checkbox], [role=combobox], a[href^='/']):not([disabled], [aria-disabled=true], [aria-selected=true], [aria-current], [target], .sr-only)";
/** What hands a file over or prints answers outside of the page. */
const ELSEWHERE = /CSV|PDF|ZIP|Download|Print|Open$/;
/** So long an answer is waited for. */
export const LONGEST_MS = 2_000;
/** Of a kind, as of twenty rows, the first few stand for all. */
const MOST_ON_A_SCREEN = 14;

/**
 * Presses one control of each kind on each main screen with the mouse, and measures in the page how long it takes until anything
 * that can be seen has changed and been drawn. Each press meets the screen in a tab of its own: what the one before left in its
 * tab, as a code that is waited for, would open a dialog over the next.
 */
export async function measurePresses(context: BrowserContext, appUrl: string): Promise<Press[]> {
  const presses: Press[] = [];
  for (const screen of SCREENS) {
    const address = `${appUrl}/app/${screen}`;
    for (const { index, control } of await inTab(context, address, listKinds)) {
      const ms = await inTab(context, address, async (page) => {
        const target = page.locator(CONTROLS).nth(index);
        return (await target.isVisible()) ? press(page, target) : undefined;
      });
      if (ms !== undefined) presses.push({ page: screen, control, ms });
    }
  }
  return presses;
}

async function inTab<T>(
  context: BrowserContext,
  address: string,
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await context.newPage();
  try {
    await open(page, address);
    return await act(page);
  } finally {
    await page.close();
  }
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("main h1").waitFor();
  await page.waitForFunction(
    () => document.querySelector("main :is(.skeleton, [aria-busy=true])") === null,
  );
}

/** The first control of each kind: what it is, and the first words of its name. */
async function listKinds(page: Page): Promise<{ index: number; control: string }[]> {
  const controls = await page.locator(CONTROLS).evaluateAll((nodes) =>
    nodes.map((node) => {
      const name = node.getAttribute("aria-label") ?? node.textContent.trim();
      const role = node.getAttribute("role") ?? node.tagName.toLowerCase();
      return { role, name: name.replaceAll(/\s+/g, " ").slice(0, 40) };
    }),
  );
  const seen = new Set<string>();
  return controls
    .map(({ role, name }, index) => ({ index, control: `${role} "${name}"`, role, name }))
    .filter(({ role, name }) => {
      const kind = `${role} ${name.replaceAll(/\d+/g, "").split(" ").slice(0, 2).join(" ")}`;
      if (name === "" || ELSEWHERE.test(name) || seen.has(kind)) return false;
      seen.add(kind);
      return true;
    })
    .slice(0, MOST_ON_A_SCREEN);
}

async function press(page: Page, target: Locator): Promise<number | null> {
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  // What hovering shows and fetches is over.
  await page.waitForLoadState("networkidle");
  await page.evaluate(watchForChange, LONGEST_MS);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => window.answered ?? null);
}

/** Runs in the page: what is pressed next is answered when the first change after it has been drawn. */
function watchForChange(longestMs: number): void {
  const answered = new Promise<number | null>((resolve) => {
    let pressedAt = Number.NaN;
    addEventListener(
      "pointerdown",
      (event) => {
        pressedAt = event.timeStamp;
        setTimeout(() => resolve(null), longestMs);
      },
      { once: true, capture: true },
    );
    const observer = new MutationObserver(() => {
      if (Number.isNaN(pressedAt)) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        // The next task after a frame: it has been drawn.
        setTimeout(() => resolve(Math.round(performance.now() - pressedAt))),
      );
    });
    observer.observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: [
        "class",
        "style",
        "hidden",
        "open",
        "disabled",
        "aria-busy",
        "aria-expanded",
        "aria-selected",
        "aria-checked",
        "aria-pressed",
        "aria-current",
        "data-open",
        "data-checked",
        "data-selected",
      ],
    });
  });
  window.answered = answered;
}
