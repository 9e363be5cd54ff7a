import { listApplicationProgress } from "@sendoff/db/applying";
import {
  type ApplicationEnd,
  type FailureKind,
  findApplicationEnd,
} from "@sendoff/db/portal-health";
import { type HealthVerdict, verdictOf } from "@sendoff/domain/portal-health";
import type { PortalDriver } from "@sendoff/portals/driver";
import type { Page } from "playwright-core";
import { z } from "zod";
import type { Applicant } from "./applicant.ts";
import type { WorkerContext } from "../context/worker-context.ts";
import { wordsOfAnswers, wordsOfPerson } from "../portal-health/person-words.ts";

/** How an application ended whose page is kept for the operator, by reason code or status. */
const KEPT: Readonly<Record<string, FailureKind>> = {
  page_changed: "page_changed",
  stuck: "stuck",
  UNKNOWN: "unknown_outcome",
};

/** An application that was just left, with its page still open. */
export interface LeftApplication {
  readonly worker: WorkerContext;
  readonly driver: PortalDriver;
  readonly applicant: Applicant;
  readonly page: Page;
  readonly runId: string;
  readonly applicationId: string;
}

/**
 * What an application that was just left says of its portal, from its row. A page that changed, a stuck form and an outcome that
 * nobody knows are kept as failure bundles. Expects its progress to be written.
 */
export async function judgeApplication(left: LeftApplication): Promise<HealthVerdict> {
  const end = await findApplicationEnd(left.worker.db, left.applicationId);
  if (end === undefined) return "nothing";
  const kind = KEPT[end.status === "FAILED" ? end.reasonCode : end.status];
  if (kind !== undefined) await keep(left, kind, end);
  return verdictOf(end);
}

async function keep(left: LeftApplication, kind: FailureKind, end: ApplicationEnd): Promise<void> {
  const { worker, driver, applicant, page, runId, applicationId } = left;
  // A form that broke off has no answers in its row; what was typed so far was told to those who watch.
  const progress = await listApplicationProgress(worker.db, runId, applicationId);
  const typed = progress.flatMap((event) => (event.type === "answers" ? event.answers : []));
  await worker.failures.keep(page, {
    kind,
    manifest: driver.manifest,
    ...(kind === "page_changed" ? {} : { place: lastStep(end.steps) }),
    applicationId,
    steps: end.steps,
    words: [...wordsOfPerson(applicant), ...wordsOfAnswers(end.answers), ...wordsOfAnswers(typed)],
  });
}

const Steps = z.array(z.object({ title: z.string() }));

function lastStep(steps: unknown): string {
  return Steps.safeParse(steps).data?.at(-1)?.title ?? "";
}
