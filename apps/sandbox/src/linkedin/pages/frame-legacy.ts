import { markup, trusted, type Markup } from "../../markup.ts";
import type { FrameOptions } from "./layout.ts";
import { messagingOverlay } from "./messaging-overlay.ts";
import { BRAND_MARK, memberPhoto, SITE_NAME, type View } from "./view.ts";

const KEYWORD_LABEL = "Search by title, skill, or company";
const LOCATION_LABEL = "City, state, or zip code";

/** Each box is drawn with two more of the same name that hold its ghost text and take no input. */
function searchInput(view: View, part: "keyword" | "location", value: string): Markup {
  const label = part === "keyword" ? KEYWORD_LABEL : LOCATION_LABEL;
  const id = `jobs-search-box-${part}-id-${view.emberId()}`;
  return markup`<div class="jobs-search-box__inner"><div class="relative"><label class="visually-hidden" for="${id}">${label}</label>
<input id="${id}" class="jobs-search-box__text-input basic-input" type="text" role="combobox" autocomplete="off" aria-autocomplete="list" aria-expanded="false" aria-label="${label}" placeholder="${label}" value="${value}">
<input class="jobs-search-box__text-input jobs-search-box__ghost-text-input" type="text" aria-label="${label}" aria-hidden="true" tabindex="-1" disabled>
<input class="jobs-search-box__text-input jobs-search-box__ghost-text-input" type="text" aria-label="${label}" aria-hidden="true" tabindex="-1" readonly></div></div>`;
}

function searchBox(view: View, search: { keywords: string; location: string }): Markup {
  return markup`<div class="jobs-search-box" data-own-search>${searchInput(view, "keyword", search.keywords)}${searchInput(view, "location", search.location)}<button type="button" class="jobs-search-box__submit-button artdeco-button artdeco-button--secondary">Search</button></div>`;
}

const ICONS: Record<string, string> = {
  Home: "M4 11l8-7 8 7v9h-6v-6h-4v6H4z",
  "My Network":
    "M8 11a3 3 0 100-6 3 3 0 000 6zm8 0a3 3 0 100-6 3 3 0 000 6zM2 20v-3l6-3 4 2 4-2 6 3v3z",
  Jobs: "M9 6V4h6v2h6v5l-9 3-9-3V6zm-6 7l9 3 9-3v7H3z",
  Messaging: "M3 5h18v11H9l-6 4z",
  Notifications: "M12 3a6 6 0 016 6v5l2 3H4l2-3V9a6 6 0 016-6zm-2 16h4l-2 2z",
};

function navLink(name: string, href: string, isHere: boolean, note: string): Markup {
  return markup`<li class="global-nav__primary-item"><a class="global-nav__primary-link${isHere ? " global-nav__primary-link--active" : ""}" href="${href}"${isHere ? trusted(' aria-current="page"') : null}>${trusted(`<svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path d="${ICONS[name] ?? ""}"/></svg>`)}<span class="global-nav__primary-link-text" title="${name}">${name}</span>${note === "" ? null : markup`<span class="visually-hidden">${note}</span>`}</a></li>`;
}

/** The menu stands in the page while it is closed; what it holds is a guess. */
function meMenu(view: View): Markup {
  return markup`<li class="global-nav__primary-item global-nav__me"><button type="button" id="${view.emberId()}" class="global-nav__primary-link global-nav__primary-link-me-menu-trigger" aria-expanded="false">${memberPhoto(view.viewer, 24, "global-nav__me-photo")}<span class="global-nav__primary-link-text">Me</span></button>
<div class="global-nav__me-content" hidden><a href="/jobs-tracker?stage=applied">My jobs</a><a class="global-nav__secondary-link" href="/m/logout/">Sign Out</a></div></li>`;
}

function header(view: View, options: FrameOptions): Markup {
  const { current } = options;
  const notices = `${view.unread} new notification${view.unread === 1 ? "" : "s"}`;
  return markup`<header id="global-nav" class="global-nav" aria-label="Global Navigation"><div class="global-nav__content"><a class="global-nav__branding-logo" href="/feed/" aria-label="${SITE_NAME}">${BRAND_MARK}</a>${searchBox(view, options.search ?? { keywords: "", location: "" })}
<nav class="global-nav__nav" aria-label="Primary Navigation"><ul class="global-nav__primary-items">${navLink("Home", "/feed/", current === "home", "")}${navLink("My Network", "/mynetwork/", false, "")}${navLink("Jobs", "/jobs/", current !== "home", "")}${navLink("Messaging", "/messaging/", false, "")}${navLink("Notifications", "/notifications/", false, notices)}${meMenu(view)}<li class="global-nav__primary-item"><button type="button" class="global-nav__primary-link" aria-expanded="false"><span class="global-nav__primary-link-text" title="For Business">For Business</span></button></li></ul></nav></div></header>`;
}

const CODE_BLOCKS = 24;

/** What the app keeps in the page for itself. A reader of the whole text meets it too. */
function hiddenData(view: View): Markup[] {
  return Array.from({ length: CODE_BLOCKS }, (_unused, index) => {
    const data = {
      request: `/voyager/api/graphql?queryId=voyagerJobs.${index}`,
      status: 200,
      body: `bpr-guid-${index}`,
      included: [{ $type: "com.Job", ctaText: "Easy Apply", member: view.viewer.first_name }],
    };
    return markup`<code style="display: none" id="bpr-guid-${index + 1_000_001}">${JSON.stringify(data)}</code>`;
  });
}

/** Where toasts and dialogs are drawn: outside the app's own tree (portal facts, captured 1.1). */
export const LEGACY_OUTLETS = trusted(
  '<div id="artdeco-toasts__wormhole"><section id="artdeco-toasts" class="artdeco-toasts" aria-label="Toast message"><ul class="artdeco-toasts_toasts" role="alert"></ul></section></div><div id="artdeco-modal-outlet"></div><div id="a11y-notification" class="visually-hidden" role="region" aria-live="polite" aria-atomic="true"></div><div id="artdeco-global-alert-container"></div>',
);

/** The older front end around a page's content. */
export function frameLegacy(view: View, options: FrameOptions, content: Markup): Markup {
  return markup`${LEGACY_OUTLETS}${hiddenData(view)}<div class="application-outlet"><div class="authentication-outlet">${header(view, options)}${content}</div></div>${messagingOverlay(view)}<div id="interop-outlet" data-testid="interop-shadowdom"></div>`;
}
