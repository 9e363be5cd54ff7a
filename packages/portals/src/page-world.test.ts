import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { OperationalError } from "@sendoff/kit/errors";
import { closeTestContexts, launchTestBrowser, testBrowser } from "@sendoff/testkit/browser";
import type { Browser, Frame, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { readForm } from "./form/read-form.ts";
import { scan } from "./page-scan.ts";
import { COMMON_BUNDLE } from "./page-script.ts";
import { callInWorld } from "./page-world.ts";
import type { PortalSession } from "./portal-driver.ts";
import { callPage } from "./session-waits.ts";

/** What ends a hang. */
const LIMIT = { timeout: 20_000 };
const TITLE = { title: [{ id: "h1", css: "h1" }], done: [{ id: "class", css: ".done" }] };

const PAGES: Readonly<Record<string, string>> = {
  "/first": `<h1>First</h1><script>setTimeout(() => { location.href = "/second"; }, 150);</script>`,
  "/second": `<h1>Second</h1><p class="done">Here</p>`,
  "/hostile": `<h1>Hostile</h1><script>
    const empty = () => [];
    Document.prototype.querySelectorAll = empty;
    Element.prototype.querySelectorAll = empty;
    Element.prototype.getBoundingClientRect = () => ({ width: 0, height: 0, right: 0, bottom: 0 });
    globalThis.sendoff = { common: { scanUntil: () => "the page's own" } };
  </script>`,
  "/outer": `<iframe src="/inner"></iframe>`,
  "/inner": "<h1>Inner</h1>",
  "/guess": `<select class="nice-select"></select><select class="select2-container"></select>`,
  "/words": `<label>Town <input name="q1"></label><label>Street (optional) <input name="q2"></label>
    <label>City * <input name="location"></label>`,
  "/shadow": `<h1>Shadow</h1><div id="host"></div>`,
};

let server: Server;
let browser: Browser;
let page: Page;
let session: PortalSession;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader("content-type", "text/html").end(PAGES[request.url ?? ""] ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  browser = await testBrowser();
});
beforeEach(async () => {
  const { port } = server.address() as AddressInfo;
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` });
  page = await context.newPage();
  session = { context, page, baseUrl: "", signal: new AbortController().signal };
});
afterEach(() => session.context.close());
afterAll(async () => {
  await closeTestContexts();
  server.close();
});

test("a look that waits goes on in the document that the page moves to", async () => {
  await page.goto("/first");
  const found = await scan(session, TITLE, {
    page: "any",
    until: ["done"],
    timeoutMs: LIMIT.timeout,
  });
  expect(found.title?.text).toBe("Second");
});

test("once installed, the functions stand ready in each further document of the page, and in no frame inside it", async () => {
  await page.goto("/second");
  await scan(session, TITLE, { page: "any", until: ["done"], timeoutMs: LIMIT.timeout });
  await page.goto("/outer");
  const cdp = await session.context.newCDPSession(page);
  const { frameTree } = await cdp.send("Page.getFrameTree");
  const frames = [frameTree.frame.id, frameTree.childFrames?.[0]?.frame.id ?? ""];
  const isReady = async (frameId: string): Promise<unknown> => {
    const world = { frameId, worldName: "sendoff" };
    const { executionContextId: contextId } = await cdp.send("Page.createIsolatedWorld", world);
    const expression = "globalThis.sendoff?.common !== undefined";
    return (await cdp.send("Runtime.evaluate", { contextId, expression })).result.value;
  };
  expect(await Promise.all(frames.map(isReady))).toEqual([true, false]);
});

test("what a page's own scripts change is not ours", async () => {
  await page.goto("/hostile");
  const found = await scan(session, TITLE, {
    page: "any",
    until: ["title"],
    timeoutMs: LIMIT.timeout,
  });
  expect(found.title?.text).toBe("Hostile");
  expect(await page.evaluate("Object.keys(globalThis.sendoff.common).join()")).toBe("scanUntil");
});

test("what was found by a guess is reported with its selector, and nothing else is", async () => {
  const list = { list: [{ id: "library", css: ".select2-container,.nice-select,.choices" }] };
  const guesses: string[] = [];
  const onGuess = (script: string, selector: string): void =>
    void guesses.push(`${script} ${selector}`);
  const once = { page: "any", until: [], timeoutMs: LIMIT.timeout } as const;
  await page.goto("/guess");
  await scan({ ...session, onGuess }, list, once);
  expect(guesses).toEqual(["common .nice-select"]);
  await page.goto("/second");
  await scan({ ...session, onGuess }, list, once);
  expect(guesses).toHaveLength(1);
});

test("words and names of a page that fit a guess are reported with its pattern, and others are not", async () => {
  await page.goto("/words");
  const call = { bundle: COMMON_BUNDLE, entry: "readPage" };
  const guesses: string[] = [];
  const onGuess = (script: string, guess: string): void => void guesses.push(`${script} ${guess}`);
  await callPage({ ...session, onGuess }, call, () => ({ ignore: [] }), LIMIT.timeout);
  const optional = [String.raw`/(\S)\s*\(optional\)$/`, String.raw`/\(optional\)/`, "/optional/"];
  expect(guesses).toEqual(optional.map((guess) => `common ${guess}`));
  const inForm: string[] = [];
  await readForm(page, page.locator("body"), { onGuess: (guess) => void inForm.push(guess) });
  expect(inForm).toEqual(optional);
});

test("what has come since the last look is seen, also inside a shadow root", async () => {
  await page.goto("/shadow");
  const once = { page: "any", until: [], timeoutMs: LIMIT.timeout } as const;
  expect((await scan(session, TITLE, once)).done).toBeUndefined();
  await page.evaluate(
    `document.querySelector("#host").attachShadow({ mode: "open" }).innerHTML = '<p class="done">Inside</p>'`,
  );
  expect((await scan(session, TITLE, once)).done?.text).toBe("Inside");
});

test("a page that never answers is given up when the time is over", async () => {
  await page.goto("/second");
  const wish = { things: TITLE, until: ["missing"], timeoutMs: 60_000, stale: [] };
  await expect(
    callInWorld(page.mainFrame(), COMMON_BUNDLE, { entry: "scanUntil", argument: wish }, 200),
  ).rejects.toThrow(OperationalError);
});

test("a fault inside the page names the function and says what happened", async () => {
  await page.goto("/second");
  await expect(
    callInWorld(
      page.mainFrame(),
      COMMON_BUNDLE,
      { entry: "scanUntil", argument: null },
      LIMIT.timeout,
    ),
  ).rejects.toThrow(/scanUntil failed in the page: TypeError/);
});

const Seen = z.object({ title: z.object({ text: z.string() }) });

/**
 * What is read in two frames of the same address, each inside another frame: in the first and in the second; in the first after
 * its address changed; in the second and in what is loaded anew after the first was put elsewhere in the page.
 */
async function readFrames(on: Page, host: string): Promise<string[]> {
  const { port } = server.address() as AddressInfo;
  const outer = `<iframe src="http://${host}:${port}/outer"></iframe>`;
  await on.goto(`http://127.0.0.1:${port}/shadow`);
  await on.setContent(`<h1>Around</h1>${outer}${outer}`);
  const inner = () => on.frames().filter((frame) => frame.url().endsWith("/inner"));
  await expect.poll(() => inner().length, LIMIT).toBe(2);
  const ask = async (frame: Frame | undefined): Promise<string> => {
    if (frame === undefined) throw new Error("There is no such frame");
    const wish = { things: TITLE, until: ["title"], timeoutMs: LIMIT.timeout, stale: [] };
    const call = { bundle: COMMON_BUNDLE, entry: "scanUntil", frame };
    const answer = await callPage({ ...session, page: on }, call, () => wish, 2 * LIMIT.timeout);
    return Seen.parse(answer).title.text;
  };
  const [first, second] = inner();
  await first?.evaluate(`document.querySelector("h1").textContent = "First"`);
  await second?.evaluate(`document.querySelector("h1").textContent = "Second"`);
  const read = [await ask(first), await ask(second)];
  await first?.evaluate(`history.pushState(null, "", "/inner?again")`);
  read.push(await ask(first));
  await on.evaluate("document.body.append(document.querySelector('iframe'))");
  await expect(ask(first)).rejects.toThrow(/detached|gone|context/i);
  await expect.poll(() => inner().length, LIMIT).toBe(2);
  const anew = inner().find((frame) => frame !== second);
  return [...read, await ask(second), await ask(anew)];
}

const ALL_SEEN = ["First", "Second", "First", "Second", "Inner"];

test("a frame inside a frame is looked into, also when it was put elsewhere in the page", async () => {
  expect(await readFrames(page, "127.0.0.1")).toEqual(ALL_SEEN);
});

test("so is one of another site, which runs in a process of its own", async () => {
  const apart = await launchTestBrowser(["--site-per-process"]);
  try {
    expect(await readFrames(await apart.newPage(), "localhost")).toEqual(ALL_SEEN);
  } finally {
    await apart.close();
  }
});

test("a closed page ends the call", async () => {
  await page.goto("/second");
  const wish = { things: TITLE, until: ["missing"], timeoutMs: 60_000, stale: [] };
  const call = callInWorld(
    page.mainFrame(),
    COMMON_BUNDLE,
    { entry: "scanUntil", argument: wish },
    60_000,
  );
  await page.close();
  await expect(call).rejects.toThrow(/closed|detached/i);
});
