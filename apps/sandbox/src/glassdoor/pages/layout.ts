import { scriptTag, styleLink } from "../../assets.ts";
import { jsonIsland, markup, type Markup } from "../../markup.ts";
import { BRAND_MARK, SITE_NAME } from "./view.ts";

export interface DocumentParts {
  title: string;
  /** The name at the end of the title. */
  site?: string;
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
<title>${parts.title} | ${parts.site ?? SITE_NAME}</title>
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
${styleLink(["base.css", "site.css"])}
</head>
<body>
${parts.body}
${parts.config === undefined ? null : jsonIsland("page-config", parts.config)}
${scriptTag(parts.scripts)}
</body>
</html>`.text;
}

/** The boxes of an older search, folded into the bar: they stand on the same page as those of the search (captured 3). */
const FOLDED_SEARCH = markup`<div hidden><input id="sc.keyword" data-test="keyword-search-input" type="text" placeholder="Job title, keywords or company" aria-label="Search keyword"><ul id="sc.keyword-autocomplete-suggestions-container" data-test="keyword-search-autocomplete-suggestions-container"></ul><input id="sc.location" data-test="location-search-input" type="text" placeholder="Location" aria-label="Search location"><ul id="sc.location-autocomplete-suggestions-container" data-test="location-search-autocomplete-suggestions-container"></ul></div>`;

function userArea(account: string | undefined, here: string): Markup {
  // What visitors see was not captured.
  if (account === undefined) {
    return markup`<a class="bar__link" href="/profile/login_input.htm?userOriginHook=HEADER_SIGNIN_LINK&amp;next=${encodeURIComponent(here)}">Sign In</a>`;
  }
  return markup`<button type="button" class="bar__tool" data-test="utility-nav-notification-button" aria-label="notifications">🔔</button><div class="bar__menu"><button type="button" class="bar__tool" data-test="utility-nav-profile-button" aria-label="profile" aria-expanded="false"><span class="bar__avatar" aria-hidden="true">${account.charAt(0).toUpperCase()}</span></button><div class="bar__list" hidden><p>${account}</p><a href="/member/profile/applied.htm">Applied jobs</a><a href="/logout.htm">Sign Out</a></div></div>`;
}

/** The bar on top of every page. */
export function siteHeader(
  account: string | undefined,
  here: string,
  hasFoldedSearch = true,
): Markup {
  const id = account === undefined ? "globalNavContainer" : "signedInGlobalNav";
  return markup`<header id="globalNav"><div id="${id}" data-test="global-nav-container" class="bar"><a class="bar__brand" href="/Job/index.htm" aria-label="${SITE_NAME} home">${BRAND_MARK}<span>${SITE_NAME}</span></a><nav aria-label="Main"><a class="bar__link" href="/Job/index.htm">Jobs</a></nav>${hasFoldedSearch ? FOLDED_SEARCH : null}${userArea(account, here)}</div></header>`;
}

export function plainPage(title: string, content: Markup): string {
  return htmlDocument({
    title,
    body: markup`<main class="plain"><a href="/Job/index.htm" aria-label="${SITE_NAME} home">${BRAND_MARK}</a><h1>${title}</h1>${content}</main>`,
  });
}

export const errorPage = (): string =>
  plainPage("Something went wrong", markup`<p>Refresh the page, or try again later.</p>`);

export const notFoundPage = (): string =>
  plainPage(
    "Page not found",
    markup`<p>Check the address, or <a href="/Job/index.htm">search for jobs</a>.</p>`,
  );

/** The page before every page while the browser is checked. One kind lets through after a moment, the other never. */
export const challengePage = (isPassing: boolean): string =>
  htmlDocument({
    title: "Security",
    body: markup`<main class="plain"><h1>Humans only</h1><p>Help us protect ${SITE_NAME} by verifying that you are a real person.</p><div id="challenge-running"></div><form id="challenge-form"><div id="challenge-stage"><label><input type="checkbox" data-challenge-box> Verify you are human</label></div></form></main>`,
    scripts: ["challenge.js"],
    config: { isPassing },
  });
