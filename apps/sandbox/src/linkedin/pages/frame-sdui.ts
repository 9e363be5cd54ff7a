import { markup, trusted, type Markup } from "../../markup.ts";
import type { FrameOptions } from "./layout.ts";
import { avatar, BRAND_MARK, SITE_NAME, type View } from "./view.ts";

function skipMenu(): Markup {
  return markup`<div class="visually-hidden" role="navigation" aria-label="Skip links"><button type="button">Skip to search</button><button type="button">Skip to main content</button></div>`;
}

function primaryLink(view: View, name: string, href: string, count: number): Markup {
  return markup`<a class="${view.hashed("navlink")}" href="${href}" aria-label="${name}, ${count} new notifications"><span>${name}</span></a>`;
}

/** The bar on top, with none of the hooks by which the older one was known. */
function header(view: View, options: FrameOptions): Markup {
  const h = (name: string): string => view.hashed(name);
  const keywords = options.search?.keywords ?? "";
  return markup`<header class="${h("header")}"><div data-testid="primary-nav" class="${h("bar")}">${skipMenu()}<a class="${h("brand")}" href="/feed/" aria-label="${SITE_NAME}">${BRAND_MARK}</a>
<div class="${h("searchbox")}" data-own-search><input data-testid="typeahead-input" id="${view.sduiId()}" class="${h("search")}" type="text" autocomplete="off" placeholder="Title, skill or company" aria-label="Search by title, skill, or company" value="${keywords}"></div>
<nav class="${h("nav")}">${primaryLink(view, "Home", "/feed/", 0)}${primaryLink(view, "My Network", "/mynetwork/", 0)}${primaryLink(view, "Jobs", "/jobs/", 0)}${primaryLink(view, "Messaging", "/messaging/", 0)}${primaryLink(view, "Notifications", "/notifications/", view.unread)}</nav>
<div class="${h("me")}">${avatar(view.viewer, 28)}<a href="/jobs-tracker?stage=applied">My jobs</a><a href="/m/logout/">Sign out</a></div></div></header>`;
}

/**
 * The outlet that dialogs may be painted into has no look of its own: hidden, over the whole page (portal facts, captured 1.6).
 * The older outlets beside it are a guess.
 */
const OUTLETS = trusted(
  '<div id="interop-outlet" data-testid="interop-shadowdom" style="visibility:hidden;position:absolute;top:0;left:0;width:100vw;z-index:500"></div><div id="artdeco-modal-outlet"></div>',
);

/** The newer front end around a page's content. */
export function frameSdui(view: View, options: FrameOptions, content: Markup): Markup {
  return markup`<div id="root" data-strictmode="true"><div class="${view.hashed("app")}">${header(view, options)}${content}<section class="${view.hashed("toasts")}" data-own-toasts><h2 data-testid="toasts-title" class="visually-hidden">0 notifications</h2></section></div></div>${OUTLETS}`;
}

/** The part of a page that changes with the screen. */
export function sduiScreen(view: View, screen: string, content: Markup): Markup {
  return markup`<div data-sdui-screen="com.linkedin.sdui.flagshipnav.jobs.${screen}"><main id="workspace"><section aria-label="Primary content"><div data-testid="lazy-column" data-component-type="LazyColumn" class="${view.hashed("column")}">${content}</div></section></main></div>`;
}
