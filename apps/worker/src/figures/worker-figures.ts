import type { ApplicationStatus } from "@sendoff/contract/run";
import type { PortalManifest } from "@sendoff/portals/manifest";
import type { VariantCounter } from "@sendoff/portals/variant-counter";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Slots } from "../browser/slots.ts";
import type { OddityCounter } from "../portal-health/oddity-counter.ts";

/** What a worker tells Prometheus of its own work. No label holds anything of a person. */
export interface WorkerFigures {
  readonly registry: Registry;
  /** What became of an application, each time that something does. */
  readonly noteOutcome: (portal: string, status: ApplicationStatus, reasonCode: string) => void;
  /** The seconds from the intent to send until the portal was seen to have the application. */
  readonly noteConfirmation: (portal: string, seconds: number) => void;
  /** One record for the journal of submits: how long it took, and whether it is there. */
  readonly noteJournalRecord: (seconds: number, isWritten: boolean) => void;
}

/** A portal's name in figures: of a company's board its maker, for there are as many boards as users add. */
export function portalLabel(manifest: Pick<PortalManifest, "key" | "board"> | undefined): string {
  return manifest?.board?.maker ?? manifest?.key ?? "unknown";
}

/** What is looked at when the figures are asked for. */
interface Counted {
  readonly slots: Pick<Slots, "size" | "busy">;
  readonly variants: Pick<VariantCounter, "list">;
  readonly oddities: Pick<OddityCounter, "list">;
}

/** A confirmation comes with the click's answer, or with a later look: after minutes, hours or a day. */
const CONFIRMATION_BUCKETS = [1, 2, 5, 10, 30, 60, 300, 900, 3600, 21_600, 86_400];
const JOURNAL_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 10];

/** Figures of one process, at zero. */
export function createWorkerFigures(counted: Counted): WorkerFigures {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  registerSlots(registers, counted.slots);
  registerPages(registers, counted);
  const outcomes = new Counter({
    name: "sendoff_application_outcomes_total",
    help: "What became of applications, by portal, status and reason; one that waits and goes on counts each time",
    labelNames: ["portal", "status", "reason"],
    registers,
  });
  const confirmations = new Histogram({
    name: "sendoff_confirmation_seconds",
    help: "Time from the intent to send until the portal was seen to have the application",
    labelNames: ["portal"],
    buckets: CONFIRMATION_BUCKETS,
    registers,
  });
  const journal = new Histogram({
    name: "sendoff_journal_write_seconds",
    help: "Time until a submit is in the journal, durably",
    buckets: JOURNAL_BUCKETS,
    registers,
  });
  const journalFailures = new Counter({
    name: "sendoff_journal_failures_total",
    help: "Submits that could not be written into the journal, and so were not sent",
    registers,
  });
  return {
    registry,
    noteOutcome: (portal, status, reason) => outcomes.inc({ portal, status, reason }),
    noteConfirmation: (portal, seconds) => confirmations.observe({ portal }, seconds),
    noteJournalRecord: (seconds, isWritten) =>
      isWritten ? journal.observe(seconds) : journalFailures.inc(),
  };
}

function registerSlots(registers: Registry[], slots: Counted["slots"]): void {
  const figures = [
    ["sendoff_worker_slots", "Places for one browser context each", () => slots.size],
    ["sendoff_worker_slots_busy", "Places that are taken", () => slots.busy()],
  ] as const;
  for (const [name, help, read] of figures) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers,
      collect: () => gauge.set(read()),
    });
  }
}

function registerPages(registers: Registry[], { variants, oddities }: Counted): void {
  const found = new Counter({
    name: "sendoff_locator_found_total",
    help: "Which variant found a thing on a portal's page; variant none: no variant did; guess true: by a key that is on no page we know of.",
    labelNames: ["portal", "locator", "variant", "guess"],
    registers,
    collect() {
      found.reset();
      for (const { portal, locator, variant, isGuess, count } of variants.list()) {
        found.inc({ portal, locator, variant, guess: String(isGuess) }, count);
      }
    },
  });
  const odd = new Counter({
    name: "sendoff_form_oddity_total",
    help: "Controls of a portal's forms that could not be read, each once in an application, by element.",
    labelNames: ["portal", "kind"],
    registers,
    collect() {
      odd.reset();
      for (const { portal, kind, count } of oddities.list()) odd.inc({ portal, kind }, count);
    },
  });
}
