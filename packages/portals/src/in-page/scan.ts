import { beginLook, deepAll, deepClosest, isVisible, selectorFor } from "./dom.ts";
import { fullTextOf, squash } from "./text.ts";
import type { RawHit, RawVariant } from "./variants.ts";

type Things = Record<string, readonly RawVariant[]>;
export type RawScan = Record<string, RawHit>;

/** Longest text handed over for one hit; a job's description is the longest thing read this way. */
const LONGEST_TEXT = 30_000;

function hitOf(element: Element, variant: RawVariant): RawHit {
  const isLong = element instanceof HTMLElement && element.childElementCount > 0;
  const words = isLong ? element.innerText : fullTextOf(element);
  const isForm = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  return {
    variant: variant.id,
    selector: selectorFor(element),
    text: words.slice(0, LONGEST_TEXT).trim(),
    label: squash(element.getAttribute("aria-label") ?? ""),
    href: element instanceof HTMLAnchorElement ? element.href : "",
    value: isForm ? element.value : "",
    isDisabled: element.matches(":disabled") || element.getAttribute("aria-disabled") === "true",
    isChecked: element instanceof HTMLInputElement && element.checked,
  };
}

function isBeingDrawn(element: Element, partCss: string): boolean {
  const part = deepClosest(element, partCss);
  return part !== null && deepAll(part, "[aria-busy=true]").some(isVisible);
}

function findHit(variants: readonly RawVariant[], stale: readonly string[]): RawHit | undefined {
  for (const variant of variants) {
    if (variant.path !== undefined && !new RegExp(variant.path).test(location.pathname)) continue;
    const pattern = variant.text === undefined ? undefined : new RegExp(variant.text, "i");
    for (const element of deepAll(document, variant.css)) {
      if (variant.isHiddenToo !== true && !isVisible(element)) continue;
      if (variant.notIn !== undefined && deepClosest(element, variant.notIn) !== null) continue;
      if (variant.settledIn !== undefined && isBeingDrawn(element, variant.settledIn)) continue;
      if (stale.length > 0 && stale.includes(fullTextOf(element))) continue;
      const words = `${element.getAttribute("aria-label") ?? ""} ${fullTextOf(element)}`;
      if (pattern === undefined || pattern.test(words.trim())) return hitOf(element, variant);
    }
  }
  return undefined;
}

/** For each named thing the first variant that is on the page and does not read like something `stale`. */
export function scanPage(things: Things, stale: readonly string[]): RawScan {
  const scan: RawScan = {};
  for (const [name, variants] of Object.entries(things)) {
    const hit = findHit(variants, stale);
    if (hit !== undefined) scan[name] = hit;
  }
  return scan;
}

/** Adds to each hit all the variants that are on the page. */
function addMatches(scan: RawScan, things: Things, stale: readonly string[]): void {
  for (const [name, hit] of Object.entries(scan)) {
    const variants = (things[name] ?? []).filter((each) => findHit([each], stale) !== undefined);
    hit.matches = variants.map(({ id }) => id);
  }
}

/** A page that is being built changes many times; a look at each change would keep it from being built. */
const LOOK_INTERVAL_MS = 40;

/**
 * Calls `look` now and after each change of the page (also inside open shadow roots, and four times a second for changes that
 * are no mutations, but not more often than 25 times a second) until it returns something, at most `timeoutMs`; then returns undefined.
 */
export function watchPage<Seen>(
  look: () => Seen | undefined,
  timeoutMs: number,
): Promise<Seen | undefined> {
  if (timeoutMs <= 0) {
    // Nothing is awaited, so nothing needs a timer: a saved page that is opened without scripts has none.
    beginLook();
    return Promise.resolve(look());
  }
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => check());
    let isQueued = false;
    const finish = (seen: Seen | undefined): void => {
      observer.disconnect();
      clearInterval(ticker);
      clearTimeout(deadline);
      resolve(seen);
    };
    let lastLook = -LOOK_INTERVAL_MS;
    const run = (): void => {
      isQueued = false;
      lastLook = performance.now();
      beginLook();
      const seen = look();
      if (seen !== undefined) finish(seen);
    };
    const check = (): void => {
      if (isQueued) return;
      isQueued = true;
      const wait = lastLook + LOOK_INTERVAL_MS - performance.now();
      if (wait <= 0) queueMicrotask(run);
      else setTimeout(run, wait);
    };
    const options = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document, options);
    for (const host of deepAll(document, "*")) {
      if (host.shadowRoot !== null) observer.observe(host.shadowRoot, options);
    }
    const ticker = setInterval(check, 250);
    const deadline = setTimeout(() => finish(undefined), timeoutMs);
    check();
  });
}

/** Scans until one of the `until` things is there, and none of `not`; the last scan when time is up. */
export function scanUntil(
  _: Element,
  wish: { things: Things; until: string[]; timeoutMs: number; stale: string[]; isCensus: boolean },
): Promise<RawScan> {
  const lookAtAll = (): RawScan => {
    const scan = scanPage(wish.things, wish.stale);
    if (wish.isCensus) addMatches(scan, wish.things, wish.stale);
    return scan;
  };
  const wanted = Object.fromEntries(
    Object.entries(wish.things).filter(([name]) => wish.until.includes(name)),
  );
  const isThere = (): true | undefined =>
    Object.keys(scanPage(wanted, wish.stale)).length > 0 ? true : undefined;
  if (wish.until.length === 0) return Promise.resolve(lookAtAll());
  return watchPage(isThere, wish.timeoutMs).then(lookAtAll);
}
