import type { Db } from "@sendoff/db/client";
import { addPageKeyHits } from "@sendoff/db/portal-health";
import type { Logger } from "@sendoff/kit/logger";
import type { VariantCounter } from "@sendoff/portals/variant-counter";

/** Operators see hits within this time; and a worker that is killed takes no more of them with it. */
const REPORT_MS = 30_000;

interface HitsDeps {
  readonly db: Db;
  readonly variants: Pick<VariantCounter, "list">;
  readonly logger: Logger;
}

/** Adds what was counted since the last time to the hits of all workers. Two at once would add the same twice: the caller waits. */
export function createHitReporter({ db, variants }: HitsDeps): () => Promise<void> {
  let reported = new Map<string, number>();
  return async () => {
    const counted = variants.list().map((each) => ({ ...each, id: idOf(each) }));
    const fresh = counted.flatMap(({ id, portal, locator, variant, isGuess, count }) => {
      const hits = count - (reported.get(id) ?? 0);
      return hits === 0 ? [] : [{ portal, key: locator, variant, isGuess, hits }];
    });
    await addPageKeyHits(db, fresh);
    reported = new Map(counted.map(({ id, count }) => [id, count]));
  };
}

/** Reports hits every half a minute, and once more when it is to finish. What cannot be reported now is reported the next time. */
export function startReportingHits(deps: HitsDeps): { readonly finish: () => Promise<void> } {
  const report = createHitReporter(deps);
  let reporting = Promise.resolve();
  const reportInTurn = (): Promise<void> => {
    reporting = reporting
      .then(report)
      .catch((error: unknown) => deps.logger.warn({ err: error }, "hits could not be reported"));
    return reporting;
  };
  const timer = setInterval(() => void reportInTurn(), REPORT_MS);
  return {
    finish: () => {
      clearInterval(timer);
      return reportInTurn();
    },
  };
}

const idOf = (each: { portal: string; locator: string; variant: string }): string =>
  JSON.stringify([each.portal, each.locator, each.variant]);
