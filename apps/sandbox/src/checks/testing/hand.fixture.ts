import type { Locator, Page } from "playwright-core";

/** What a person does with a mouse, a finger or the keys. */
export interface Hand {
  tap(target: Locator): Promise<void>;
  /** Draws a thing to the right by so many pixels. */
  drag(target: Locator, byPixels: number): Promise<void>;
  /** Holds a thing until the page says that it is enough. */
  hold(target: Locator, enough: Locator): Promise<void>;
}

const STEPS = 12;

async function centreOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error("Not in the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function mouseOf(page: Page): Hand {
  const reach = async (target: Locator) => {
    const { x, y } = await centreOf(target);
    await page.mouse.move(x, y, { steps: STEPS });
    return { x, y };
  };
  return {
    async tap(target) {
      await reach(target);
      await page.mouse.down();
      await page.mouse.up();
    },
    async drag(target, byPixels) {
      const { x, y } = await reach(target);
      await page.mouse.down();
      await page.mouse.move(x + byPixels, y + 2, { steps: STEPS });
      await page.mouse.up();
    },
    async hold(target, enough) {
      await reach(target);
      await page.mouse.down();
      await enough.waitFor();
      await page.mouse.up();
    },
  };
}

export function fingerOf(page: Page): Hand {
  /** A touch belongs to the session that began it. */
  const opening = page.context().newCDPSession(page);
  const touch = async (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) => {
    const touchPoints = type === "touchEnd" ? [] : [{ x, y }];
    await (await opening).send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  return {
    async tap(target) {
      const { x, y } = await centreOf(target);
      await page.touchscreen.tap(x, y);
    },
    async drag(target, byPixels) {
      const { x, y } = await centreOf(target);
      await touch("touchStart", x, y);
      for (let step = 1; step <= STEPS; step += 1) {
        await touch("touchMove", x + (byPixels * step) / STEPS, y + 1);
      }
      await touch("touchEnd");
    },
    async hold(target, enough) {
      const { x, y } = await centreOf(target);
      await touch("touchStart", x, y);
      await enough.waitFor();
      await touch("touchEnd");
    },
  };
}

/** How far the page's slider goes at a key. */
const KEY_STEP = 4;

export const keysOf = (page: Page): Hand => ({
  async tap(target) {
    await target.focus();
    await page.keyboard.press("Space");
  },
  async drag(target, byPixels) {
    await target.focus();
    for (let way = 0; way < byPixels; way += KEY_STEP) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
  },
  async hold(target, enough) {
    await target.focus();
    await page.keyboard.down("Space");
    await enough.waitFor();
    await page.keyboard.up("Space");
  },
});
