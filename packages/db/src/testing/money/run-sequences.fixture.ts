import fc from "fast-check";
import { proveLedger } from "../../ledger/ledger-proof.ts";
import { moneySequences } from "./money-commands.fixture.ts";
import { type MoneyStage, MoneySession } from "./money-session.fixture.ts";

export interface SequencesResult {
  readonly sequences: number;
  /** Undefined when no invariant broke: the smallest sequence found that breaks one, how to see it again, and what broke. */
  readonly failure: string | undefined;
}

/** How often the whole ledger is proved, in sequences: it reads everything. */
const PROOF_EVERY = 250;

/** Runs random sequences and looks for the smallest that breaks an invariant. */
export async function runMoneySequences(
  stage: MoneyStage,
  options: { readonly sequences: number; readonly seed: number; readonly onSequence?: () => void },
): Promise<SequencesResult> {
  let done = 0;
  const property = fc.asyncProperty(moneySequences, async (sequence) => {
    const session = new MoneySession(stage);
    await session.open();
    await fc.asyncModelRun(() => ({ model: session.model, real: session }), sequence);
    await session.close();
    done += 1;
    options.onSequence?.();
    if (done % PROOF_EVERY === 0) await prove(stage);
  });
  const result = await fc.check(property, { numRuns: options.sequences, seed: options.seed });
  if (result.failed) {
    const report = await fc.asyncDefaultReportMessage(result);
    return { sequences: done, failure: `${String(result.errorInstance)}\n${report}` };
  }
  try {
    await prove(stage);
  } catch (error) {
    return { sequences: done, failure: String(error) };
  }
  return { sequences: done, failure: undefined };
}

async function prove({ db }: MoneyStage): Promise<void> {
  const proof = await proveLedger(db);
  if (!proof.isSound) throw new Error(`the ledger is not sound: ${JSON.stringify(proof)}`);
}
