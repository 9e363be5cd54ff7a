import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createLogger } from "@sendoff/kit/logger";
import { type Browser, chromium } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { CREDENTIALS, openEgressProxy } from "../testing/egress-proxy.fixture.ts";
import { openRemoteBrowser } from "../testing/remote-browser.fixture.ts";
import { type BrowserSource, createBrowserPool, newPageIn } from "./browser-pool.ts";

const executablePath = process.env["SENDOFF_CHROMIUM"] ?? "";

/** A site of one page, and its port. */
async function openSite(): Promise<number> {
  const site = createServer((_, response) => {
    response.setHeader("content-type", "text/html").end("<h1>Good morning</h1>");
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise((resolve) => site.close(() => resolve())));
  return (site.address() as AddressInfo).port;
}

type More = Omit<Parameters<typeof createBrowserPool>[0], "source" | "logger">;

function openPool(source: BrowserSource, more: More = {}) {
  const pool = createBrowserPool({ source, logger: createLogger("test", "silent"), ...more });
  onTestFinished(() => pool.close());
  return pool;
}

/** A Playwright server as it would run on another machine. */
async function openServer(): Promise<string> {
  const server = await chromium.launchServer({ executablePath, args: ["--no-sandbox"] });
  onTestFinished(() => server.kill());
  return server.wsEndpoint();
}

const SOURCES: readonly (readonly [string, () => Promise<BrowserSource>])[] = [
  ["on this machine", async () => ({ executablePath })],
  ["of a server elsewhere", async () => ({ serverUrl: await openServer() })],
  ["that runs elsewhere", async () => ({ serverUrl: (await openRemoteBrowser()).httpUrl })],
];

test.each(SOURCES)(
  "a browser %s opens the hosts that are named and no others",
  async (_where, open) => {
    const port = await openSite();
    const pool = openPool(await open());
    const context = await pool.openContext({ hosts: ["127.0.0.1"] });
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    expect(await page.locator("h1").innerText()).toBe("Good morning");
    // It would go round what bounds the page, also out of a frame that the page makes for itself.
    const kinds = await page.evaluate(() => {
      const frame = document.body.appendChild(document.createElement("iframe"));
      return [window, frame.contentWindow].map(
        (each) => typeof Reflect.get(each ?? {}, "RTCPeerConnection"),
      );
    });
    expect(kinds).toEqual(["undefined", "undefined"]);
    await expect(page.goto("http://elsewhere.example/")).rejects.toThrow(/ERR_PROXY|REFUSED/);
  },
);

test.each(SOURCES)(
  "a browser %s leaves by the operator's proxy alone, for the portal's hosts alone, and never learns its credentials",
  async (_where, open) => {
    const port = await openSite();
    const { proxy, calls } = await openEgressProxy("house");
    const pool = openPool(await open());
    const egress = { proxy, host: "127.0.0.1" };
    const context = await pool.openContext({ hosts: ["portal.test"], egress });
    const visit = async (address: string) => {
      const page = await context.newPage();
      const response = await page.goto(address);
      return { status: response?.status(), heading: await page.innerText("body") };
    };
    // Only the proxy knows these names.
    expect(await visit(`http://www.portal.test:${port}/`)).toEqual({
      status: 200,
      heading: "Good morning",
    });
    // The site speaks no TLS.
    await expect(visit(`https://portal.test:${port}/`)).rejects.toThrow(/ERR_SSL|ERR_CONNECTION/);
    await expect(visit("https://elsewhere.test/")).rejects.toThrow("ERR_TUNNEL");
    expect(await visit(`http://127.0.0.1:${port}/`)).toMatchObject({ status: 403 });
    expect(new Set(calls.map(({ url }) => new URL(url, "connect://none").host || url))).toEqual(
      new Set([`www.portal.test:${port}`, `portal.test:${port}`]),
    );
    expect(calls).toContainEqual(
      expect.objectContaining({ method: "CONNECT", url: `portal.test:${port}` }),
    );
    expect(new Set(calls.map(({ credentials }) => credentials))).toEqual(new Set([CREDENTIALS]));
  },
);

test("a browser that runs elsewhere goes on running when its worker is done with it, and another one connects", async () => {
  const { wsUrl } = await openRemoteBrowser();
  for (let worker = 0; worker < 2; worker += 1) {
    const pool = openPool({ serverUrl: wsUrl });
    const context = await pool.openContext({ hosts: ["127.0.0.1"] });
    const page = await context.newPage();
    expect(await page.evaluate("1 + 1")).toBe(2);
    await pool.close();
  }
});

test("a page that is being opened when the browser dies fails, and the next context is in another browser", async () => {
  const pool = openPool({ executablePath });
  const context = await pool.openContext({ hosts: [] });
  await killAtNextPage(context.browser());
  await expect(newPageIn(context)).rejects.toThrow(/browser has ended|has been closed/);
  const page = await newPageIn(await pool.openContext({ hosts: [] }));
  expect(await page.evaluate(() => 1 + 1)).toBe(2);
});

test("a context whose way to the proxy cannot be opened holds no place in its browser, which then retires", async () => {
  const [flag, ofOne] = [`--name=${randomUUID()}`, `--name=${randomUUID()}`];
  const pool = openPool({ executablePath }, { contextsPerBrowser: 1, flags: [flag] });
  await openPool({ executablePath }, { flags: [ofOne] }).openContext({ hosts: [] });
  const proxy = { name: "one", url: "http://127.0.0.1:9" };
  // An address for documents: no machine has it.
  const egress = { proxy, host: "192.0.2.1" };
  await expect(pool.openContext({ hosts: [], egress })).rejects.toThrow("EADDRNOTAVAIL");
  await pool.openContext({ hosts: [] });
  await expect.poll(() => countProcesses(flag)).toBe(countProcesses(ofOne));
  expect(countProcesses(flag)).toBeGreaterThan(0);
});

/** Chromium's first processes with a flag (its helpers have a type): as many for each browser. */
const countProcesses = (flag: string): number =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(commandOf)
    .filter((command) => command.includes(flag) && !command.includes("--type=")).length;

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

test("a browser that falls silent is given up, and the next context is in another one", async () => {
  const pool = openPool({ executablePath }, { answerTimeoutMs: 1000 });
  const silent = (await pool.openContext({ hosts: [] })).browser();
  const { own } = await findProcess(silent);
  process.kill(own, "SIGSTOP");
  onTestFinished(() => void process.kill(own, "SIGKILL"));
  await expect(pool.openContext({ hosts: [] })).rejects.toThrow("The browser does not answer");
  const next = await pool.openContext({ hosts: [] });
  expect(next.browser()).not.toBe(silent);
});

/** Kills the browser when it has begun to open a page. */
async function killAtNextPage(browser: Browser | null): Promise<void> {
  const { session, own } = await findProcess(browser);
  session.on("Target.targetCreated", () => process.kill(own, "SIGKILL"));
  await session.send("Target.setDiscoverTargets", { discover: true, filter: [{ type: "page" }] });
}

/** The browser's own process, which Debian starts from a shell, and the line that told it. */
async function findProcess(browser: Browser | null) {
  if (browser === null) throw new Error("The context has no browser");
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const own = processInfo.find(({ type }) => type === "browser");
  if (own === undefined) throw new Error("The browser names no process of its own");
  return { session, own: own.id };
}

test.each(["ws:", "http:"])(
  "a browser server at %s that does not answer is reported without its address, which may hold a token",
  async (protocol) => {
    const pool = openPool({ serverUrl: `${protocol}//127.0.0.1:9/?token=very-secret` });
    const opened = await pool.openContext({ hosts: [] }).catch((error: unknown) => String(error));
    expect(opened).toBe("Error: The browser server of BROWSER_URL did not answer");
  },
);
