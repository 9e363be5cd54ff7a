import type { CDPSession, Download, Page } from "playwright-core";

/** What a hand tried that the page's bounds do not allow. */
export type Bounded = "stays_on_portal" | "no_new_window" | "no_download";

/** Where the page may lead. */
export interface PageHosts {
  /** The portal's own hosts and, with it, the origin that it is reached at. */
  readonly hosts: readonly string[];
  readonly baseUrl: string;
}

/**
 * Keeps a page on its portal while its owner's hand is in it: a document of another host, scheme or port never replaces it, no new
 * window stays open, files are neither loaded nor read. Frames within the page load what the browser reaches at all (the portal's
 * hosts and those of its check). Returns how to lift the bounds again.
 */
export async function boundPage(
  page: Page,
  cdp: CDPSession,
  allowed: PageHosts,
  onBounded: (bounded: Bounded) => void,
): Promise<() => Promise<void>> {
  const mainFrameId = (await cdp.send("Page.getFrameTree")).frameTree.frame.id;
  // Where the check stands it may stay, whichever of the portal's pages that is.
  const origins = new Set(
    [allowed.baseUrl, page.url()].map(originOf).filter((origin) => /^https?:/.test(origin)),
  );
  const onPaused = (event: { requestId: string; frameId: string; request: { url: string } }) => {
    const { requestId } = event;
    const isOut = event.frameId === mainFrameId && !isWithin(allowed, origins, event.request.url);
    if (isOut) onBounded("stays_on_portal");
    const answered = isOut
      ? // Aborted: the page stays where it is. Any other reason would put an error page in its place.
        cdp.send("Fetch.failRequest", { requestId, errorReason: "Aborted" })
      : cdp.send("Fetch.continueRequest", { requestId });
    answered.catch(() => undefined);
  };
  const onWindowAsked = (): void => onBounded("no_new_window");
  // A browser that was not told to open none: it is closed.
  const onWindow = (opened: Page): void => {
    opened.close().catch(() => undefined);
  };
  const onDownload = (download: Download): void => {
    onBounded("no_download");
    download.cancel().catch(() => undefined);
  };
  // Somebody listens, so that no window for choosing files opens; nothing is chosen.
  const onFileChooser = (): void => undefined;
  cdp.on("Fetch.requestPaused", onPaused);
  cdp.on("Page.windowOpen", onWindowAsked);
  page.context().on("page", onWindow);
  page.on("download", onDownload);
  page.on("filechooser", onFileChooser);
  await cdp.send("Page.enable");
  await cdp.send("Fetch.enable", {
    patterns: [{ resourceType: "Document", requestStage: "Request" }],
  });
  return async () => {
    cdp.off("Page.windowOpen", onWindowAsked);
    page.context().off("page", onWindow);
    page.off("download", onDownload);
    page.off("filechooser", onFileChooser);
    await cdp.send("Fetch.disable").catch(() => undefined);
    cdp.off("Fetch.requestPaused", onPaused);
  };
}

/** Whether a document of this address may take the page's place. */
export function isWithin(
  { hosts }: PageHosts,
  origins: ReadonlySet<string>,
  address: string,
): boolean {
  const url = URL.parse(address);
  if (url === null) return false;
  if (url.protocol === "about:") return url.href === "about:blank";
  if (origins.has(url.origin)) return true;
  const isOwn = hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  return isOwn && url.protocol === "https:" && url.port === "";
}

function originOf(address: string): string {
  return URL.parse(address)?.origin ?? "";
}
