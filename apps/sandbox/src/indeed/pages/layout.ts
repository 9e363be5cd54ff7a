import { jsonIsland, markup, type Markup } from "../../markup.ts";
import { BRAND_MARK, SITE_NAME } from "./view.ts";

export interface DocumentParts {
  title: string;
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
<title>${parts.title} | ${SITE_NAME}</title>
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
${(parts.styles ?? ["base.css", "site.css"]).map((name) => markup`<link rel="stylesheet" href="/assets/${name}">`)}
${parts.head}
</head>
<body class="${parts.bodyClass ?? "site"}">
${parts.body}
${parts.config === undefined ? null : jsonIsland("page-config", parts.config)}
${(parts.scripts ?? []).map((name) => markup`<script type="module" src="/assets/${name}"></script>`)}
</body>
</html>`.text;
}

export interface HeaderInput {
  account: string | undefined;
  /** Where to come back to after signing in. */
  here: string;
  needsCookieBar: boolean;
}

function userArea({ account, here }: HeaderInput): Markup {
  if (account === undefined) {
    return markup`<a class="bar__link" data-gnav-element-name="SignIn" href="/auth?hl=en&amp;continue=${encodeURIComponent(here)}">Sign in</a>`;
  }
  return markup`<details class="bar__menu"><summary data-testid="gnav-user-button" aria-label="Profile"><span class="bar__avatar" aria-hidden="true">${account.charAt(0).toUpperCase()}</span></summary><div class="bar__list"><p>${account}</p><a href="/myjobs">My jobs</a><a href="/account/logout">Sign out</a></div></details>`;
}

/** The bar on top of every page, and the cookie banner of a new browser. */
export function siteHeader(input: HeaderInput): Markup {
  return markup`<header class="bar" id="gnav-main-container"><a class="bar__brand" href="/" aria-label="${SITE_NAME} home">${BRAND_MARK}<span>${SITE_NAME}</span></a><nav aria-label="Main"><a class="bar__link" href="/jobs">Find jobs</a><a class="bar__link" href="/myjobs">My jobs</a></nav>${userArea(input)}</header>
${input.needsCookieBar ? COOKIE_BAR : null}`;
}

const COOKIE_BAR = markup`<div id="onetrust-banner-sdk" class="cookie-bar" role="region" aria-label="Cookie banner"><p>We use cookies that the site needs to work, and to remember that you saw this.</p><button type="button" id="onetrust-accept-btn-handler">Accept all cookies</button></div>`;

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
