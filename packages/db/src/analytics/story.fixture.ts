import { ArrivalVerdict, UserAction } from "@sendoff/contract/proof";
import { ResponseStatus } from "@sendoff/contract/response";
import { addDays, localDateAt } from "@sendoff/domain/schedule";
import { createId } from "@sendoff/kit/ids";
import { addCandidates } from "../applying/candidate.repository.ts";
import {
  type ApplicationLease,
  finishUnsent,
  leaseNextApplication,
} from "../applying/application.repository.ts";
import type { LaneLease } from "../applying/lane.repository.ts";
import { recordArrival } from "../applying/arrival.repository.ts";
import { clearResponse, recordResponse } from "../applying/response.repository.ts";
import { endPreview, endRun } from "../applying/end-run.repository.ts";
import { settleApplied, settleNotSent, settleUnknown } from "../applying/settle.repository.ts";
import { grantCredits } from "../ledger/ledger.repository.ts";
import { applyEvidence } from "../payment/apply-evidence.ts";
import { actOnApplication } from "../needs/user-action.repository.ts";
import { choosePreviewJob } from "../preview/choose-job.repository.ts";
import { keepRead, recordPreviewed, takeNextPosting } from "../preview/preview.repository.ts";
import { createPaidOrder } from "../testing/order.fixture.ts";
import { createTestProvider } from "../testing/test-provider.fixture.ts";
import { type Applied, type Books, INDEED, LINKEDIN, newJob } from "../testing/books.fixture.ts";

const BANK = createTestProvider();
const ZONES = ["Asia/Kolkata", "America/New_York", "Pacific/Kiritimati", "Pacific/Niue", "UTC"];
const REASONS = ["The portal answered with an error.", "The page has changed.", ""];
const COMPANIES = Array.from({ length: 14 }, (_, index) => `Company ${index}`);

/** Numbers below `limit`, the same for the same seed. */
export function random(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** A user who does at random what users and workers do. */
export class Story {
  readonly userId: string;
  readonly #books: Books;
  readonly #lanes: LaneLease[];
  readonly #pick: (limit: number) => number;
  readonly #runs = new Map<LaneLease, string>();
  readonly #sent: string[] = [];
  readonly #unconfirmed: string[] = [];
  readonly #left: string[] = [];
  readonly #failed: { lane: LaneLease; lease: ApplicationLease }[] = [];

  private constructor(
    books: Books,
    userId: string,
    lanes: LaneLease[],
    pick: (limit: number) => number,
  ) {
    this.#books = books;
    this.userId = userId;
    this.#lanes = lanes;
    this.#pick = pick;
  }

  static async open(books: Books, pick: (limit: number) => number): Promise<Story> {
    const user = await books.createUser({ time_zone: "Asia/Kolkata" });
    for (const [index, unitPriceCents] of [79, 99].entries()) {
      const sourceKey = `story:${createId()}`;
      const lot = { userId: user.id, sourceKey, source: "gift", note: "", unitPriceCents };
      await books.db
        .transaction()
        .execute((trx) => grantCredits(trx, { ...lot, credits: 10 + index * 100 }));
    }
    const lanes = [LINKEDIN, INDEED].map(async (platformId) =>
      books.holdLane(await books.createLane(user.id, platformId), 600),
    );
    return new Story(books, user.id, await Promise.all(lanes), pick);
  }

  async step(): Promise<void> {
    const acts = [
      () => this.#send(),
      () => this.#send(),
      () => this.#fail(),
      () => this.#leave(),
      () => this.#tryAgain(),
      () => this.#answer(),
      () => this.#answer(),
      () => this.#clearResponse(),
      () => this.#pay(),
      () => this.#age(),
      () => this.#move(),
      () => this.#say(),
      () => this.#act(),
      () => this.#preview(),
    ];
    await this.#one(acts)?.();
  }

  #one<T>(values: readonly T[]): T | undefined {
    return values[this.#pick(values.length)];
  }

  async #runOf(lane: LaneLease): Promise<string> {
    const runId = this.#runs.get(lane) ?? (await this.#books.openRun(lane));
    this.#runs.set(lane, runId);
    return runId;
  }

  async #start(kind: "apply" | "submit"): Promise<Applied | undefined> {
    const lane = this.#one(this.#lanes);
    if (lane === undefined) return undefined;
    const job = { company: this.#one(COMPANIES) ?? "" };
    return this.#books[kind]({ lane, runId: await this.#runOf(lane), job, leaseSeconds: 600 });
  }

  /** Confirmed at once, or after some time unconfirmed; and again, as a worker that did not hear of it would. */
  async #send(): Promise<void> {
    const applied = await this.#start("submit");
    if (applied === undefined) return;
    const { lease } = applied;
    if (this.#pick(3) === 0) {
      await settleUnknown(this.#books.db, lease, { note: "looking", nextVerificationSeconds: 60 });
      if (this.#pick(3) === 0) return;
    }
    const seen = { text: "Sent", proof: "confirmation_seen", busyMs: this.#pick(9000) } as const;
    must(await settleApplied(this.#books.db, lease, seen), "the confirmation counts");
    must(!(await settleApplied(this.#books.db, lease, seen)), "and counts once");
    this.#sent.push(lease.id);
  }

  async #fail(): Promise<void> {
    const applied = await this.#start("submit");
    const status = this.#pick(4) === 0 ? "NEEDS_REVIEW" : "FAILED";
    const reason = this.#one(REASONS) ?? "";
    if (applied === undefined) return;
    await settleNotSent(this.#books.db, applied.lease, { status, reason });
    this.#unconfirmed.push(applied.lease.id);
  }

  /** The user's report on an unconfirmed one, also when it was settled since. */
  async #say(): Promise<void> {
    const id = this.#one(this.#unconfirmed);
    const verdict = this.#one(ArrivalVerdict.options) ?? "arrived";
    const insteadOf = this.#one(ArrivalVerdict.options);
    if (id === undefined) return;
    await recordArrival(this.#books.db, { userId: this.userId, id }, { verdict, insteadOf });
    this.#sent.push(id);
  }

  /** What a run would send, looked up and left: it is in no figure. What is taken out of it is one that was skipped. */
  async #preview(): Promise<void> {
    const { db } = this.#books;
    const lane = this.#one(this.#lanes);
    if (lane === undefined || this.#runs.has(lane)) return;
    const id = createId();
    const { userId: user_id, platformId: platform_id } = lane;
    const row = { id, user_id, platform_id, kind: "preview", goal: 5, state: "queued" };
    await db.insertInto("run").values(row).execute();
    await recordPreviewed(db, lane, id, { taken: [newJob()], skipped: [], dropped: [] });
    const job = await takeNextPosting(db, lane, id);
    if (job !== undefined) await keepRead(db, lane, job, {});
    const isTakenOut = this.#pick(2) === 0;
    if (isTakenOut && job !== undefined) {
      const key = { userId: this.userId, previewId: id, jobId: job.id };
      await db.transaction().execute((trx) => choosePreviewJob(trx, key, true));
    }
    await endPreview(db, lane, id, "goal_reached");
  }

  /** Applied by the user, or left, or taken back. */
  async #act(): Promise<void> {
    const id = this.#one(this.#left);
    if (id === undefined) return;
    const act = this.#one(UserAction.options) ?? "sent";
    await actOnApplication(this.#books.db, { userId: this.userId, id }, act);
    this.#sent.push(id);
  }

  async #leave(): Promise<void> {
    const applied = await this.#start("apply");
    const status =
      this.#one(["FAILED", "SKIPPED", "NEEDS_ANSWER", "NEEDS_USER"] as const) ?? "SKIPPED";
    if (applied === undefined) return;
    const reason = this.#one(REASONS) ?? "";
    await finishUnsent(this.#books.db, applied.lease, {
      status,
      reasonCode: "portal_error",
      reason,
    });
    if (status === "FAILED") this.#failed.push(applied);
    else this.#left.push(applied.lease.id);
  }

  /** A later run finds a failed job afresh: its failure is none any more. */
  async #tryAgain(): Promise<void> {
    const failed = this.#failed.pop();
    if (failed === undefined) return;
    const { lane, lease } = failed;
    await endRun(this.#books.db, lane, await this.#runOf(lane), "search_exhausted", "");
    this.#runs.delete(lane);
    const runId = await this.#runOf(lane);
    must(
      (await addCandidates(this.#books.db, lane, runId, [lease])) === 1,
      "the job is found afresh",
    );
    if (this.#pick(2) === 0) {
      await leaseNextApplication(this.#books.db, lane, runId, { worker: "w", leaseSeconds: 600 });
    }
  }

  async #answer(): Promise<void> {
    const id = this.#one(this.#sent);
    if (id === undefined) return;
    const status = this.#one(ResponseStatus.options) ?? "VIEWED";
    const { time_zone: zone } = await this.#books.db
      .selectFrom("app_user")
      .select("time_zone")
      .where("id", "=", this.userId)
      .executeTakeFirstOrThrow();
    // Most were sent today, and nobody answers before that.
    const on = addDays(localDateAt(zone, Date.now()), -Math.max(0, this.#pick(12) - 8));
    await recordResponse(this.#books.db, { userId: this.userId, id }, { status, on, note: "" });
  }

  /** Credits that are bought, and taken back when the payment is refunded: what was spent of them stays spent. */
  async #pay(): Promise<void> {
    const txnid = await createPaidOrder(this.#books.db, BANK, { userId: this.userId });
    if (this.#pick(2) === 0) await this.#send();
    if (this.#pick(2) === 0) return;
    BANK.refund(txnid, 42_000);
    const question = { source: "verify", rawBody: "", fields: undefined, txnid } as const;
    const { order } = await applyEvidence(this.#books.db, BANK, question);
    must(order?.state === "refunded", "the payment is refunded");
  }

  async #clearResponse(): Promise<void> {
    const id = this.#one(this.#sent);
    if (id !== undefined) await clearResponse(this.#books.db, { userId: this.userId, id });
  }

  /** As if it had all happened so much earlier. */
  async #age(): Promise<void> {
    await this.#books.database.pool.query(
      `update application set created_at = created_at - $2::interval, started_at = started_at - $2::interval,
         applied_at = applied_at - $2::interval where id = (
           select id from application where user_id = $1 order by id offset $3 limit 1)`,
      [this.userId, `${this.#pick(200 * 24 * 60)} minutes`, this.#pick(40)],
    );
  }

  async #move(): Promise<void> {
    await this.#books.db
      .updateTable("app_user")
      .set({ time_zone: this.#one(ZONES) ?? "UTC" })
      .where("id", "=", this.userId)
      .execute();
  }
}

/** The date so many days from now, as UTC has it. */
export function day(offset: number): string {
  return new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`it does not hold that ${what}`);
}
