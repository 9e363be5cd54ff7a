import type { ExclusionOffer, RejectReason } from "@sendoff/contract/review";
import { type Db } from "@sendoff/db/client";
import { listFilterAnswers, listPlatforms, saveFilterChoice } from "@sendoff/db/platform";
import { lockFilterChanges, rejectPrepared } from "@sendoff/db/review";
import { type ApplicationView } from "@sendoff/db/views";
import { checkFilterAnswer } from "@sendoff/domain/choosing";
import {
  type FilterState,
  offerExclusions,
  rejectedSentence,
  withExclusion,
} from "@sendoff/domain/review";
import { UserError } from "@sendoff/kit/errors";
import type { ApiDeps } from "../../deps.ts";
import { NO_SUCH_PREPARED, whyNotWaiting } from "./approve.service.ts";

/** The platform's filters and what the user chose of them. */
async function readFilters(db: Db, userId: string, platformId: number): Promise<FilterState> {
  const platforms = await listPlatforms(db);
  return {
    definitions: platforms.find(({ id }) => id === platformId)?.filters ?? [],
    answers: await listFilterAnswers(db, userId, platformId),
  };
}

/** What rejecting this application may change in its platform's filters, by reason. */
export async function listExclusions(
  db: Db,
  userId: string,
  view: ApplicationView,
): Promise<ExclusionOffer[]> {
  const filters = await readFilters(db, userId, view.platformId);
  const { jobTitle: title, company, matchScore, platformName } = view;
  return offerExclusions({ title, company, matchScore, platformName }, filters);
}

interface Rejection {
  readonly reason: RejectReason;
  readonly note: string;
  readonly exclude?: string | undefined;
}

/**
 * Rejects what waits and, where the user wants it, excludes its like from the next searches, in one transaction. Returns the
 * filter that was changed and its new answer; both empty when none was. 409 when it waits no more, 400 when the reason has
 * nothing to exclude.
 */
export async function reject(
  deps: ApiDeps,
  userId: string,
  view: ApplicationView,
  { reason, note, exclude }: Rejection,
): Promise<{ filter: string; value: string }> {
  return deps.db.transaction().execute(async (trx) => {
    const key = { userId, applicationId: view.id };
    const outcome = await rejectPrepared(trx, key, rejectedSentence(reason, note));
    if (outcome.kind === "not_found") throw new UserError(404, "not_found", NO_SUCH_PREPARED);
    if (outcome.kind === "not_waiting") {
      throw new UserError(409, "conflict", whyNotWaiting(outcome.status));
    }
    if (exclude === undefined) return { filter: "", value: "" };
    await lockFilterChanges(trx, userId);
    return changeFilter(trx, userId, view, reason, exclude);
  });
}

async function changeFilter(
  trx: Db,
  userId: string,
  view: ApplicationView,
  reason: RejectReason,
  exclude: string,
): Promise<{ filter: string; value: string }> {
  const offers = await listExclusions(trx, userId, view);
  const offer = offers.find((each) => each.reason === reason);
  if (offer === undefined || (!offer.is_text && offer.value !== exclude)) {
    throw refuse("This reason has nothing to exclude by now. Reject it without a filter.");
  }
  const filters = await readFilters(trx, userId, view.platformId);
  const answers = withExclusion(filters, offer, exclude) ?? [];
  const changed = filters.definitions.find(({ field_name: name }) => name === offer.filter);
  const answer = answers.find(({ filter_id }) => filter_id === changed?.id)?.answer;
  if (changed === undefined) throw refuse("This platform has no such filter.");
  const checked = checkFilterAnswer(changed, answer);
  if (checked.kind !== "answer") {
    throw refuse(checked.kind === "wrong" ? checked.message : "Write what to exclude.");
  }
  await saveFilterChoice(trx, { userId, platformId: view.platformId }, answers);
  return { filter: offer.filter, value: String(checked.answer) };
}

function refuse(message: string): UserError {
  return new UserError(400, "invalid_input", message, { issues: [{ path: "exclude", message }] });
}
