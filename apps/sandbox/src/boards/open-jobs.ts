import type { Job } from "./job.ts";
import type { Portal } from "./portal.ts";
import type { AnyVendor } from "./vendor.ts";

/** What the company says instead of the maker's words, when a fault asks for it. */
export const COMPANY_WORDS = "Your papers are on our desk. We read every one of them.";

export interface Board {
  company: string;
  path: string;
  jobs: Job[];
}

/** A company's board with its open jobs, newest first; undefined for a name nobody has. */
export function findBoard(portal: Portal, vendor: AnyVendor, board: string): Board | undefined {
  const all = portal.catalogue
    .list()
    .filter((job) => job.vendor === vendor && job.board === board.toLowerCase());
  const [first] = all;
  if (first === undefined) return undefined;
  const jobs = all
    .filter((job) => job.state === "open")
    .toSorted((left, right) => left.posted_hours_ago - right.posted_hours_ago);
  return { company: first.company, path: `/${vendor}/${first.board}`, jobs };
}

/** The board as its feed gives it: undefined also when a fault says that the company has none. */
export const feedOf = (portal: Portal, vendor: AnyVendor, board: string): Board | undefined =>
  portal.faults.get().feed === "missing" ? undefined : findBoard(portal, vendor, board);

/** An open job of this board, by id. */
export function findOpen(
  portal: Portal,
  vendor: AnyVendor,
  params: { board: string; id: string },
): Job | undefined {
  const job = portal.catalogue.find(params.id);
  const isHere = job?.vendor === vendor && job.board === params.board.toLowerCase();
  return isHere && job.state === "open" ? job : undefined;
}
