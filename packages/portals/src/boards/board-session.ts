import { join } from "node:path";
import { openPage } from "../account-site/open-page.ts";
import { meaningOfStatus } from "../account-site/portal-words.ts";
import { pageBundle } from "../page-script.ts";
import type { ChallengeOutcome, PortalSession, ThrottledOutcome } from "../portal-driver.ts";
import { pagesOf } from "./makers.ts";
import type { MakerPages } from "./makers.ts";
import { makerName } from "./recognise-board.ts";
import type { Board } from "./recognise-board.ts";
import { waitOf } from "../session-waits.ts";

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

  constructor(session: PortalSession, board: Board) {
    this.session = session;
    this.board = board;
    this.pages = pagesOf(board.maker);
    this.maker = makerName(board.maker);
    this.lookTimeoutMs = waitOf(session, LOOK_TIMEOUT_MS);
  }

  /** An address under the company's board. */
  urlOf(path: string): string {
    const base = this.session.baseUrl.replace(/\/$/, "");
    return `${base}/${encodeURIComponent(this.board.token)}${path}`;
  }

  /** Opens a page; answers its status, or why it will not be had now. Throws when the site is down. */
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

  /** Title and company as the document's title says them. */
  named(documentTitle: string | undefined): { title: string; company: string } {
    const groups = this.pages.documentTitle.exec(documentTitle?.trim() ?? "")?.groups;
    return {
      title: groups?.["title"] ?? "",
      company: groups?.["company"] ?? groups?.["list"] ?? this.board.token,
    };
  }
}
