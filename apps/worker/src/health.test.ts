import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorkerFigures, type WorkerFigures } from "./figures/worker-figures.ts";
import { startHealthServer } from "./health.ts";

let figures: WorkerFigures;
let server: Awaited<ReturnType<typeof startHealthServer>>;
beforeAll(async () => {
  const found = { portal: "indeed", isGuess: true } as const;
  const counted = {
    slots: { size: 4, busy: () => 3 },
    variants: {
      list: () => [
        {
          portal: "linkedin",
          locator: "job.easyApply",
          variant: "class",
          isGuess: false,
          count: 2,
        },
        { ...found, locator: "job.closed", variant: "class", count: 1 },
        { ...found, locator: "script.indeed", variant: '[a="b"]', count: 4 },
      ],
    },
    oddities: { list: () => [{ portal: "indeed", kind: "select", count: 3 }] },
  };
  figures = createWorkerFigures(counted);
  server = await startHealthServer(
    { host: "127.0.0.1", port: 0 },
    { isHealthy: () => true, registry: figures.registry },
  );
});
afterAll(() => server.close());

async function ask(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`);
  return { status: answer.status, text: await answer.text() };
}

test("nothing else answers there", async () => {
  for (const path of ["/", "/operator"]) expect((await ask(path)).status).toBe(404);
});

test("health and metrics answer, with help on what is counted", async () => {
  expect((await ask("/health")).status).toBe(200);
  figures.noteOutcome("linkedin", "FAILED", "not_seen");
  figures.noteConfirmation("linkedin", 4);
  figures.noteJournalRecord(0.002, true);
  figures.noteJournalRecord(10, false);
  const { text } = await ask("/metrics");
  expect(text).toContain("# HELP sendoff_locator_found_total");
  expect(text).toContain(
    'sendoff_locator_found_total{portal="linkedin",locator="job.easyApply",variant="class",guess="false"} 2',
  );
  expect(text).toContain(
    'sendoff_locator_found_total{portal="indeed",locator="job.closed",variant="class",guess="true"} 1',
  );
  expect(text).toContain(
    String.raw`sendoff_locator_found_total{portal="indeed",locator="script.indeed",variant="[a=\"b\"]",guess="true"} 4`,
  );
  expect(text).toContain("sendoff_worker_slots 4");
  expect(text).toContain("sendoff_worker_slots_busy 3");
  expect(text).toContain(
    'sendoff_application_outcomes_total{portal="linkedin",status="FAILED",reason="not_seen"} 1',
  );
  expect(text).toContain('sendoff_confirmation_seconds_bucket{le="5",portal="linkedin"} 1');
  expect(text).toContain("sendoff_journal_write_seconds_count 1");
  expect(text).toContain("sendoff_journal_failures_total 1");
  expect(text).toContain("# TYPE sendoff_form_oddity_total counter");
  expect(text).toContain('sendoff_form_oddity_total{portal="indeed",kind="select"} 3');
});
