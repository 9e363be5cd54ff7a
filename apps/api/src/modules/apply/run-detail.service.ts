import type { RunDetail } from "@sendoff/contract";
import { listApplications, listRunEvents, listRunViews, type StoredRunEvent } from "@sendoff/db";
import { UserError } from "@sendoff/kit";
import type { ApiDeps } from "../../deps.ts";
import { presentApplication } from "../../presenters/present-application.ts";
import { presentRun } from "../../presenters/present-run.ts";

// A run has at most a thousand applications; the page shows the latest and links to the logs.
const APPLICATIONS_SHOWN = 200;

/** A run with its applications and what it is busy with. 404 for another user's. */
export async function getRunDetail(
  deps: ApiDeps,
  userId: string,
  runId: string,
): Promise<RunDetail> {
  const [run] = await listRunViews(deps.db, { userId, id: runId, limit: 1 });
  if (run === undefined) throw new UserError(404, "not_found", "There is no such run.");
  const views = await listApplications(deps.db, { userId, runId, limit: APPLICATIONS_SHOWN });
  const busy = views.find((view) => view.status === "APPLYING" || view.status === "SUBMITTING");
  const progress = busy === undefined ? [] : await listProgress(deps, runId, busy.id);
  return {
    run: presentRun(run),
    current:
      busy === undefined
        ? null
        : {
            application: presentApplication(busy),
            steps: progress.flatMap((event) => (event.type === "step" ? [event.step] : [])),
            answers: progress.flatMap((event) => (event.type === "answers" ? event.answers : [])),
            picture: presentPicture(deps, progress),
          },
    applications: views.map(presentApplication),
  };
}

async function listProgress(
  deps: ApiDeps,
  runId: string,
  applicationId: string,
): Promise<StoredRunEvent[]> {
  const all: StoredRunEvent[] = [];
  let after = 0;
  for (;;) {
    const batch = await listRunEvents(deps.db, runId, after);
    all.push(...batch.map((row) => row.event));
    const last = batch.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  return latestOnly(
    all.filter((event) => event.type !== "run" && event.applicationId === applicationId),
  );
}

/** Drops what a later event of the same thing says better, so that a late watcher gets the state and not its history. */
export function latestOnly(events: readonly StoredRunEvent[]): StoredRunEvent[] {
  const latest = new Map<string, StoredRunEvent>();
  for (const event of events) {
    const key = subjectOf(event);
    // Set again rather than kept in place: the order is that of the last change, except for steps, which keep theirs.
    if (event.type !== "step") latest.delete(key);
    latest.set(key, event);
  }
  return [...latest.values()];
}

function subjectOf(event: StoredRunEvent): string {
  switch (event.type) {
    case "run":
      return "run";
    case "step":
      return `step ${event.applicationId} ${event.step.name} ${event.step.title} ${event.step.started_at}`;
    case "answers":
      return `answers ${event.applicationId} ${event.answers.map((answer) => answer.question).join("|")}`;
    default:
      return `${event.type} ${event.applicationId}`;
  }
}

function presentPicture(deps: ApiDeps, progress: readonly StoredRunEvent[]) {
  const picture = progress.findLast((event) => event.type === "picture");
  if (picture === undefined) return null;
  return {
    url: deps.signer.sign(picture.storageKey, deps.clock.now()),
    taken_at: picture.takenAt,
    address: picture.address,
  };
}
