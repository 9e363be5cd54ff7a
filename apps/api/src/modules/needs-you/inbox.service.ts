import type { NeedsYou } from "@sendoff/contract/needs-you";
import { listAskedPages } from "@sendoff/db/live-view";
import { listAccountNeeds, listOpenQuestions, listSavedAnswers } from "@sendoff/db/needs";
import { listApplications } from "@sendoff/db/views";
import type { ApiDeps } from "../../deps.ts";
import { presentApplication } from "../../presenters/present-application.ts";
import { presentCheck } from "../../presenters/present-check.ts";
import { presentAccount, presentQuestion } from "./present-needs.ts";

// More unconfirmed than this is a broken portal, not work for one person.
const MOST_REVIEWS = 100;

/** All that waits for the user. */
export async function getInbox(deps: ApiDeps, userId: string): Promise<NeedsYou> {
  const { db, signer } = deps;
  const [checks, groups, accounts, stopped, reviews, approvals, saved] = await Promise.all([
    listAskedPages(db, userId),
    listOpenQuestions(db, userId),
    listAccountNeeds(db, userId),
    listApplications(db, { userId, statuses: ["NEEDS_USER"], limit: MOST_REVIEWS }),
    listApplications(db, {
      userId,
      statuses: ["NEEDS_REVIEW"],
      isAsked: true,
      limit: MOST_REVIEWS,
    }),
    listApplications(db, { userId, statuses: ["NEEDS_APPROVAL"], limit: MOST_REVIEWS }),
    listSavedAnswers(db, userId),
  ]);
  const ids = [...new Set(groups.flatMap(({ waiting }) => waiting.map(({ id }) => id)))];
  const views = await listApplications(db, { userId, ids, limit: ids.length });
  const byId = new Map(views.map((view) => [view.id, view]));
  const now = deps.clock.now();
  // An account that waits shows what it stopped. Once it goes on, its next run tries what its own check stopped; a check in a
  // form stays that form's, and its user's.
  const waiting = new Set(accounts.map(({ platformId }) => platformId));
  const inForm = stopped.filter(
    ({ reasonCode, platformId }) => reasonCode !== "challenge" && !waiting.has(platformId),
  );
  return {
    count:
      checks.length +
      groups.length +
      accounts.length +
      reviews.length +
      inForm.length +
      Math.min(1, approvals.length),
    checks: checks.map((page) => presentCheck(page, now)),
    questions: groups.map((group) => presentQuestion(group, byId, signer, now)),
    accounts: accounts.map((row) =>
      presentAccount(
        row,
        stopped.filter((view) => view.platformId === row.platformId),
        deps.config.mode,
      ),
    ),
    reviews: reviews.map(presentApplication),
    stopped: inForm.map(presentApplication),
    approvals: approvals.map(presentApplication),
    saved_answers: saved.length,
  };
}
