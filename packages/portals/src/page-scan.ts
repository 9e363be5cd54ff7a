import type { Locator } from "playwright-core";
import { z } from "zod";
import type { RawVariant } from "./in-page/variants.ts";
import { COMMON_BUNDLE } from "./page-script.ts";
import type { PortalSession } from "./portal-driver.ts";
import { callPage } from "./session-waits.ts";

/** Named things of a page with the ways each may be drawn, the surest first. */
export type PageThings = Readonly<Record<string, readonly RawVariant[]>>;

const Hit = z.object({
  variant: z.string(),
  selector: z.string(),
  text: z.string(),
  label: z.string(),
  href: z.string(),
  value: z.string(),
  isDisabled: z.boolean(),
  isChecked: z.boolean(),
  /** All variants that are on the page; in a census only. */
  matches: z.array(z.string()).optional(),
});
/** Where and as what a thing was found. */
export type Hit = z.infer<typeof Hit>;
const Scan = z.record(z.string(), Hit);

/**
 * Waits until one of `until` is on the page and answers where each of `things` was found; what is missing is undefined. With
 * an empty `until` it looks once. Goes on over navigations. Nothing found in time is an answer without hits, not an error.
 */
export async function scan<Things extends PageThings>(
  session: PortalSession,
  things: Things,
  wish: {
    /** Name of the page, before each thing's name in `onVariantHit`: `job` makes `job.easyApply`. */
    readonly page: string;
    readonly until: readonly (keyof Things & string)[];
    readonly timeoutMs: number;
    /** Words that stood on the page before and are no answer now. */
    readonly stale?: readonly string[];
  },
): Promise<Partial<Record<keyof Things & string, Hit>>> {
  const answer = await callPage(
    session,
    { bundle: COMMON_BUNDLE, entry: "scanUntil" },
    (timeoutMs) => ({
      things,
      until: [...wish.until],
      timeoutMs,
      stale: wish.stale ?? [],
      isCensus: session.isCensus === true,
    }),
    wish.timeoutMs,
  );
  const found: Partial<Record<string, Hit>> = Scan.parse(answer);
  for (const [name, hit] of Object.entries(found)) {
    if (hit === undefined) continue;
    const isGuess = things[name]?.find(({ id }) => id === hit.variant)?.isGuess === true;
    session.onVariantHit?.(`${wish.page}.${name}`, hit.variant, isGuess);
  }
  session.onLook?.({ page: wish.page, path: pathOf(session.page.url()), things, found });
  return found;
}

/** Without parameters: they may name the account, or what it looks for. */
function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, "");
}

/** The element of a hit. */
export function hitLocator(session: PortalSession, hit: Hit): Locator {
  return session.page.locator(hit.selector).first();
}
