import { z } from "zod";
import { openBooks } from "../../../packages/db/src/testing/books.fixture.ts";
import { startHand } from "../../../packages/db/src/testing/money/hand-process.fixture.ts";
import {
  type MoneyOp,
  performMoneyOp,
} from "../../../packages/db/src/testing/money/money-op.fixture.ts";
import { runMoneySequences } from "../../../packages/db/src/testing/money/run-sequences.fixture.ts";
import { createTestProvider } from "../../../packages/db/src/testing/test-provider.fixture.ts";
import type { DriverMessage } from "./driver-message.ts";

/**
 * One of the soak's processes: a database of its own, a second process that does every other operation on the same wallets,
 * and a share of the sequences. Tells its parent how far it is.
 */
const Share = z.object({
  sequences: z.coerce.number().int().positive(),
  seed: z.coerce.number().int(),
});
const share = Share.parse({ sequences: process.argv[2], seed: process.argv[3] });

const say = (message: DriverMessage): void => void process.send?.(message);
const books = await openBooks();
const bank = createTestProvider();
const world = { db: books.db, verify: bank.verify };
const { hand, stop } = startHand(books.database.url, bank);
let operations = 0;
const count =
  (work: (op: MoneyOp) => Promise<string>) =>
  (op: MoneyOp): Promise<string> => {
    operations += 1;
    return work(op);
  };
const stage = {
  db: books.db,
  bank,
  hands: [count((op) => performMoneyOp(world, op)), count(hand)],
};
try {
  const onSequence = (): void => say({ kind: "progress" });
  const { sequences, failure } = await runMoneySequences(stage, { ...share, onSequence });
  const counted = await books.database.pool.query<{ kind: string; count: number }>(
    `select kind, count(*) from ledger_journal group by kind union all
      select 'evidence ' || verdict, count(*) from payment_evidence where verdict is not null group by verdict`,
  );
  const counts = Object.fromEntries(counted.rows.map((row) => [row.kind, row.count]));
  say({ kind: "result", sequences, operations, counts, ...(failure && { failure }) });
} finally {
  stop();
  // The database goes with its server.
  await books.db.destroy();
  process.disconnect();
}
