import { findNewestProof, type ProofRecord } from "@sendoff/db/ledger";
import { Gauge, type Registry } from "prom-client";
import type { ApiDeps } from "../deps.ts";
import { readFigure } from "./read-figure.ts";

/**
 * What the newest nightly proof of the ledger said. Alarm on `sendoff_ledger_sound == 0`, and on a proof that is older than a
 * night and a bit. Both are absent before the first proof, and while the database is away: a 0 would be a false alarm.
 */
export function registerLedgerMetrics(
  registry: Registry,
  deps: Pick<ApiDeps, "db" | "logger">,
): void {
  const register = (name: string, help: string, valueOf: (proof: ProofRecord) => number): void => {
    const gauge = new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const newest = await readFigure(deps.logger, "the newest proof could not be read", () =>
          findNewestProof(deps.db),
        );
        gauge.remove();
        if (newest !== undefined) gauge.set(valueOf(newest));
      },
    });
  };
  register(
    "sendoff_ledger_sound",
    "1 when the newest proof of the ledger found nothing wrong, 0 when it did",
    ({ isSound }) => (isSound ? 1 : 0),
  );
  register(
    "sendoff_ledger_proved_timestamp_seconds",
    "When the ledger was last proved",
    ({ provedAt }) => Math.floor(provedAt.getTime() / 1000),
  );
}
