import { readJob } from "../account-site/job-flow.ts";
import { openPage } from "../account-site/open-page.ts";
import type { RawCard, SearchStop } from "../account-site/search-flow.ts";
import type { PortalSession } from "../portal-driver.ts";
import { INDEED_PAGES } from "./pages/job.page.ts";

/** How many of a hundred jobs are applied to on Indeed is not known: a guess, and the next page is asked the same. */
const JOBS_PER_PAGE = 3;
/** In one search: a list of a rare profession may truly have no such job on many pages. */
const JOBS_PER_SEARCH = 6;

/**
 * Judges the pages of a result list on which no job is marked as one that is applied to on Indeed: either there is none, or the
 * mark has other words than we know. The jobs' own pages tell which: a few are opened, and the first that can be applied to there
 * proves that the mark is not known. From then on unmarked pages are trusted, and each job's own page decides. Where none of their
 * pages says how its job is applied to, Indeed's pages are other ones than we know. The jobs whose pages were not opened stay unknown.
 */
export class UnmarkedList {
  readonly #session: PortalSession;
  readonly #opened = new Set<string>();
  #isTrusted = false;

  constructor(session: PortalSession) {
    this.#session = session;
  }

  /**
   * Whether the jobs of such a page may be applied to on Indeed; or what stood in the way of finding out. Leads back to the list, as
   * a person would go.
   */
  async isTrusted(cards: readonly RawCard[], listUrl: string): Promise<boolean | SearchStop> {
    const opened = this.#opened.size;
    const stop = await this.#openJobs(cards);
    if (stop !== undefined) return stop;
    if (this.#opened.size > opened) await openPage(this.#session, listUrl);
    return this.#isTrusted;
  }

  /** Whether this job's own page was looked at: what its list says of it is then what its page says. */
  hasOpened(portalJobId: string): boolean {
    return this.#opened.has(portalJobId);
  }

  async #openJobs(cards: readonly RawCard[]): Promise<SearchStop | undefined> {
    let unknown: SearchStop | undefined;
    let isKnown = false;
    for (const { id } of cards.slice(0, JOBS_PER_PAGE)) {
      if (this.#isTrusted || this.#opened.size >= JOBS_PER_SEARCH) break;
      if (this.#opened.has(id)) continue;
      this.#opened.add(id);
      const job = await readJob(INDEED_PAGES, this.#session, { portalJobId: id, url: "" });
      switch (job.kind) {
        case "open":
          this.#isTrusted = true;
          this.#session.onVariantMiss?.("search.marks");
          break;
        case "challenge":
        case "session_expired":
        case "throttled":
          return job;
        case "page_changed":
          unknown = job;
          break;
        case "already_applied":
        case "closed":
        case "external":
          isKnown = true;
          break;
        case "not_found":
      }
    }
    return isKnown || this.#isTrusted ? undefined : unknown;
  }
}
