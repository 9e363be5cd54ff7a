import { OperationalError } from "@sendoff/kit";
import type { JobCard, PortalSession, SearchCriteria, SearchOutcome } from "../portal-driver.ts";
import { untilAborted } from "../session-waits.ts";
import { SearchPage } from "./pages/search.page.ts";
import type { RawCards } from "./pages/search.page.ts";
import { challenge, meaningOfStatus, pageChanged } from "./portal-words.ts";
import { JOBS_PER_PAGE, LAST_START, listQueries, searchUrl } from "./search-url.ts";

/** The address a job is known by, without the parameters of the list it was found in. */
export function jobUrl(baseUrl: string, portalJobId: string): string {
  return new URL(`/jobs/view/${portalJobId}/`, baseUrl).href;
}

/** A card's words become values: marks to flags, "Pune (Hybrid)" keeps its words. */
export function cardOf(baseUrl: string, raw: RawCards[number]): JobCard {
  const marks = raw.marks.map((mark) => mark.trim());
  return {
    portalJobId: raw.id,
    title: raw.title,
    company: raw.company,
    location: raw.place,
    url: jobUrl(baseUrl, raw.id),
    isEasyApply: marks.some((mark) => /easy apply/i.test(mark)),
    isApplied: marks.some((mark) => /^(applied\b|application (submitted|sent))/i.test(mark)),
  };
}

type PageOutcome =
  | { readonly kind: "cards"; readonly cards: readonly JobCard[] }
  | Exclude<SearchOutcome, { kind: "exhausted" }>;

async function readResults(session: PortalSession, url: string): Promise<PageOutcome> {
  const page = new SearchPage(session);
  const status = await untilAborted(session, page.open(url));
  const refusal = meaningOfStatus(status);
  if (refusal !== undefined) return refusal;
  if (status >= 500) {
    throw new OperationalError(502, "portal_unreachable", "LinkedIn does not answer right now.");
  }
  const look = await page.look();
  if (look.checkpoint !== undefined) return challenge(session);
  if (look.signedOut !== undefined) return { kind: "session_expired" };
  if (look.slowDown !== undefined) {
    return { kind: "throttled", scope: "rate_limit", message: look.slowDown.text };
  }
  if (look.none !== undefined) return { kind: "cards", cards: [] };
  if (look.results === undefined) return pageChanged(session, "search.results");
  const cards = await page.readCards();
  return { kind: "cards", cards: cards.map((card) => cardOf(session.baseUrl, card)) };
}

/** Runs every query to its last page and yields each job once. */
export async function* search(
  session: PortalSession,
  criteria: SearchCriteria,
): AsyncGenerator<JobCard, SearchOutcome, undefined> {
  const seen = new Set<string>();
  for (const query of listQueries(criteria)) {
    for (let start = 0; start <= LAST_START; start += JOBS_PER_PAGE) {
      const url = searchUrl(session.baseUrl, query, criteria, start);
      const outcome = await readResults(session, url);
      if (outcome.kind !== "cards") return outcome;
      const fresh = outcome.cards.filter((card) => !seen.has(card.portalJobId));
      for (const card of fresh) {
        seen.add(card.portalJobId);
        yield card;
      }
      if (outcome.cards.length < JOBS_PER_PAGE) break;
    }
  }
  return { kind: "exhausted" };
}
