import { createLogger, createId } from "@sendoff/kit";
import { expect, onTestFinished, test } from "vitest";
import { createBrowserPool } from "../browser/browser-pool.ts";
import { HeldPages, SIZE } from "../testing/held-page.fixture.ts";
import { look } from "../testing/live-viewer.fixture.ts";
import { openRemoteBrowser } from "../testing/remote-browser.fixture.ts";

const pages = new HeldPages();

test("over a browser elsewhere its owner sees the page, acts in it and passes; pictures are taken of it", async () => {
  const { httpUrl: serverUrl } = await openRemoteBrowser();
  const pool = createBrowserPool({
    source: { serverUrl },
    logger: createLogger("test", "silent"),
  });
  onTestFinished(() => pool.close());
  const serving = { ...pages.serving, pool };
  const { row, page, answer } = await pages.ask("/check", async () => true, serving);
  expect(await serving.photographer.takeLive(page, createId())).toBeDefined();
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
  viewer.tap(620, 360, SIZE);
  expect(await answer).toEqual({ kind: "passed", found: true });
  expect(page.url()).toBe(`${pages.site.url}/passed`);
});
