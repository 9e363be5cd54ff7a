import { jsonIsland, markup, trusted, type Markup } from "../../markup.ts";
import { avatar, BRAND_MARK, SITE_NAME, type View } from "./view.ts";

export interface DocumentParts {
  title: string;
  body: Markup;
  head?: Markup;
  scripts?: readonly string[];
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
<link rel="stylesheet" href="/assets/workfolk.css">
<link rel="stylesheet" href="/assets/forms.css">
${parts.head}
</head>
<body class="${parts.bodyClass ?? "render-mode-BIGPIPE"}">
${parts.body}
${parts.config === undefined ? null : jsonIsland("page-config", parts.config)}
${(parts.scripts ?? []).map((name) => markup`<script type="module" src="/assets/${name}"></script>`)}
</body>
</html>`.text;
}

const ICONS = {
  home: '<path d="M4 11l8-7 8 7v9h-6v-6h-4v6H4z"/>',
  jobs: '<path d="M9 6V4h6v2h6v5l-9 3-9-3V6zm-6 7l9 3 9-3v7H3z"/>',
  saved: '<path d="M6 3h12v18l-6-5-6 5z"/>',
};

function icon(name: keyof typeof ICONS): Markup {
  return trusted(
    `<svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">${ICONS[name]}</svg>`,
  );
}

export interface NavOptions {
  current: "home" | "jobs" | "saved";
  search?: { keywords: string; location: string };
}

function searchBox(view: View, search: { keywords: string; location: string }): Markup {
  const keywordId = `jobs-search-box-keyword-id-${view.emberId()}`;
  const locationId = `jobs-search-box-location-id-${view.emberId()}`;
  return markup`<div class="jobs-search-box" role="search">
<label class="visually-hidden" for="${keywordId}">Search by title, skill, or company</label>
<input id="${keywordId}" class="jobs-search-box__text-input jobs-search-box__keyboard-text-input" type="text" autocomplete="off" aria-label="Search by title, skill, or company" placeholder="Title, skill or company" value="${search.keywords}">
<label class="visually-hidden" for="${locationId}">City, state, or zip code</label>
<input id="${locationId}" class="jobs-search-box__text-input" type="text" autocomplete="off" aria-label="City, state, or zip code" placeholder="City, state, or zip code" value="${search.location}">
<button type="button" class="jobs-search-box__submit-button artdeco-button artdeco-button--secondary">Search</button>
</div>`;
}

function navLinks(current: NavOptions["current"]): Markup {
  const link = (key: NavOptions["current"], href: string, name: string): Markup =>
    markup`<li><a class="site-nav__link${current === key ? " site-nav__link--active" : ""}" href="${href}"${current === key ? trusted(' aria-current="page"') : null}>${icon(key === "home" ? "home" : key === "jobs" ? "jobs" : "saved")}<span>${name}</span></a></li>`;
  return markup`<ul class="site-nav__list">${link("home", "/feed/", "Home")}${link("jobs", "/jobs/", "Jobs")}${link("saved", "/jobs-tracker?stage=applied", "My jobs")}</ul>`;
}

/** The bar on top. The SDUI one has none of the hooks by which the old one was known. */
export function siteNav(view: View, skin: "legacy" | "sdui", options: NavOptions): Markup {
  const search = searchBox(view, options.search ?? { keywords: "", location: "" });
  const me = markup`<div class="site-nav__me">${avatar(view.viewer, 28)}<a class="site-nav__sign-out" href="/m/logout/">Sign out</a></div>`;
  const brand = markup`<a class="site-nav__brand" href="/feed/" aria-label="${SITE_NAME} home">${BRAND_MARK}</a>`;
  if (skin === "sdui") {
    return markup`<header class="site-nav"><div class="site-nav__inner ${view.hashed("bar")}">${brand}${search}<nav class="${view.hashed("nav")}" data-view-name="navigation">${navLinks(options.current)}</nav>${me}</div></header>`;
  }
  return markup`<header id="global-nav" class="global-nav__header site-nav"><div class="site-nav__inner global-nav__content">${brand}${search}<nav class="global-nav global-nav__nav" aria-label="Primary Navigation">${navLinks(options.current)}</nav>${me}</div></header>`;
}

/** Where dialogs and toasts appear. */
export const OUTLETS = trusted(
  '<div id="artdeco-modal-outlet"></div><div id="artdeco-toasts-wormhole" class="artdeco-toasts" role="region" aria-live="polite"></div><div id="interop-outlet" data-testid="interop-shadowdom"></div>',
);
