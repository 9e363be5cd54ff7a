import { randomUUID } from "node:crypto";
import { z } from "zod";
import { post } from "./post.ts";
import type { Snapshots } from "./snapshots.ts";

/** What was sent, or is still to be sent, to the merchant's server, or handed to the browser for it. */
export const Delivery = z.object({
  id: z.string(),
  txnid: z.string(),
  kind: z.enum(["return", "payment", "refund", "dispute"]),
  url: z.string(),
  content_type: z.string(),
  body: z.string(),
  /** `handed_over`: the browser was given it. `lost`: by a fault, on purpose. */
  state: z.enum(["waiting", "delivered", "given_up", "handed_over", "lost"]),
  attempts: z.array(
    z.object({ at: z.string(), status: z.number().nullable(), problem: z.string() }),
  ),
  /** Waits before the attempts that are left. */
  waits_ms: z.array(z.number()),
  created_at: z.string(),
});
export type Delivery = z.infer<typeof Delivery>;

export interface Notifier {
  /** Records it; one that waits is sent until the merchant answers 2xx or 3xx, or no attempts are left. */
  add(delivery: Omit<Delivery, "id" | "attempts" | "created_at">): Promise<Delivery>;
  /** Resolves when the first attempt of everything added for this payment so far has ended. */
  waitForFirstAttempts(txnid: string): Promise<void>;
  /** Takes up what a restart interrupted. */
  resume(): void;
  list(txnid?: string): Delivery[];
  close(): Promise<void>;
}

/** Sends notifications from server to server, each with its attempts on record. */
export function createNotifier(store: Snapshots<Delivery>): Notifier {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const firstAttempts = new Map<string, Promise<unknown>>();

  async function attempt(delivery: Delivery): Promise<void> {
    const at = new Date().toISOString();
    const { url, content_type: contentType, body } = delivery;
    const result = await post({ url, contentType, body }, stopping.signal).then(
      (status) => ({ status, problem: "" }),
      (error: unknown) => ({ status: null, problem: String(error) }),
    );
    // What the end of this process cut short is tried again by the next one.
    if (stopping.signal.aborted && result.status === null) return;
    delivery.attempts.push({ at, ...result });
    const isTaken = result.status !== null && result.status >= 200 && result.status < 400;
    if (isTaken) delivery.state = "delivered";
    else if (delivery.waits_ms.length === 0) delivery.state = "given_up";
    await store.save(delivery);
  }

  async function wait(delayMs: number): Promise<void> {
    if (delayMs === 0 || stopping.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, delayMs);
      stopping.signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  async function pursue(delivery: Delivery, onFirst: () => void): Promise<void> {
    while (delivery.state === "waiting" && !stopping.signal.aborted) {
      await wait(delivery.waits_ms[0] ?? 0);
      if (stopping.signal.aborted) break;
      delivery.waits_ms.shift();
      await attempt(delivery);
      onFirst();
    }
    onFirst();
  }

  function start(delivery: Delivery): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = firstAttempts.get(delivery.txnid);
    firstAttempts.set(delivery.txnid, Promise.all([before, promise]));
    const work = pursue(delivery, resolve).finally(() => running.delete(work));
    running.add(work);
  }

  return {
    async add(input) {
      const created_at = new Date().toISOString();
      const delivery: Delivery = { ...input, id: randomUUID(), attempts: [], created_at };
      await store.save(delivery);
      if (delivery.state === "waiting") start(delivery);
      return delivery;
    },
    async waitForFirstAttempts(txnid) {
      await firstAttempts.get(txnid);
    },
    resume() {
      for (const delivery of store.list()) if (delivery.state === "waiting") start(delivery);
    },
    list: (txnid) =>
      store.list().filter((delivery) => txnid === undefined || delivery.txnid === txnid),
    async close() {
      stopping.abort();
      await Promise.all(running);
      await store.close();
    },
  };
}
