import type { ApplicationDetail } from "@sendoff/contract/run";
import { findApplicationEvidence, listApplications } from "@sendoff/db/views";
import { UserError } from "@sendoff/kit/errors";
import type { ApiDeps } from "./deps.ts";
import { presentApplicationDetail } from "./presenters/present-application.ts";

/** The user's own application with its evidence; undefined when there is none or it is somebody else's. */
export async function findApplicationDetail(
  deps: ApiDeps,
  userId: string,
  id: string,
): Promise<ApplicationDetail | undefined> {
  const [view] = await listApplications(deps.db, { userId, id, limit: 1 });
  const evidence = await findApplicationEvidence(deps.db, userId, id);
  if (view === undefined || evidence === undefined) return undefined;
  return presentApplicationDetail(view, evidence, deps.signer, deps.clock.now());
}

/** The refusal for an application that the user does not have. */
export const noSuchApplication = (): UserError =>
  new UserError(404, "not_found", "There is no such application. Your logs list all you have.");
