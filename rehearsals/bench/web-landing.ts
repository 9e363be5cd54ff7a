import type { Browser, Page, Request } from "playwright-core";

/** A phone on a slow mobile network: the profile that Lighthouse calls "slow 4G", with a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
/** So long after the network is silent nothing more is painted or moved. */
const QUIET_MS = 1_000;

export interface LandingVisit {
  /** Compressed, as sent; 1 kB is 1,000 bytes. */
  readonly scriptKilobytes: number;
  /** The page itself, its style sheet, faces and pictures. */
  readonly otherKilobytes: number;
  readonly lcpMs: number;
  readonly cls: number;
}

/** One first visit to the landing page, nothing cached, on a slow phone. */
export async function visitLanding(browser: Browser, appUrl: string): Promise<LandingVisit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    const bytes = countBytes(page);
    await page.addInitScript(() => {
      const seen = { lcp: 0, cls: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.lcp = entry.startTime;
      }).observe({ type: "largest-contentful-paint", buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("value" in entry && typeof entry.value === "number") seen.cls += entry.value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(appUrl, { waitUntil: "networkidle" });
    const seen = await page.evaluate(async (quietMs) => {
      await new Promise((resolve) => setTimeout(resolve, quietMs));
      return "seen" in window ? window.seen : undefined;
    }, QUIET_MS);
    const { lcp, cls } = readSeen(seen);
    if (lcp === 0) throw new Error("The browser told no largest paint");
    return {
      scriptKilobytes: await bytes.kilobytes((type) => type === "script"),
      otherKilobytes: await bytes.kilobytes((type) => type !== "script"),
      lcpMs: Math.round(lcp),
      cls: Math.round(cls * 1000) / 1000,
    };
  } finally {
    await context.close();
  }
}

function readSeen(seen: unknown): { lcp: number; cls: number } {
  if (typeof seen !== "object" || seen === null || !("lcp" in seen) || !("cls" in seen)) {
    throw new Error("The page lost what was observed");
  }
  return { lcp: Number(seen.lcp), cls: Number(seen.cls) };
}

/** What came, by the kind of thing that was asked for: the bodies as they were sent, without their headers. */
function countBytes(page: Page): {
  kilobytes: (isCounted: (type: string) => boolean) => Promise<number>;
} {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  return {
    kilobytes: async (isCounted) => {
      const counted = requests.filter((request) => isCounted(request.resourceType()));
      const sizes = await Promise.all(counted.map((request) => request.sizes()));
      return Math.round(sizes.reduce((sum, size) => sum + size.responseBodySize, 0) / 100) / 10;
    },
  };
}
