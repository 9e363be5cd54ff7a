import { OperationalError } from "@sendoff/kit";
import type { JobCard, PortalSession, SearchCriteria, SearchOutcome } from "../portal-driver.ts";
import { untilAborted } from "../session-waits.ts";
import { SearchPage } from "./pages/search.page.ts";
import type { Results } from "./pages/search.page.ts";
import { challenge, meaningOfStatus, pageChanged } from "./portal-words.ts";
import { LAST_START, listQueries, RESULTS_PER_PAGE, searchUrl } from "./search-url.ts";

/** The address a job is known by, without the parameters of the list it was found in. */
export function jobUrl(baseUrl: string, portalJobId: string): string {
  return new URL(`/viewjob?jk=${encodeURIComponent(portalJobId)}`, baseUrl).href;
}

/** A card's words become values: marks to flags. */
export function cardOf(baseUrl: string, raw: Results["cards"][number]): JobCard {
  const marks = raw.marks.map((mark) => mark.trim());
  return {
    portalJobId: raw.id,
    title: raw.title,
    company: raw.company,
    location: raw.place,
    url: jobUrl(baseUrl, raw.id),
    isEasyApply: marks.some((mark) => /^easily apply$/i.test(mark)),
    isApplied: marks.some((mark) => /^(you )?applied\b/i.test(mark)),
  };
}

type PageOutcome =
  | { readonly kind: "cards"; readonly cards: readonly JobCard[]; readonly hasMore: boolean }
  | Exclude<SearchOutcome, { kind: "exhausted" }>;

async function readResults(session: PortalSession, url: string): Promise<PageOutcome> {
  const page = new SearchPage(session);
  const status = await untilAborted(session, page.open(url));
  const refusal = meaningOfStatus(status);
  if (refusal !== undefined) return refusal;
  if (status >= 500) {
    throw new OperationalError(502, "portal_unreachable", "Indeed does not answer right now.");
  }
  const look = await page.look();
  if (look.captcha !== undefined || look.browserCheck !== undefined) return challenge(session);
  // Indeed shows results to everybody; what is found here is to be applied to with the account.
  if (look.signedOut !== undefined) return { kind: "session_expired" };
  if (look.slowDown !== undefined) {
    return { kind: "throttled", scope: "rate_limit", message: look.slowDown.text };
  }
  if (look.none !== undefined) return { kind: "cards", cards: [], hasMore: false };
  if (look.results === undefined) return pageChanged(session, "search.results");
  const { cards, hasMore } = await page.read();
  return { kind: "cards", cards: cards.map((card) => cardOf(session.baseUrl, card)), hasMore };
}

/** Runs every query to its last page and yields each job once. */
export async function* search(
  session: PortalSession,
  criteria: SearchCriteria,
): AsyncGenerator<JobCard, SearchOutcome, undefined> {
  const seen = new Set<string>();
  for (const query of listQueries(criteria)) {
    for (let start = 0; start <= LAST_START; start += RESULTS_PER_PAGE) {
      const outcome = await readResults(
        session,
        searchUrl(session.baseUrl, query, criteria, start),
      );
      if (outcome.kind !== "cards") return outcome;
      const fresh = outcome.cards.filter((card) => !seen.has(card.portalJobId));
      for (const card of fresh) {
        seen.add(card.portalJobId);
        yield card;
      }
      if (!outcome.hasMore || outcome.cards.length === 0) break;
    }
  }
  return { kind: "exhausted" };
}
