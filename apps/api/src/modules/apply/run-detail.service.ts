import type { RunDetail } from "@sendoff/contract/run";
import { listApplicationProgress, type StoredRunEvent } from "@sendoff/db/applying";
import { listApplications, listRunViews } from "@sendoff/db/views";
import { UserError } from "@sendoff/kit/errors";
import type { ApiDeps } from "../../deps.ts";
import { presentApplication } from "../../presenters/present-application.ts";
import { presentRun } from "../../presenters/present-run.ts";
import { latestOnly } from "./latest-events.ts";

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
  const progress =
    busy === undefined ? [] : latestOnly(await listApplicationProgress(deps.db, runId, busy.id));
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

function presentPicture(deps: ApiDeps, progress: readonly StoredRunEvent[]) {
  const picture = progress.findLast((event) => event.type === "picture");
  if (picture === undefined) return null;
  return {
    url: deps.signer.sign(picture.storageKey, deps.clock.now()),
    taken_at: picture.takenAt,
    address: picture.address,
  };
}
