import { z } from "zod";
import { RunHandoff } from "./run-handoff.ts";
import { defineRoutes, refusals } from "./route.ts";
import { ApplicationDetail } from "./run.ts";
import { ArrivalVerdict, UserAction } from "./proof.ts";

const ApplicationId = z.object({ id: z.uuid() });

/** What the user reports of an application, and does about it. None of it ever moves a credit. */
export const userReportedOutcomeRoutes = defineRoutes({
  settleArrival: {
    method: "POST",
    path: "/v1/job/applications/:id/arrival",
    tag: "Needs you",
    summary:
      "Say whether an unconfirmed application arrived; the same again changes nothing, and nothing is charged",
    auth: "bearer",
    params: ApplicationId,
    body: z.object({
      verdict: z.enum(ArrivalVerdict.options, `Choose from ${ArrivalVerdict.options.join(", ")}`),
      /** What was said before and is taken back by this; left out: nothing has been said yet, as far as the caller knows. */
      instead_of: z.enum(ArrivalVerdict.options).optional(),
    }),
    responses: { 200: ApplicationDetail, ...refusals(400, 401, 404, 409, 503) },
  },
  actOnApplication: {
    method: "POST",
    path: "/v1/job/applications/:id/own-act",
    tag: "Needs you",
    summary:
      "Note that the user applied themselves, skip the job, or have it tried again; `own_acts` of the application says which are open",
    auth: "bearer",
    params: ApplicationId,
    body: z.object({
      act: z.enum(UserAction.options, `Choose from ${UserAction.options.join(", ")}`),
      /** Of `retry`: a run that sends this one begins at once, or the one under way gets room for it. */
      starts: z.boolean().optional(),
    }),
    responses: {
      200: z.object({
        application: ApplicationDetail,
        /** Where a run is to be started for it to be tried again; null where one is under way, or nothing is to be tried. */
        idle_platform: z.object({ id: z.number(), name: z.string() }).nullable(),
        /** Of a skip that was done now: to be taken back by (`undoSkip`). */
        skip_id: z.uuid().nullable(),
        /** Of a `retry` that starts: how it goes on. */
        going: RunHandoff.nullable().default(null),
      }),
      ...refusals(400, 401, 404, 409, 503),
    },
  },
});
