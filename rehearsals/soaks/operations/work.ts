import { setTimeout as delay } from "node:timers/promises";
import { createVaultKeys, vaultKeyId } from "@sendoff/kit/vault";
import { countSealed } from "@sendoff/db/vault";
import { HAS_PGBOUNCER } from "@sendoff/testkit/pooler";
import type { Stage } from "../../stage/stage.ts";
import type { StageProcess } from "../../stage/stage-process.ts";

const PUBLIC = "SENDOFF_VAULT_PUBLIC_KEY";
const PRIVATE = "SENDOFF_VAULT_PRIVATE_KEY";
const OTHERS = "SENDOFF_VAULT_OTHER_PRIVATE_KEYS";
const PATIENCE_MS = 180_000;

/** One thing that operators do while people work. */
export interface Operation {
  readonly name: string;
  /** When it begins, as a share of the whole time. */
  readonly at: number;
  readonly act: (on: Operated) => Promise<string>;
}

/** The stage, and who is being replaced and so not to be killed. */
export interface Operated {
  readonly stage: Stage;
  readonly away: Set<StageProcess>;
}

/** In the order of an evening: the next version, a new key of the vault, the pooler, the database, and the pooler again. */
const OPERATIONS: readonly Operation[] = [
  { name: "schema of this version", at: 0.08, act: upgradeSchema },
  { name: "the second of each process to this version", at: 0.14, act: upgradeSecond },
  { name: "the rest to this version", at: 0.28, act: upgradeRest },
  { name: "another key of the vault", at: 0.4, act: rotateVaultKey },
  { name: "PgBouncer killed and started", at: 0.62, act: restartPooler },
  { name: "the standby in the primary's place", at: 0.72, act: failOver },
  { name: "PgBouncer killed and started again", at: 0.86, act: restartPooler },
];

/** Does each at its time, and the next only when the one before is done. Returns what each came to. */
export async function operate(on: Operated, wholeMs: number, say: (line: string) => void) {
  const startedAt = performance.now();
  const done: { name: string; atSeconds: number; seconds: number; result: string }[] = [];
  for (const { name, at, act } of OPERATIONS) {
    await delay(Math.max(0, at * wholeMs - (performance.now() - startedAt)));
    const beganAt = performance.now();
    const result = await act(on);
    const atSeconds = Math.round((beganAt - startedAt) / 1000);
    const seconds = Math.round((performance.now() - beganAt) / 100) / 10;
    done.push({ name, atSeconds, seconds, result });
    say(`  ${atSeconds} s: ${name}, ${seconds} s${result === "" ? "" : ` (${result})`}`);
  }
  await delay(Math.max(0, wholeMs - (performance.now() - startedAt)));
  return done;
}

async function upgradeSchema({ stage }: Operated): Promise<string> {
  return (await stage.upgradeSchema()).join(", ");
}

async function upgradeSecond(on: Operated): Promise<string> {
  const [, api] = on.stage.apis;
  const [, ...workers] = on.stage.workers;
  for (const each of [api, ...workers]) if (each !== undefined) await renew(on, each);
  return "";
}

async function upgradeRest(on: Operated): Promise<string> {
  const [worker] = on.stage.workers;
  for (const each of [on.stage.api, worker]) if (each !== undefined) await renew(on, each);
  return "";
}

/** As docs/going-live.md has it for several machines. */
async function rotateVaultKey(on: Operated): Promise<string> {
  const { stage } = on;
  const before = stage.workers[0]?.service().environment[PRIVATE] ?? "";
  const pair = createVaultKeys();
  const next = pair.privateKey.toString("base64");
  const publicKey = pair.publicKey.toString("base64");
  for (const each of stage.workers) await renew(on, each, { [OTHERS]: next });
  const all = { [PUBLIC]: publicKey, [PRIVATE]: next, [OTHERS]: before };
  for (const each of stage.workers) await renew(on, each, all);
  for (const each of stage.apis) await renew(on, each, { [PUBLIC]: publicKey });
  const oldId = vaultKeyId(Buffer.from(before, "base64")).toString("hex");
  const newId = vaultKeyId(pair.privateKey).toString("hex");
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const counts = await countSealed(stage.database.kysely);
    const left = counts.find(({ keyId }) => keyId === oldId);
    if ((left?.stored ?? 0) + (left?.passing ?? 0) === 0) {
      for (const each of stage.workers) await renew(on, each, { [OTHERS]: "" });
      const sealed = counts.find(({ keyId }) => keyId === newId)?.stored ?? 0;
      return `${sealed} accounts sealed anew, the old key taken out`;
    }
    if (performance.now() > deadline) throw new Error("something stays sealed for the old key");
    await delay(500);
  }
}

async function restartPooler({ stage }: Operated): Promise<string> {
  if (!HAS_PGBOUNCER) return "left out: it is not installed here";
  await stage.restartPooler();
  return "";
}

async function failOver({ stage }: Operated): Promise<string> {
  await stage.failOver();
  return "";
}

async function renew(
  { stage, away }: Operated,
  each: StageProcess,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  away.add(each);
  try {
    await stage.renew(each, environment);
  } finally {
    away.delete(each);
  }
}

/** SIGKILL to one worker after the other, a pause between, until `signal`; not to one that is being replaced. Returns how many. */
export async function killWorkers(
  { stage, away }: Operated,
  { pauseMs, random, signal }: { pauseMs: number; random: () => number; signal: AbortSignal },
): Promise<number> {
  let killed = 0;
  while (!signal.aborted) {
    await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    const alive = stage.workers.filter((each) => !away.has(each));
    const victim = alive[Math.floor(random() * alive.length)];
    if (!signal.aborted && victim?.kill() === true) killed += 1;
  }
  return killed;
}
