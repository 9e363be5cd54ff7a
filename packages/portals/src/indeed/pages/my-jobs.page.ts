import { scan } from "../../page-scan.ts";
import type { Hit, PageThings } from "../../page-scan.ts";
import type { PortalSession } from "../../portal-driver.ts";
import { LOOK_TIMEOUT_MS, OBSTACLES, openAddress } from "./common.ts";

const ADDRESS = "/myjobs?tab=applied";

/** A row's own words for it, alone in their element: a title or a company may begin with "Applied" as well. */
const APPLIED = "^applied (on \\S.{0,20}|\\d+ ?[a-z]* ago|today|yesterday)$";

const MY_JOBS = {
  anyRow: [{ id: "link", css: "main a[href*='jk=']" }],
  none: [{ id: "words", css: "main p,main h2", text: "nothing here yet|no (applied )?jobs" }],
  ...OBSTACLES,
} satisfies PageThings;

type MyJobsLook = Partial<Record<keyof typeof MY_JOBS | "applied", Hit>>;

/** The account's own list of the jobs it applied to. */
export class MyJobsPage {
  readonly #session: PortalSession;

  constructor(session: PortalSession) {
    this.#session = session;
  }

  /** Opens the list and answers the HTTP status. */
  open(): Promise<number> {
    return openAddress(this.#session, new URL(ADDRESS, this.#session.baseUrl).href);
  }

  /** What the list shows of this job; `applied` are its row's own words for that. */
  look(portalJobId: string): Promise<MyJobsLook> {
    const link = `a[href*='jk=${portalJobId}']`;
    const other = `a[href*='jk=']:not([href*='jk=${portalJobId}'])`;
    // An item around several jobs would lend one's words to another.
    const mine = `:has(${link}):not(:has(${other})) *`;
    const applied = [
      { id: "item", css: `main li${mine}`, text: APPLIED },
      { id: "role", css: `main [role=listitem]${mine}`, text: APPLIED },
    ];
    const until = ["applied", "anyRow", "none", "signedOut", "captcha"] as const;
    const wish = { page: "myJobs", until, timeoutMs: LOOK_TIMEOUT_MS };
    return scan(this.#session, { applied, ...MY_JOBS }, wish);
  }
}
