import { scriptTag, styleLink } from "../../assets.ts";
import { jsonIsland, markup, trusted, type Markup } from "../../markup.ts";
import { siteHeader } from "./header.ts";
import { loginPanel } from "./login-form.ts";
import { BRAND_MARK, EMPTY_PICTURE, SITE_NAME, type View } from "./view.ts";

export interface DocumentParts {
  title: string;
  body: Markup;
  scripts?: readonly string[];
  config?: unknown;
}

/** A whole page around its body. */
export function htmlDocument(parts: DocumentParts): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${parts.title} | ${SITE_NAME}</title>
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
${styleLink(["base.css", "site.css", "job.css", "drawer.css"])}
</head>
<body>
${parts.body}
${parts.config === undefined ? null : jsonIsland("page-config", parts.config)}
${scriptTag(parts.scripts)}
</body>
</html>`.text;
}

/** What every page of the site has around its content, and what this visitor meets over it. */
export interface Frame {
  account: string | undefined;
  needsCookieBanner: boolean;
  hasBackdrop: boolean;
  hasSoftPrompt: boolean;
  /** Whether a captcha stands over the page. */
  hasCaptcha: boolean;
}

/** Words that a search for "captcha" or "logged in" finds on every page, and that mean nothing (captured). */
const STATE_SCRIPT = trusted(
  `<script>window.__INITIAL_STATE__ = {"showCaptcha":false}; window.nUserData = {'User_LoggedIn':'false'};</script>`,
);

/** Found by whoever asks for the element at a point; clicks go through them. */
const BIG_PICTURES = markup`<img class="see-through" src="${EMPTY_PICTURE}" alt="" width="99999" height="99999"><img class="see-through" src="${EMPTY_PICTURE}" alt="" width="400" height="400">`;

const COOKIE_BANNER = markup`<div class="nI-cMp-privacy-policy-banner"><p class="nI-cMp-privacy-policy-text">We use cookies to improve your experience. By continuing to browse the site, you agree to our <a href="/privacy">Privacy Policy</a> &amp; <a href="/cookies">Cookie Policy</a>.</p><button type="button" class="nI-cMp-privacy-policy-accept-btn">Got it</button></div>`;

const SOFT_PROMPT = markup`<div class="soft-prompt" role="dialog" aria-label="News" data-soft-prompt><p>Your profile can now be found by more recruiters.</p><button type="button">Got it</button><button type="button">Maybe later</button></div>`;

/** A guess: what a visible captcha of the real site looks like is not known, but for the address of its frame. */
export const CAPTCHA = markup`<div class="captcha-box" data-captcha><p>Please verify you are human</p><iframe title="recaptcha challenge expires in two minutes" src="/recaptcha/api2/bframe" width="320" height="240"></iframe></div>`;

/** A page of the site: header, side panel, banner, layers. */
export function sitePage(view: View, frame: Frame, parts: DocumentParts): string {
  const isSignedIn = frame.account !== undefined;
  return htmlDocument({
    ...parts,
    body: markup`${isSignedIn ? BIG_PICTURES : null}${siteHeader(frame.account)}
<div role="status" aria-live="polite" class="${view.styles("alert-container")}" data-toast></div>
${parts.body}
<section id="dpdp-modal-section"></section>
<div class="nI-gNb-backdrop${frame.hasBackdrop ? " nI-gNb-backdrop--show" : ""}" data-testid="backdrop"></div>
${loginPanel()}
${frame.needsCookieBanner ? COOKIE_BANNER : null}${frame.hasSoftPrompt ? SOFT_PROMPT : null}${frame.hasCaptcha ? CAPTCHA : null}
<iframe class="unseen" src="/recaptcha/api2/aframe" width="0" height="0" title="" aria-hidden="true" tabindex="-1"></iframe>
${STATE_SCRIPT}`,
    scripts: ["header.js", "login.js", ...(parts.scripts ?? [])],
  });
}

/** Grey bars until the script has drawn the content. */
export const shimmer = (view: View): Markup =>
  markup`${[1, 2, 3].map(() => markup`<div class="${view.styles("failover-shimmer")}"></div>`)}`;

/** Two lines in the middle of an otherwise empty page. */
export function plainPage(title: string, content: Markup): string {
  return htmlDocument({
    title,
    body: markup`<main class="plain"><a href="/" aria-label="${SITE_NAME} home">${BRAND_MARK}</a><h1>${title}</h1>${content}</main>`,
  });
}

export const errorPage = (): string =>
  plainPage("Something went wrong", markup`<p>Something went wrong. Please try again.</p>`);

/** Only the framework's own words are known. */
export const notFoundPage = (): string =>
  plainPage("404: This page could not be found.", markup`<p><a href="/">Home</a></p>`);
