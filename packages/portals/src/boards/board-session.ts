import { join } from "node:path";
import { OperationalError } from "@sendoff/kit";
import { pageBundle } from "../page-script.ts";
import type {
  ChallengeOutcome,
  PageChangedOutcome,
  PortalSession,
  ThrottledOutcome,
} from "../portal-driver.ts";
import { untilAborted } from "../session-waits.ts";
import { pagesOf } from "./makers.ts";
import type { MakerPages } from "./makers.ts";
import { makerName } from "./recognise-board.ts";
import type { Board } from "./recognise-board.ts";

/** What runs inside the boards' pages. */
export const BOARD_SCRIPTS = pageBundle("boards", join(import.meta.dirname, "in-page"));

/** A page that has not come by then is down; a slow one gets several times what it usually takes. */
const PAGE_TIMEOUT_MS = 30_000;
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

  constructor(session: PortalSession, board: Board, lookTimeoutMs = LOOK_TIMEOUT_MS) {
    this.session = session;
    this.board = board;
    this.pages = pagesOf(board.maker);
    this.maker = makerName(board.maker);
    this.lookTimeoutMs = lookTimeoutMs;
  }

  /** An address under the company's board. */
  urlOf(path: string): string {
    const base = this.session.baseUrl.replace(/\/$/, "");
    return `${base}/${encodeURIComponent(this.board.token)}${path}`;
  }

  /** Opens a page; answers its status, or why it will not be had now. Throws when the site is down. */
  async open(url: string): Promise<number | ThrottledOutcome> {
    const options = { waitUntil: "domcontentloaded", timeout: PAGE_TIMEOUT_MS } as const;
    const response = await untilAborted(this.session, this.session.page.goto(url, options));
    const status = response?.status() ?? 0;
    if (status === 429) {
      const message = `${this.maker} asks to slow down before it shows more pages.`;
      return { kind: "throttled", scope: "rate_limit", message };
    }
    if (status >= 500) {
      const message = `${this.maker} does not answer right now.`;
      throw new OperationalError(502, "portal_unreachable", message);
    }
    return status;
  }

  pageChanged(locator: string): PageChangedOutcome {
    this.session.onVariantMiss?.(locator);
    return { kind: "page_changed", locator, url: this.session.page.url() };
  }

  challenge(): ChallengeOutcome {
    return {
      kind: "challenge",
      message: `${this.maker} asks for a check that only a person can pass. Open the job there and send this application yourself; we leave it to you.`,
      url: this.session.page.url(),
      isInForm: true,
    };
  }

  /** Title and company as the document's title says them. */
  named(documentTitle: string | undefined): { title: string; company: string } {
    const groups = this.pages.documentTitle.exec(documentTitle?.trim() ?? "")?.groups;
    return {
      title: groups?.["title"] ?? "",
      company: groups?.["company"] ?? groups?.["list"] ?? this.board.token,
    };
  }
}
