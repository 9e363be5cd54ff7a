import { randomBytes } from "node:crypto";
import { z } from "zod";
import { timestamp, type SiteClock } from "../site-clock.ts";
import type { PortalName } from "../record.ts";
import type { CheckKind, CheckPlace, PlanRequest } from "./plan.ts";
import { dealPuzzle } from "./puzzles/deal.ts";
import type { Puzzle } from "./puzzles/puzzle.ts";

/** Something on a check's page that a hand can touch. */
export const Target = z.object({
  /** What a choice is called in the solution; or handle, hold, box, send. */
  name: z.string().max(40),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  /** Whether it is chosen now, or was held long enough, as anybody sees who looks at the page. */
  is_chosen: z.boolean(),
});
export type Target = z.infer<typeof Target>;

/** A place of the page's window, in CSS pixels. */
export const Place = z.object({ x: z.number(), y: z.number() });
export type Place = z.infer<typeof Place>;

/** A check that an account has been asked to pass. */
export interface Check {
  readonly id: string;
  readonly site: PortalName;
  readonly account: string;
  readonly kind: CheckKind;
  readonly at: CheckPlace;
  readonly askedAt: string;
  /** Where the visitor wanted to go. */
  next: string;
  /** Whether a sign-in that waits for it asked to be remembered. */
  isRemembering: boolean;
  puzzle: Puzzle;
  /** How many times its page was shown. */
  shown: number;
  readonly refusals: { at: string; reason: string }[];
  /** Where on the page a hand would have to go, in its own pixels; empty until the page was drawn. */
  targets: readonly Target[];
  /** Where its page was pressed since it was shown, the oldest first. */
  presses: readonly Place[];
  /** What stands in its page's own field. */
  written: string;
  end: { kind: "passed" | "denied"; at: string } | null;
}

/** What a visitor was about to do when a check stood in the way. */
export interface Stop {
  account: string;
  place: CheckPlace | undefined;
  next: string;
  isRemembering?: boolean;
}

interface Plan extends PlanRequest {
  /** The check that is to be passed now. */
  open: Check | undefined;
  /** Set once a check was passed that is to be asked for again the next time only: where the visitor went from it. */
  pass: { next: string } | undefined;
}

/** Every check of every site, by its id: a site may show another's, and frames and phones stand outside of all. */
export class CheckBook {
  /** Where the frame of another origin comes from; known once that listens. */
  frameOrigin = "";
  readonly #checks = new Map<string, Check>();
  readonly #sites = new Map<PortalName, Checks>();

  /** The checks of one site, empty. */
  open(site: PortalName, clock: SiteClock): Checks {
    const checks = new Checks(site, this, clock);
    this.#sites.set(site, checks);
    return checks;
  }

  /** The checks of the site that asks for this one. */
  checksOf(check: Check): Checks {
    const checks = this.#sites.get(check.site);
    if (checks === undefined) throw new Error(`No site ${check.site} has been opened`);
    return checks;
  }

  add(check: Check): void {
    this.#checks.set(check.id, check);
  }

  remove(check: Check): void {
    this.#checks.delete(check.id);
  }

  find(id: string): Check | undefined {
    return this.#checks.get(id);
  }

  /** The checks of an account that wait for its phone, on any site. */
  listWaiting(account: string): Check[] {
    const isWaiting = (check: Check): boolean =>
      check.account === account && check.end === null && check.puzzle.phone !== undefined;
    return [...this.#checks.values()].filter(isWaiting);
  }
}

/** The checks of one site: which are to come, and what became of those that were asked for. In memory. */
export class Checks {
  readonly site: PortalName;
  readonly book: CheckBook;
  readonly #clock: SiteClock;
  #plans: Plan[] = [];
  #asked: Check[] = [];

  constructor(site: PortalName, book: CheckBook, clock: SiteClock) {
    this.site = site;
    this.book = book;
    this.#clock = clock;
  }

  plan(request: PlanRequest): void {
    const applicant = request.applicant.toLowerCase();
    this.#plans.push({ ...request, applicant, open: undefined, pass: undefined });
  }

  /** What is still to be passed, in the order in which it was planned. */
  listPlans(account?: string): PlanRequest[] {
    return this.#plans
      .filter((plan) => account === undefined || plan.applicant === account.toLowerCase())
      .map(({ applicant, kind, at, times, again }) => ({ applicant, kind, at, times, again }));
  }

  /** What was asked for, oldest first. */
  list(account?: string): Check[] {
    return this.#asked.filter(
      (check) => account === undefined || check.account === account.toLowerCase(),
    );
  }

  /** Whether the account will meet a check at such a place. */
  isPlanned(account: string, place: CheckPlace): boolean {
    return this.#plans.some(
      (plan) => plan.applicant === account && plan.at === place && plan.pass === undefined,
    );
  }

  /** The check that stands in the way, or undefined when nothing does. The same one until it was passed or denied. */
  stop(stop: Stop): Check | undefined {
    const plan = this.#plans.find(
      ({ applicant, at, pass }) =>
        applicant === stop.account && (at === stop.place || at === "any_page") && !pass,
    );
    if (plan === undefined) return undefined;
    plan.open ??= this.#ask(plan, stop);
    plan.open.next = stop.next;
    plan.open.isRemembering = stop.isRemembering ?? false;
    return plan.open;
  }

  /** The visitor opens a page: a check that was passed until the next time is due again, unless the page is still the same matter. */
  visit({ account, place, next }: Stop): void {
    for (const plan of this.#plans) {
      const isElsewhere = plan.at !== place && plan.pass?.next !== next;
      if (plan.applicant === account && isElsewhere) plan.pass = undefined;
    }
  }

  refuse(check: Check, reason: string): void {
    check.refusals.push({ at: timestamp(this.#clock), reason });
    check.puzzle = dealPuzzle(check.kind);
    check.targets = [];
  }

  pass(check: Check): void {
    check.end = { kind: "passed", at: timestamp(this.#clock) };
    const plan = this.#close(check);
    if (plan === undefined) return;
    if (plan.times !== "always") plan.times -= 1;
    if (plan.times === 0) this.#plans = this.#plans.filter((other) => other !== plan);
    if (plan.again === "next_time") plan.pass = { next: check.next };
  }

  /** Its owner said that it was somebody else: whoever comes next is asked again. */
  deny(check: Check): void {
    check.end = { kind: "denied", at: timestamp(this.#clock) };
    this.#close(check);
  }

  /** Forgets plans and checks, of one account or of all. */
  reset(account?: string): void {
    const name = account?.toLowerCase();
    const isKept = (owner: string): boolean => name !== undefined && owner !== name;
    for (const check of this.#asked) if (!isKept(check.account)) this.book.remove(check);
    this.#plans = this.#plans.filter((plan) => isKept(plan.applicant));
    this.#asked = this.#asked.filter((check) => isKept(check.account));
  }

  #ask(plan: Plan, stop: Stop): Check {
    const check: Check = {
      id: randomBytes(18).toString("base64url"),
      site: this.site,
      account: stop.account,
      kind: plan.kind,
      at: plan.at,
      askedAt: timestamp(this.#clock),
      next: stop.next,
      isRemembering: false,
      puzzle: dealPuzzle(plan.kind),
      shown: 0,
      refusals: [],
      targets: [],
      presses: [],
      written: "",
      end: null,
    };
    this.#asked.push(check);
    this.book.add(check);
    return check;
  }

  #close(check: Check): Plan | undefined {
    const plan = this.#plans.find(({ open }) => open === check);
    if (plan !== undefined) plan.open = undefined;
    return plan;
  }
}
