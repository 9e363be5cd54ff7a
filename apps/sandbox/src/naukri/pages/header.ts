import { markup, type Markup } from "../../markup.ts";
import { BRAND_MARK, EMPTY_PICTURE, SITE_NAME } from "./view.ts";

/** The real link names the older address on another host; a click opens the side panel and leaves the page where it is. */
const SIGNED_OUT = markup`<div class="nI-gNb-log-reg"><a id="login_Layer" class="nI-gNb-lg-rg__login" title="Jobseeker Login" href="/nLogin/Login.php">Login</a><a id="register_Layer" class="nI-gNb-lg-rg__register" title="Jobseeker Register" href="/registration/createAccount">Register</a></div>`;

const BARS = markup`<div class="nI-gNb-drawer__bars"><div class="nI-gNb-bar1"></div><div class="nI-gNb-bar2"></div><div class="nI-gNb-bar3"></div></div>`;

const SIDE_MENU = (account: string): Markup =>
  markup`<div class="nI-gNb-drawer__expand" hidden><div class="nI-gNb-info__heading-name">${account}</div><a class="nI-gNb-info__sub-link" href="/mnjuser/profile">View &amp; Update Profile</a><ul><li class="nI-gNb-list-item"><a class="nI-gNb-list-cta" title="Settings" href="/mnjuser/profile">Settings</a></li><li class="nI-gNb-list-item"><a class="nI-gNb-list-cta" title="Logout" href="/nlogin/logout">Logout</a></li></ul></div>`;

const signedIn = (account: string): Markup =>
  markup`<div class="nI-gNb-jobagent-pill-container" data-testid="job-agent-pill">Job agent</div><div class="nI-gNb-notif-center"><div class="nI-gNb-ncr__icon-wrapper"><span class="nI-gNb-ncr__count-tingy">2</span></div></div><div class="nI-gNb-drawer"><div class="nI-gNb-drawer__icon">${BARS}<div class="nI-gNb-drawer__icon-img-wrapper"><img class="nI-gNb-icon-img" alt="naukri user profile img" src="${EMPTY_PICTURE}" width="32" height="32"></div></div>${SIDE_MENU(account)}</div>`;

const JOBS_MENU = markup`<li class="nI-gNb-custom-Jobs"><a title="Recommended Jobs" href="/mnjuser/recommendedjobs">Jobs</a><div class="nI-gNb-menu"><a href="/mnjuser/recommendedjobs">Recommended jobs</a><a href="/mnjuser/inbox">NVites</a><a href="/myapply/historypage">Application status<span class="nI-gNb-menuItems__item-count">39 Updates</span></a><a href="/mnjuser/savedjobs">Saved jobs</a></div></li>`;

const searchBar = (isSignedIn: boolean): Markup =>
  markup`<div id="ni-gnb-searchbar" class="nI-gNb-sb__main"><span class="nI-gNb-sb__placeholder">Search jobs here</span>${isSignedIn ? null : markup`<button type="button" class="nI-gNb-sb__expand" aria-label="Search jobs here"></button>`}<div class="nI-gNb-sb__full-view" hidden><input class="suggestor-input" type="text" placeholder="Enter keyword / designation / companies" autocomplete="off"><input id="experienceDD" type="text" placeholder="Select experience" autocomplete="off"><input class="suggestor-input" type="text" placeholder="Enter location" autocomplete="off"><button type="button" class="nI-gNb-sb__icon-wrapper"><span>Search</span></button></div></div>`;

/** The bar on top of every page. */
export function siteHeader(account: string | undefined): Markup {
  return markup`<div class="nI-gNb-header" id="root-header"><a class="nI-gNb-header__logo" href="/" aria-label="${SITE_NAME} home">${BRAND_MARK}<b>${SITE_NAME}</b></a><ul class="nI-gNb-menus">${account === undefined ? null : JOBS_MENU}</ul>${searchBar(account !== undefined)}${account === undefined ? SIGNED_OUT : signedIn(account)}</div>`;
}
