import { FEATURES_FLAG } from "@sendoff/kit/chromium-flags";
import type { Logger } from "@sendoff/kit/logger";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";

import type { EgressProxy } from "./egress.ts";
import { type Forwarder, isName, openForwarder } from "./forwarder.ts";

/** The state of a signed-in browser as Playwright keeps it; a password in all but name (RELIABILITY 4). */
export type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

export interface ContextRequest {
  /** The proxy by which it leaves, and where its forwarder listens; without one it leaves by itself. */
  readonly egress?: { readonly proxy: EgressProxy; readonly host: string };
  /** Names of the hosts the context may reach; their subdomains are included. */
  readonly hosts: readonly string[];
  readonly storageState?: StorageState;
  readonly locale?: string;
  readonly timeZone?: string;
}

/**
 * A Chrome or Chromium on this machine by its path; one that a Playwright server elsewhere starts (ws: or wss:); or one that runs
 * elsewhere and is reached by the DevTools protocol: http: or https: of its debugging port, or the address that this tells.
 */
export type BrowserSource = { readonly executablePath: string } | { readonly serverUrl: string };

export interface BrowserPool {
  /** A fresh context in the shared browser. Throws when the browser cannot be started. Its page is opened by `newPageIn`. */
  readonly openContext: (request: ContextRequest) => Promise<BrowserContext>;
  /** Process id of the running browser's driver connection, if any; for tests that kill it. */
  readonly isRunning: () => boolean;
  readonly close: () => Promise<void>;
}

// Chromium's memory grows with what it has seen; a fresh process after this many contexts keeps it flat.
const CONTEXTS_PER_BROWSER = 200;
const VIEWPORT = { width: 1280, height: 860 };
/** Nothing of these changes a form or what a person would look for in a picture of it. */
const UNNEEDED = ["woff2", "woff", "ttf", "otf", "mp4", "webm", "mp3", "m3u8"].map(
  (ending) => `*://*:*/*.${ending}*`,
);
/** Nobody listens there: what is sent through it fails at once. */
const NOWHERE = "http://127.0.0.1:9";

const FLAGS = [
  FEATURES_FLAG,
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-extensions",
  "--disable-sync",
  "--disable-gpu",
  // There is no graphics card to draw with, so what is drawn need not go through the process that would ask one.
  "--disable-gpu-compositing",
  "--disable-quic",
  "--disable-dev-shm-usage",
  "--no-first-run",
  "--mute-audio",
  // No driver needs a second window, and what one asks for has left before it can be closed. Only a headless shell knows it.
  "--block-new-web-contents",
  // It would go round the proxy below and tell a page the addresses of this machine.
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
];

/** For browsers whose flags are not ours: without these a page cannot begin. No portal needs them. */
const REMOVE_WEBRTC = `for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection", "RTCDataChannel"]) delete window[name];`;

/**
 * One Chromium for the whole worker, started when first needed and again after it died or has served its share. Contexts
 * are cheap and share nothing. A retired browser closes with its last context.
 */
export function createBrowserPool(options: {
  readonly source: BrowserSource;
  readonly logger: Logger;
  readonly contextsPerBrowser?: number;
  /** More flags for a browser of this machine. */
  readonly flags?: readonly string[];
  readonly answerTimeoutMs?: number;
}): BrowserPool {
  const most = options.contextsPerBrowser ?? CONTEXTS_PER_BROWSER;
  let current: Holder | undefined;

  const acquire = () => {
    if (current !== undefined && current.opened < most) return current;
    const retired = current;
    const next: Holder = {
      browser: startBrowser(options.source, options.flags),
      opened: 0,
      live: 0,
      isClosing: false,
    };
    current = next;
    // Its last context may have closed while it was still in use.
    if (retired?.live === 0) void closeBrowser(retired);
    next.browser.then(
      (browser) => {
        browser.on("disconnected", () => {
          if (current === next) current = undefined;
          if (!next.isClosing)
            options.logger.warn("the browser has gone; the next turn starts another");
        });
      },
      () => {
        if (current === next) current = undefined;
      },
    );
    return next;
  };

  const leave = (holder: Holder): void => {
    holder.live -= 1;
    if (holder.live === 0 && holder !== current) void closeBrowser(holder);
  };

  return {
    async openContext(request) {
      const holder = acquire();
      holder.opened += 1;
      holder.live += 1;
      const { egress, hosts } = request;
      let forwarder: Forwarder | undefined;
      try {
        if (egress !== undefined)
          forwarder = await openForwarder(egress.proxy, { hosts, host: egress.host });
        const browser = await holder.browser;
        const settings = contextOptions(request, forwarder?.url);
        const open = (): Promise<BrowserContext> => browser.newContext(settings);
        const context = await whileAnswering(browser, open, options.answerTimeoutMs);
        context.once("close", () => void forwarder?.close());
        await context.addInitScript(REMOVE_WEBRTC);
        context.on("page", (page) => void blockUnneeded(page));
        context.once("close", () => leave(holder));
        return context;
      } catch (error) {
        // One that is silent stays so; what is open in it finds out by itself.
        if (error instanceof SilentBrowserError && current === holder) current = undefined;
        leave(holder);
        await forwarder?.close();
        throw error;
      }
    },
    isRunning: () => current !== undefined,
    async close() {
      const last = current;
      current = undefined;
      if (last !== undefined) await closeBrowser(last);
    },
  };
}

/** A new page of a context. Throws when the browser ends meanwhile or does not answer. */
export async function newPageIn(context: BrowserContext): Promise<Page> {
  const browser = context.browser();
  return browser === null ? context.newPage() : whileAnswering(browser, () => context.newPage());
}

/** A context or a page is there within this also on a machine out of breath; a browser elsewhere may fall silent and keep its line. */
const ANSWER_TIMEOUT_MS = 60_000;

class SilentBrowserError extends Error {
  override readonly name = "SilentBrowserError";
}

/**
 * Does `work` in a browser, and throws when that ends first or does not answer. Playwright never settles a `newPage` whose browser dies
 * under it (seen with 1.65.1): an account would be held by a worker that waits for ever and goes on renewing its lease.
 */
async function whileAnswering<T>(
  browser: Browser,
  work: () => Promise<T>,
  timeoutMs = ANSWER_TIMEOUT_MS,
): Promise<T> {
  const gone = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => gone.reject(new SilentBrowserError("The browser does not answer")),
    timeoutMs,
  );
  const onDisconnected = (): void => gone.reject(new Error("The browser has ended"));
  browser.once("disconnected", onDisconnected);
  if (!browser.isConnected()) onDisconnected();
  try {
    return await Promise.race([work(), gone.promise]);
  } finally {
    clearTimeout(timer);
    browser.off("disconnected", onDisconnected);
  }
}

/** A grid may have to start a machine first. */
const CONNECT_TIMEOUT_MS = 30_000;

function startBrowser(source: BrowserSource, flags: readonly string[] = []): Promise<Browser> {
  if ("serverUrl" in source) {
    const { serverUrl } = source;
    const connect = isDevToolsAddress(serverUrl)
      ? chromium.connectOverCDP(serverUrl, { timeout: CONNECT_TIMEOUT_MS })
      : chromium.connect(serverUrl, { timeout: CONNECT_TIMEOUT_MS });
    return connect.catch(() => {
      // Playwright's own words hold the address, which may carry a token.
      throw new Error("The browser server of BROWSER_URL did not answer");
    });
  }
  return chromium.launch({
    executablePath: source.executablePath,
    headless: true,
    // Chromium refuses its own sandbox as root; an ordinary user keeps it.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [...FLAGS, ...flags],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

/** A browser's own debugging port speaks HTTP first, and names the socket by this path. */
function isDevToolsAddress(address: string): boolean {
  return /^https?:/.test(address) || URL.parse(address)?.pathname.startsWith("/devtools/") === true;
}

interface Holder {
  readonly browser: Promise<Browser>;
  opened: number;
  live: number;
  /** We ended it ourselves. */
  isClosing: boolean;
}

async function closeBrowser(holder: Holder): Promise<void> {
  holder.isClosing = true;
  await holder.browser.then((browser) => browser.close()).catch(() => undefined);
}

function contextOptions(
  request: ContextRequest,
  forwarder: string | undefined,
): BrowserContextOptions {
  return {
    viewport: VIEWPORT,
    acceptDownloads: false,
    serviceWorkers: "block",
    locale: request.locale ?? "en-US",
    // Everything but the portal's hosts is sent to a proxy that does not exist. Unlike intercepting each request this costs
    // nothing and leaves the browser's cache at work. A forwarder has the same bounds itself.
    proxy:
      forwarder === undefined
        ? { server: NOWHERE, bypass: request.hosts.flatMap(withSubdomains).join(",") }
        : { server: forwarder },
    ...(request.timeZone === undefined ? {} : { timezoneId: request.timeZone }),
    ...(request.storageState === undefined ? {} : { storageState: request.storageState }),
  };
}

function withSubdomains(host: string): string[] {
  return isName(host) ? [host, `*.${host}`] : [host];
}

/** Blocks in the browser's own network layer. A page that has gone meanwhile needs nothing. */
async function blockUnneeded(page: Page): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.setBlockedURLs", { urls: UNNEEDED });
  } catch {
    // Closed before it loaded anything.
  }
}
