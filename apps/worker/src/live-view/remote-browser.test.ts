import { createId } from "@sendoff/kit/ids";
import { createLogger } from "@sendoff/kit/logger";
import { expect, onTestFinished, test } from "vitest";
import { createBrowserPool } from "../browser/browser-pool.ts";
import { HeldPages, SIZE } from "../testing/held-page.fixture.ts";
import { look, untilAsked } from "../testing/live-viewer.fixture.ts";
import { openRemoteBrowser } from "../testing/remote-browser.fixture.ts";

const pages = new HeldPages();

test("over a browser elsewhere its owner sees the page, acts in it and passes, and it is lost where that browser ends", async () => {
  const { httpUrl: serverUrl, kill } = await openRemoteBrowser();
  const pool = createBrowserPool({
    source: { serverUrl },
    logger: createLogger("test", "silent"),
  });
  onTestFinished(() => pool.close());
  const worker = { ...pages.worker, pool };
  const { key, row, page, answer, ask } = await pages.ask("/check", async () => true, worker);
  expect(await worker.photographer.takeLive(page, createId())).toBeDefined();
  const viewer = await look(pages.own, row);
  await viewer.until(() => viewer.frames.length > 0, "a frame");
  expect(viewer.frames[0]).toMatchObject(SIZE);
  await viewer.take();
  viewer.tap(300, 120, SIZE);
  await viewer.until(() => viewer.state?.focus.includes("Your answer"), "the focus");
  for (const character of "Größe") viewer.key(character, "KeyQ");
  await expect.poll(() => page.getByLabel("Your answer").inputValue()).toBe("Größe");
  // Nothing leads out of the portal there either.
  viewer.tap(620, 110, SIZE);
  await viewer.until(() =>
    viewer.messages.some((each) => each.type === "notice" && each.notice === "stays_on_portal"),
  );
  viewer.tap(620, 160, SIZE);
  await viewer.until(() =>
    viewer.messages.some((each) => each.type === "notice" && each.notice === "no_new_window"),
  );
  await expect.poll(() => page.context().pages()).toEqual([page]);
  viewer.tap(620, 360, SIZE);
  expect(await answer).toEqual({ kind: "passed", found: true });
  expect(page.url()).toBe(`${pages.site.url}/passed`);
  const again = ask();
  await untilAsked(pages.own, key);
  kill();
  expect(await again).toEqual({ kind: "lost" });
});
