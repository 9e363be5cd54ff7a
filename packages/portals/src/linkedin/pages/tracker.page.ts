import { scan } from "../../page-scan.ts";
import type { Hit, PageThings } from "../../page-scan.ts";
import type { PortalSession } from "../../portal-driver.ts";
import { LOOK_TIMEOUT_MS, PAGE_TIMEOUT_MS } from "./login.page.ts";

/** The list of sent applications, today's address first. */
const ADDRESSES = ["/jobs-tracker?stage=applied", "/my-items/saved-jobs/?cardType=APPLIED"];

/** A row's own words for it, alone in their element: a title or a company may begin with "Applied" as well. */
const APPLIED =
  "^(applied (\\d+ ?[a-z]* ago|on \\S.{0,20}|(a|an|one) [a-z]+ ago|just now|today|yesterday)|application (sent|submitted)( .{1,30})?)$";

const TRACKER = {
  anyRow: [{ id: "link", css: "main a[href*='/jobs/view/']" }],
  none: [
    {
      id: "words",
      css: "main h1,main h2,main h3,main p",
      text: "nothing here yet|no (applied )?jobs|haven.t applied",
    },
  ],
  signedOut: [{ id: "path", css: "html", path: "^/(login|authwall|uas)" }],
  checkpoint: [
    { id: "path", css: "html", path: "^/(checkpoint|challenge)" },
    { id: "captcha", css: "#captcha-internal", isHiddenToo: true },
  ],
} satisfies PageThings;

type TrackerLook = Partial<Record<keyof typeof TRACKER | "applied", Hit>>;

/** The account's own list of the jobs it applied to. */
export class TrackerPage {
  readonly #session: PortalSession;

  constructor(session: PortalSession) {
    this.#session = session;
  }

  /** Opens the list and answers the HTTP status (0 when there was none). */
  async open(): Promise<number> {
    let status = 0;
    for (const address of ADDRESSES) {
      const url = new URL(address, this.#session.baseUrl).href;
      const options = { waitUntil: "domcontentloaded", timeout: PAGE_TIMEOUT_MS } as const;
      const response = await this.#session.page.goto(url, options);
      status = response?.status() ?? 0;
      if (status !== 404) break;
    }
    return status;
  }

  /** What the list shows of this job; `applied` are its row's own words for that. */
  async look(portalJobId: string): Promise<TrackerLook> {
    const link = `a[href*='/jobs/view/${portalJobId}/']`;
    const other = `a[href*='/jobs/view/']:not([href*='/jobs/view/${portalJobId}/'])`;
    // An item around several jobs would lend one's words to another.
    const mine = `:has(${link}):not(:has(${other})) *`;
    const applied = [
      { id: "item", css: `main li${mine}`, text: APPLIED },
      { id: "role", css: `main [role=listitem]${mine}`, text: APPLIED },
    ];
    const until = ["applied", "anyRow", "none", "signedOut", "checkpoint"] as const;
    const wish = { page: "tracker", until, timeoutMs: LOOK_TIMEOUT_MS };
    return scan(this.#session, { applied, ...TRACKER }, wish);
  }
}
