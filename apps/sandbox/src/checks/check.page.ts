import { scriptTag, styleLink } from "../assets.ts";
import { markup, type Markup } from "../markup.ts";
import type { Check } from "./check-store.ts";
import { checkPath, familyOf, type CheckedSite } from "./checked-site.ts";

/** What the page of a check has inside the site's own frame of such a page. */
export function checkContent(site: CheckedSite, check: Check): Markup {
  const base = checkPath(site, check);
  const { puzzle, refusals } = check;
  const family = familyOf(check.kind);
  const frame = `${site.checks.book.frameOrigin}/recaptcha/api2/bframe?k=${check.id}`;
  const body = puzzle.content({ base, frame, siteName: site.siteName });
  return markup`${styleLink(["check.css"])}
${refusals.length === 0 ? null : markup`<p class="check__problem" role="alert">That was not correct. Please try again.</p>`}
<form id="${family === "captcha" ? "captchaform" : "check-form"}" class="check" method="post" action="${base}" data-check="${check.kind}" data-check-turn="${refusals.length}" novalidate><input type="hidden" name="report" value="">
<div${family === "captcha" ? markup` id="captcha-internal"` : null}>${body}</div>
${puzzle.button === null ? null : markup`<button class="check__send" type="submit">${puzzle.button}</button>`}</form>
${scriptTag(["check.js"])}`;
}

/** The end of a sign-in that its owner said was somebody else's. */
export const deniedContent = (site: CheckedSite): Markup =>
  markup`<p>We have stopped this sign-in. Nobody was let in.</p><p><a href="${site.signInPath}">Sign in</a></p>`;

export const goneContent = (site: CheckedSite): Markup =>
  markup`<p>This page is too old. Please start again.</p><p><a href="${site.home}">Go on</a></p>`;
