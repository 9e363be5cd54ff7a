import { join } from "node:path";
import { z } from "zod";
import { openPage } from "../account-site/open-page.ts";
import { meaningOfStatus } from "../account-site/portal-words.ts";
import { OddityLog } from "../form/oddity-log.ts";
import { scan } from "../page-scan.ts";
import { pageBundle } from "../page-script.ts";
import type { ChallengeOutcome, PortalSession, ThrottledOutcome } from "../portal-driver.ts";
import type { JobFeed } from "./feed.ts";
import type { GeneralMaker } from "./general-makers.ts";
import type { MakerDefinition } from "./makers/maker.ts";
import { companiesHost, GENERAL_MAKERS, isGeneralMaker } from "./general-makers.ts";
import { OWN_PAGES } from "./own-pages.ts";
import type { MakerPages } from "./maker-pages.ts";
import { boardsBaseUrl, makerName } from "./recognise-board.ts";
import type { Board } from "./recognise-board.ts";
import { callPage, waitOf } from "../session-waits.ts";

/** What runs inside the boards' pages. */
export const BOARD_SCRIPTS = pageBundle("boards", join(import.meta.dirname, "in-page"));

/** Time for a page's script to draw what it shows: a slow machine's, several times over. */
const LOOK_TIMEOUT_MS = 15_000;

/** One company's board in one browser page. */
export class BoardSession {
  readonly session: PortalSession;
  readonly board: Board;
  readonly pages: MakerPages;
  readonly maker: string;
  /** How long a page may take to draw what is looked for. */
  readonly lookTimeoutMs: number;
  /** What of its form could not be read. */
  readonly oddities: OddityLog;

  constructor(session: PortalSession, board: Board) {
    this.session = session;
    this.board = board;
    this.pages = isGeneralMaker(board.maker)
      ? GENERAL_MAKERS[board.maker].pages
      : OWN_PAGES[board.maker];
    this.maker = makerName(board.maker);
    this.oddities = new OddityLog(session);
    this.lookTimeoutMs = waitOf(session, LOOK_TIMEOUT_MS);
  }

  /** Public job feeds of the maker, the best first; none for one whose list is read off its page. */
  get feeds(): readonly JobFeed[] {
    return isGeneralMaker(this.board.maker) ? GENERAL_MAKERS[this.board.maker].feeds : [];
  }

  get #base(): string {
    return this.session.baseUrl.replace(/\/$/, "");
  }

  /** An address under the company's board. */
  urlOf(path: string): string {
    if (companiesHost(this.board.maker)) return `${this.#base}${path || "/"}`;
    return `${this.#base}/${encodeURIComponent(this.board.token)}${path}`;
  }

  /** An address on the host of the company's pages, or on that of the maker's feeds. */
  feedUrl(host: JobFeed["host"], path: string): string {
    const { maker } = this.board;
    const feedHost = isGeneralMaker(maker) ? findFeedHost(maker) : undefined;
    if (host === "pages" || feedHost === undefined) return `${this.#base}${path}`;
    if (this.#base === boardsBaseUrl(this.board)) return `https://${feedHost}${path}`;
    // The stand-ins of one maker's hosts are under one address: the company's own host is the last part of it.
    const root = companiesHost(maker) ? this.#base.replace(/\/[^/]*$/, "") : this.#base;
    return `${root}/-api${path}`;
  }

  /** Opens a page; returns its status, or why it will not be had now. Throws when the site is down. */
  async open(url: string): Promise<number | ThrottledOutcome> {
    const status = await openPage(this.session, url);
    return meaningOfStatus(this.maker, status) ?? status;
  }

  challenge(): ChallengeOutcome {
    return {
      kind: "challenge",
      message: `${this.maker} asks for a check that only a person can pass. Open the job there and send this application yourself; we leave it to you.`,
      url: this.session.page.url(),
      isInForm: true,
    };
  }

  /**
   * Whether a check that only a person passes stands in the page that is open. A box that has been ticked stays where it is, with its
   * word in a hidden field; one of those that mostly pass by themselves is none.
   */
  async isAtCheck(): Promise<boolean> {
    const { captcha = [] } = this.pages.form;
    const wish = { page: "apply", until: [], timeoutMs: this.lookTimeoutMs };
    const look = await scan(this.session, { captcha }, wish);
    if (look.captcha === undefined || look.captcha.variant === "turnstile") return false;
    return !(await this.hasCheckWord());
  }

  /** Whether a check that has been passed has left its word for the form. */
  async hasCheckWord(): Promise<boolean> {
    const call = { bundle: BOARD_SCRIPTS, entry: "boardCheckWord" };
    return z.boolean().parse(await callPage(this.session, call, () => null, this.lookTimeoutMs));
  }

  /** Title and company as the document's title says them; `heading` is the job's title where the page has it. */
  named(documentTitle: string | undefined, heading = ""): { title: string; company: string } {
    const words = documentTitle?.trim() ?? "";
    if (this.pages.general !== undefined) {
      const company = besideTitle(words, heading, this.maker) || this.board.token;
      return { title: heading, company };
    }
    const groups = this.pages.documentTitle.exec(words)?.groups;
    return {
      title: groups?.["title"] ?? "",
      company: groups?.["company"] ?? groups?.["list"] ?? this.board.token,
    };
  }
}

/** Parts of a document's title that are no company. */
const NO_COMPANY = /^(application|apply|careers?|jobs?|job (application|openings?)|vacancies)$/i;

/** "Title - Company - Application" and "Company - Title": what is left beside the job's title. */
function besideTitle(words: string, heading: string, maker: string): string {
  if (heading === "" || !words.includes(heading)) return "";
  const [before = "", after = ""] = words.split(heading);
  const parts = [after, before]
    .flatMap((each) => each.split(/\s+[-–—|@·]\s+|\s+at\s+|^\s*[-–—|@·]\s*|\s*[-–—|@·]\s*$/))
    .map((part) => part.trim())
    .filter((part) => part !== "" && part !== maker && !NO_COMPANY.test(part));
  return parts[0] ?? "";
}

function findFeedHost(maker: GeneralMaker): string | undefined {
  const { address }: MakerDefinition = GENERAL_MAKERS[maker];
  return address.feedHost;
}
