import { type Backlog, type ProductFigures, readProductFigures } from "@sendoff/db/figures";
import { asSystem } from "@sendoff/db/wall";
import { Gauge, type Registry } from "prom-client";
import type { ApiDeps } from "../deps.ts";
import { readFigure } from "./read-figure.ts";

/** Figures that are asked for together are read once. */
const TOGETHER_MS = 1000;

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];

/**
 * How the product as a whole stands: each api says the same, so that rules take the greatest. All are absent while the database is
 * away: a 0 would be a false calm.
 */
export function registerProductFigures(
  registry: Registry,
  deps: Pick<ApiDeps, "db" | "logger">,
): void {
  const read = createReader(deps);
  const register = (
    name: string,
    help: string,
    labelNames: readonly string[],
    samplesOf: (figures: ProductFigures) => readonly Sample[],
  ): void => {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const figures = await read();
        gauge.reset();
        if (labelNames.length === 0) gauge.remove();
        for (const [labels, value] of figures === undefined ? [] : samplesOf(figures)) {
          gauge.set(labels, value);
        }
      },
    });
  };
  register(
    "sendoff_backlog",
    "What is promised and not yet done: lanes without a worker, sign_ins, unconfirmed applications, mails, texts, orders, schedules; and mails_given_up, texts_given_up of the last hour",
    ["kind"],
    ({ backlogs }) => counts(backlogs, "kind"),
  );
  register(
    "sendoff_backlog_oldest_seconds",
    "How long the first of each backlog has waited",
    ["kind"],
    ({ backlogs }) => ages(backlogs, "kind"),
  );
  register("sendoff_queue_jobs", "Jobs that nobody has taken, by queue", ["queue"], ({ jobs }) =>
    counts(jobs, "queue"),
  );
  register(
    "sendoff_queue_oldest_seconds",
    "How long the first job of each queue has waited",
    ["queue"],
    ({ jobs }) => ages(jobs, "queue"),
  );
  register(
    "sendoff_portal_paused",
    "1 for each portal that is paused for everyone",
    ["portal"],
    ({ pausedPortals }) => pausedPortals.map((portal) => [{ portal }, 1]),
  );
  register(
    "sendoff_journal_compared",
    "1 when the database was compared with the journal of submits, 0 while nothing is sent because it was not",
    [],
    ({ isCompared }) => [[{}, isCompared ? 1 : 0]],
  );
}

const counts = (backlogs: readonly Backlog<string>[], label: string): Sample[] =>
  backlogs.map(({ kind, count }) => [{ [label]: kind }, count]);

const ages = (backlogs: readonly Backlog<string>[], label: string): Sample[] =>
  backlogs.map(({ kind, oldestSeconds }) => [{ [label]: kind }, oldestSeconds]);

function createReader({
  db,
  logger,
}: Pick<ApiDeps, "db" | "logger">): () => Promise<ProductFigures | undefined> {
  let readAtMs = -TOGETHER_MS;
  let reading: Promise<ProductFigures | undefined> = Promise.resolve(undefined);
  return () => {
    if (performance.now() - readAtMs < TOGETHER_MS) return reading;
    readAtMs = performance.now();
    reading = readFigure(logger, "the product's figures could not be read", () =>
      asSystem(() => readProductFigures(db)),
    );
    return reading;
  };
}
