import { scriptTag, styleLink } from "../../assets.ts";
import { jsonIsland, markup, type Markup } from "../../markup.ts";
import { BRAND_MARK, SITE_NAME } from "./view.ts";

export interface DocumentParts {
  title: string;
  /** The name of the site at the end of the title. */
  site?: string;
  body: Markup;
  head?: Markup;
  scripts?: readonly string[];
  styles?: readonly string[];
  config?: unknown;
  bodyClass?: string;
}

/** A whole page around its body. */
export function htmlDocument(parts: DocumentParts): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${parts.title} | ${parts.site ?? SITE_NAME}</title>
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
${styleLink(parts.styles ?? ["base.css", "site.css"])}
${parts.head}
</head>
<body class="${parts.bodyClass ?? "site"}">
${parts.body}
${parts.config === undefined ? null : jsonIsland("page-config", parts.config)}
${scriptTag(parts.scripts)}
</body>
</html>`.text;
}

export interface HeaderInput {
  account: string | undefined;
  /** Where to come back to after signing in. */
  here: string;
  needsCookieBar: boolean;
}

/** A link of the bar, by the name that all its links carry (captured 2.1). */
const link = (name: string, href: string, text: string): Markup =>
  markup`<a class="bar__link" data-gnav-element-name="${name}" href="${href}">${text}</a>`;

/** The menu stands in the page while it is closed, the address and the way out included. */
function burgerMenu(account: string): Markup {
  return markup`<button type="button" data-gnav-element-name="BurgerMenu" aria-label="Menu" aria-expanded="false" class="bar__tool">☰</button><div class="bar__list" hidden><p>${account}</p><a href="/myjobs">My jobs</a><a href="/account/logout">Sign out</a></div>`;
}

function userArea({ account, here }: HeaderInput): Markup {
  if (account === undefined) {
    const path = `/auth?hl=en&continue=${encodeURIComponent(here)}`;
    return link("SignIn", path, "Sign in");
  }
  return markup`${link("Myjobs", "/myjobs", "My jobs")}${link("Inbox", "/myjobs", "Messages")}${link("Notifications", "/myjobs", "Notifications")}<button type="button" id="AccountMenu" data-gnav-element-name="AccountMenu" aria-label="Account" aria-expanded="false" class="bar__tool"><span class="bar__avatar" aria-hidden="true">${account.charAt(0).toUpperCase()}</span></button>${burgerMenu(account)}`;
}

/** The bar on top of every page, and the cookie banner of a new browser. */
export function siteHeader(input: HeaderInput): Markup {
  return markup`<nav class="bar" id="gnav-main-container" aria-label="Main"><a class="bar__brand" data-gnav-element-name="Logo" href="/" aria-label="${SITE_NAME} home">${BRAND_MARK}<span>${SITE_NAME}</span></a>${link("FindJobs", "/jobs", "Find jobs")}${link("CompanyReviews", "/jobs", "Company reviews")}${link("FindSalaries", "/jobs", "Find salaries")}<span class="bar__gap"></span>${userArea(input)}</nav>
${cookieBanner(input.needsCookieBar)}`;
}

/** It stays in the page, out of sight, once it was answered. */
function cookieBanner(isNeeded: boolean): Markup {
  const style = isNeeded ? null : markup` style="display: none"`;
  return markup`<div id="onetrust-consent-sdk"><div id="onetrust-banner-sdk" class="cookie-bar" role="region" aria-label="Cookie banner"${style}><p>We use cookies that the site needs to work, and to remember that you saw this.</p><button type="button" id="onetrust-pc-btn-handler">Cookies Settings</button><button type="button" id="onetrust-reject-all-handler">Reject All</button><button type="button" id="onetrust-accept-btn-handler">Accept All Cookies</button></div></div>`;
}

/** Two lines in the middle of an otherwise empty page. */
export function plainPage(title: string, content: Markup): string {
  return htmlDocument({
    title,
    body: markup`<main class="plain"><a href="/" aria-label="${SITE_NAME} home">${BRAND_MARK}</a><h1>${title}</h1>${content}</main>`,
  });
}

export const errorPage = (): string =>
  plainPage("Something went wrong", markup`<p>Refresh the page, or try again later.</p>`);

export const notFoundPage = (): string =>
  plainPage(
    "We can’t find this page",
    markup`<p>Check the address, or <a href="/jobs">search for jobs</a>.</p>`,
  );
