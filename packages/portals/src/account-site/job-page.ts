import { press as pressAt } from "../form/hand.ts";
import type { RawVariant } from "../in-page/variants.ts";
import { scan } from "../page-scan.ts";
import type { Hit, PageThings } from "../page-scan.ts";
import type { JobPosting, PortalSession } from "../portal-driver.ts";
import { ACTION_TIMEOUT_MS, LOOK_TIMEOUT_MS, PAGE_TIMEOUT_MS } from "./open-page.ts";
import type { PortalWords } from "./portal-words.ts";
import { absenceTimeout, waitOf } from "../session-waits.ts";

type Drawn<Thing extends string> = Readonly<Record<Thing, readonly RawVariant[]>>;

/** What may stand in the place of any page. */
export type Obstacle =
  | "checkpoint"
  /** Never waited for: it often passes by itself, and the page comes after it. */
  | "browserCheck"
  | "signedOut"
  | "slowDown";
export type Obstacles = Drawn<Obstacle>;

type JobThing =
  | Obstacle
  | "easyApply"
  | "external"
  | "applied"
  | "closed"
  | "notFound"
  | "title"
  | "company"
  | "place"
  | "pay"
  | "description"
  | "documentTitle";
export type JobThings = Drawn<JobThing>;
export type JobLook = Partial<Record<JobThing, Hit>>;

const DECISIVE = [
  "easyApply",
  "external",
  "applied",
  "closed",
  "notFound",
  "signedOut",
  "checkpoint",
  "slowDown",
] as const;

/** The account's own list of the jobs it applied to. */
export interface AppliedList {
  /** Its address, today's first. */
  readonly addresses: readonly string[];
  /** CSS of the link to a job, and to any job. */
  readonly linkTo: (portalJobId: string) => string;
  readonly anyLink: string;
  /** A row's own words for it, alone in their element: a title or a company may begin with "Applied" as well. */
  readonly applied: string;
  readonly none: readonly RawVariant[];
}

/** A portal's pages about one job. */
export interface JobPages {
  readonly words: PortalWords;
  readonly obstacles: Obstacles;
  readonly things: JobThings;
  readonly list: AppliedList;
  /** The address a job is known by, without the parameters of the list it was found in. */
  readonly urlOf: (baseUrl: string, portalJobId: string) => string;
  /** The job whose page an address is; null: none's. */
  readonly idAt: (address: URL) => string | null;
  /** A job's page as values. */
  readonly postingOf: (
    look: JobLook,
  ) => Omit<JobPosting, "portalJobId" | "url" | "description" | "pay">;
}

/** What a job's page shows, once it says whether one can apply or, with `isNow`, as it is. */
export function lookAtJob(
  pages: JobPages,
  session: PortalSession,
  isNow: boolean,
): Promise<JobLook> {
  const wish = isNow
    ? { until: [], timeoutMs: PAGE_TIMEOUT_MS }
    : { until: DECISIVE, timeoutMs: waitOf(session, LOOK_TIMEOUT_MS) };
  return scan(session, pages.things, { page: "job", ...wish });
}

/** A check's own signs are drawn within this after its page was parsed. */
const CHECK_TIMEOUT_MS = 2_000;

/** Whether a check stands in the place of the page that is open. */
export async function isAtCheck(
  { checkpoint, browserCheck }: Obstacles,
  session: PortalSession,
): Promise<boolean> {
  const look = await scan(
    session,
    { checkpoint, browserCheck },
    {
      page: "check",
      until: ["checkpoint", "browserCheck"],
      timeoutMs: absenceTimeout(session, CHECK_TIMEOUT_MS),
    },
  );
  return look.checkpoint !== undefined || look.browserCheck !== undefined;
}

export async function pressHit(session: PortalSession, button: Hit): Promise<void> {
  await pressAt(session.page, button.selector, ACTION_TIMEOUT_MS);
}

export type ListLook = Partial<Record<Obstacle | "applied" | "anyRow" | "none", Hit>>;

/** What the account's list shows of this job; `applied` are its row's own words for that. */
export function lookAtList(
  { list, obstacles }: JobPages,
  session: PortalSession,
  portalJobId: string,
): Promise<ListLook> {
  const link = list.linkTo(portalJobId);
  // An item around several jobs would lend one's words to another.
  const mine = `:has(${link}):not(:has(:is(${list.anyLink}):not(${link}))) *`;
  const things = {
    applied: [
      { id: "item", css: `main li${mine}`, text: list.applied },
      { id: "role", css: `main [role=listitem]${mine}`, text: list.applied },
    ],
    anyRow: [{ id: "link", css: `main :is(${list.anyLink})` }],
    none: list.none,
    ...obstacles,
  } satisfies PageThings;
  const until = ["applied", "anyRow", "none", "signedOut", "checkpoint"] as const;
  return scan(session, things, {
    page: "appliedList",
    until,
    timeoutMs: waitOf(session, LOOK_TIMEOUT_MS),
  });
}
