import { z } from "zod";
import { ListedCard } from "../../account-site/listed-cards.ts";
import {
  ACTION_TIMEOUT_MS,
  LOOK_TIMEOUT_MS,
  openPage,
  PAGE_TIMEOUT_MS,
} from "../../account-site/open-page.ts";
import { shownOptions } from "../../form/shown-options.ts";
import type { ShownOption } from "../../form/shown-options.ts";
import { hitLocator, scan } from "../../page-scan.ts";
import type { Hit, PageThings } from "../../page-scan.ts";
import type { PortalSession } from "../../portal-driver.ts";
import { callPage, absenceTimeout, untilAborted, waitOf } from "../../session-waits.ts";
import { GLASSDOOR_SCRIPTS } from "../glassdoor-scripts.ts";
import { isSearchAddress } from "../search-query.ts";
import { OBSTACLES } from "./obstacles.ts";

/** A list reads in milliseconds; this is for a machine that is out of breath. */
const READ_TIMEOUT_MS = 10_000;
/** A list whose last line is shown has grown within this, where it grows at all. */
const GROW_TIMEOUT_MS = 3_000;
/** Suggestions come from the portal's server; the live ones answer within a second or two. */
const SUGGESTIONS_TIMEOUT_MS = 4_000;

const START_PATH = "/Job/index.htm";

const SEARCH = {
  role: [
    { id: "id", css: "#searchBar-jobTitle" },
    { id: "older-id", css: "#sc\\.keyword" },
    { id: "test", css: "input[data-test=keyword-search-input]" },
  ],
  place: [
    { id: "id", css: "#searchBar-location" },
    { id: "older-id", css: "#sc\\.location" },
    { id: "test", css: "input[data-test=location-search-input]" },
  ],
  results: [
    { id: "test", css: "li[data-test=jobListing] a" },
    { id: "label", css: "ul[aria-label='Jobs List'] li a" },
  ],
  none: [
    {
      id: "words",
      css: "main p,main h1,main h2",
      text: "does not match any open jobs|no jobs found|^0 .{0,80}jobs",
      isGuess: true,
    },
  ],
  /** Over the results it wants those who have signed in to do so again. */
  overlay: [
    { id: "id", css: "#HardsellOverlay" },
    { id: "test", css: "[data-test=authModal]" },
    { id: "class", css: ".LoginModal" },
  ],
  closeOverlay: [
    { id: "test", css: "[data-test=auth-modal-close]", isGuess: true },
    {
      id: "label",
      css: "#HardsellOverlay button[aria-label=Close],.LoginModal button[aria-label=Close]",
      isGuess: true,
    },
    { id: "role", css: "[role=dialog] button[aria-label=Close]", isGuess: true },
  ],
  ...OBSTACLES,
} satisfies PageThings;

export type SearchLook = Partial<Record<keyof typeof SEARCH, Hit>>;

const Listing = z.object({
  cards: z.array(ListedCard),
  unreadable: z.number(),
  more: z.object({ kind: z.enum(["scroll", "below", "next"]), selector: z.string() }).nullable(),
});
/** The words of a list of results. */
export type Listing = z.infer<typeof Listing>;

/** The search bar and the list of results below it, in both ways of drawing them. */
export class SearchPage {
  readonly #session: PortalSession;

  constructor(session: PortalSession) {
    this.#session = session;
  }

  /** Opens the page that searches start from, and returns the HTTP status. */
  openStart(): Promise<number> {
    return this.open(new URL(START_PATH, this.#session.baseUrl).href);
  }

  open(url: string): Promise<number> {
    return openPage(this.#session, url);
  }

  lookForBar(): Promise<SearchLook> {
    return this.#look(["role", "signedOut", "checkpoint", "slowDown"]);
  }

  lookAtResults(): Promise<SearchLook> {
    return this.#look(["results", "none", "signedOut", "checkpoint", "slowDown"]);
  }

  #look(until: readonly (keyof typeof SEARCH)[]): Promise<SearchLook> {
    return scan(this.#session, SEARCH, {
      page: "search",
      until,
      timeoutMs: waitOf(this.#session, LOOK_TIMEOUT_MS),
    });
  }

  async click(hit: Pick<Hit, "selector">): Promise<void> {
    const button = this.#session.page.locator(hit.selector).first();
    await untilAborted(this.#session, button.click({ timeout: ACTION_TIMEOUT_MS }));
  }

  /** Types into a box of the bar, in place of what it held. */
  async type(box: Hit, text: string): Promise<void> {
    const typing = hitLocator(this.#session, box).fill(text, { timeout: ACTION_TIMEOUT_MS });
    await untilAborted(this.#session, typing);
  }

  /** What the box suggests for what was typed. */
  async listSuggestions(box: Hit): Promise<ShownOption[]> {
    const wish = { timeoutMs: waitOf(this.#session, SUGGESTIONS_TIMEOUT_MS), stale: [] };
    const asked = shownOptions(this.#session.page, box.selector, wish, (guess) =>
      this.#session.onGuess?.("common", guess),
    );
    return untilAborted(this.#session, asked);
  }

  /** Sends the bar; false when no search came of it. */
  async send(box: Hit): Promise<boolean> {
    const { page } = this.#session;
    const options = { waitUntil: "domcontentloaded", timeout: PAGE_TIMEOUT_MS } as const;
    const come = page
      .waitForURL((url) => isSearchAddress(url), options)
      .then(
        () => true,
        () => false,
      );
    const pressed = hitLocator(this.#session, box).press("Enter", { timeout: ACTION_TIMEOUT_MS });
    await untilAborted(this.#session, pressed);
    return untilAborted(this.#session, come);
  }

  async readList(): Promise<Listing> {
    const call = { bundle: GLASSDOOR_SCRIPTS, entry: "readListedJobs" };
    return Listing.parse(await callPage(this.#session, call, () => null, READ_TIMEOUT_MS));
  }

  /** The list once it has become longer than `before`, by its button or by showing its end; or as it is when time is up. */
  async readMore(before: Listing): Promise<Listing> {
    if (before.more?.kind === "below") await this.click(before.more);
    const isScrolled = before.more?.kind === "scroll";
    return this.#watchList(before, { isScrolled, hasEnd: isScrolled }, READ_TIMEOUT_MS);
  }

  /** As `readMore`, for a list without an end that is known: by showing its last line, and not for long. */
  tryMore(before: Listing): Promise<Listing> {
    const calmMs = absenceTimeout(this.#session, GROW_TIMEOUT_MS);
    return this.#watchList(before, { isScrolled: true, hasEnd: false }, calmMs);
  }

  async #watchList(
    { cards }: Listing,
    how: { readonly isScrolled: boolean; readonly hasEnd: boolean },
    mostMs: number,
  ): Promise<Listing> {
    const call = { bundle: GLASSDOOR_SCRIPTS, entry: "watchListedJobs" };
    const wish = (timeoutMs: number): unknown => ({ count: cards.length, timeoutMs, ...how });
    return Listing.parse(await callPage(this.#session, call, wish, mostMs));
  }

  /** Goes to the next page of results. */
  async goToNext(next: Pick<Hit, "selector">): Promise<void> {
    const { page } = this.#session;
    const here = page.url();
    const options = { waitUntil: "domcontentloaded", timeout: PAGE_TIMEOUT_MS } as const;
    const come = page.waitForURL((url) => url.href !== here, options);
    await untilAborted(this.#session, Promise.all([come, this.click(next)]));
  }
}
