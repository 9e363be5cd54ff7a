import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { PaymentFact } from "@sendoff/kit/payu";
import { OperationalError } from "@sendoff/kit/errors";
import { createDatabase } from "../../client.ts";
import type { TestProvider } from "../test-provider.fixture.ts";
import { type MoneyOp, performMoneyOp } from "./money-op.fixture.ts";
import type { Hand } from "./money-session.fixture.ts";

/** From the one who asks to the hand, and back. The provider stays with the one who asks: there is one truth. */
type ToHand =
  | { kind: "do"; id: number; op: MoneyOp }
  | { kind: "answer"; id: number; fact?: PaymentFact; isDown: boolean };
type FromHand =
  | { kind: "done"; id: number; outcome?: string; error?: string }
  | { kind: "ask"; id: number; txnid: string };

/** Starts another process that does operations on the same database. It ends with this one. */
export function startHand(url: string, bank: TestProvider): { hand: Hand; stop: () => void } {
  const child = fork(fileURLToPath(import.meta.url), [], {
    env: { ...process.env, HAND_DATABASE_URL: url },
  });
  const open = new Map<
    number,
    { resolve: (outcome: string) => void; reject: (e: Error) => void }
  >();
  let next = 0;
  child.on("message", (message: FromHand) => {
    if (message.kind === "ask") void answer(child, bank, message);
    else {
      const waiting = open.get(message.id);
      open.delete(message.id);
      if (message.outcome === undefined) waiting?.reject(new Error(message.error));
      else waiting?.resolve(message.outcome);
    }
  });
  child.on("exit", () => {
    for (const { reject } of open.values()) reject(new Error("the other process ended"));
  });
  const hand: Hand = (op) =>
    new Promise((resolve, reject) => {
      next += 1;
      open.set(next, { resolve, reject });
      child.send({ kind: "do", id: next, op } satisfies ToHand);
    });
  return { hand, stop: () => child.disconnect() };
}

async function answer(
  child: ChildProcess,
  bank: TestProvider,
  { id, txnid }: FromHand & { kind: "ask" },
): Promise<void> {
  let reply: ToHand;
  try {
    const fact = await bank.verify(txnid);
    reply = { kind: "answer", id, isDown: false, ...(fact === undefined ? {} : { fact }) };
  } catch {
    reply = { kind: "answer", id, isDown: true };
  }
  if (child.connected) child.send(reply);
}

/** The other process: does what it is told until nobody is there to tell. */
function serve(url: string): void {
  const database = createDatabase({ url, poolSize: 10, applicationName: "sendoff-hand" });
  const asked = new Map<number, (reply: ToHand & { kind: "answer" }) => void>();
  let next = 0;
  const say = (message: FromHand) => void process.send?.(message);
  const verify = async (txnid: string): Promise<PaymentFact | undefined> => {
    next += 1;
    const id = next;
    const { promise, resolve } = Promise.withResolvers<ToHand & { kind: "answer" }>();
    asked.set(id, resolve);
    say({ kind: "ask", id, txnid });
    const reply = await promise;
    if (reply.isDown) throw new OperationalError(502, "unavailable", "The provider is down");
    return reply.fact;
  };
  process.on("message", (message: ToHand) => {
    if (message.kind === "answer") {
      asked.get(message.id)?.(message);
      asked.delete(message.id);
      return;
    }
    performMoneyOp({ db: database.kysely, verify }, message.op).then(
      (outcome) => say({ kind: "done", id: message.id, outcome }),
      (error: unknown) => say({ kind: "done", id: message.id, error: String(error) }),
    );
  });
  process.on("disconnect", () => process.exit());
}

const url = process.env["HAND_DATABASE_URL"];
if (process.argv[1] === fileURLToPath(import.meta.url) && url !== undefined) serve(url);
