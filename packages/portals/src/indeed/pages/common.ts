import type { PageThings } from "../../page-scan.ts";
import type { PortalSession } from "../../portal-driver.ts";

/** A page of the portal is there within this even on a bad line. */
export const PAGE_TIMEOUT_MS = 20_000;
/**
 * A page that is parsed shows its controls within this, also on a busy machine, and a check of the browser that passes by itself
 * has passed; later it counts as changed.
 */
export const LOOK_TIMEOUT_MS = 10_000;
/** Boxes and buttons that were just seen take input well within this. */
export const ACTION_TIMEOUT_MS = 5_000;

/** What may stand in the place of any page. */
export const OBSTACLES = {
  captcha: [
    { id: "form", css: "#captchaform" },
    { id: "path", css: "html", path: "^/auth/captcha" },
  ],
  /** The check of the browser. Never waited for: it often passes by itself, and the page comes after it. */
  browserCheck: [
    { id: "id", css: "#challenge-running,#challenge-stage,#challenge-form" },
    { id: "class", css: ".cf-browser-verification" },
    { id: "title", css: "head title", text: "^(just a moment|security check)", isHiddenToo: true },
  ],
  signedOut: [
    { id: "path", css: "html", path: "^/(auth|account/login)(/|$)" },
    { id: "header", css: "a[data-gnav-element-name=SignIn]" },
  ],
  slowDown: [
    { id: "heading", css: "h1,h2,[role=alert]", text: "too many requests|rate limit|slow down" },
  ],
} satisfies PageThings;

/** Opens an address and answers the HTTP status (0 when there was none). */
export async function openAddress(session: PortalSession, url: string): Promise<number> {
  const options = { waitUntil: "domcontentloaded", timeout: PAGE_TIMEOUT_MS } as const;
  const response = await session.page.goto(url, options);
  return response?.status() ?? 0;
}
