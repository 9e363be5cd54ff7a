import { type Arrival } from "@sendoff/contract/proof";
import { routes } from "@sendoff/contract/routes";
import { type ApplicationDetail } from "@sendoff/contract/run";
import { recordArrival } from "@sendoff/db/applying";
import { actOnApplication } from "@sendoff/db/needs";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import { findApplicationDetail, noSuchApplication } from "../../application-detail.ts";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { starterOf } from "../../starter.ts";
import { tryAgainNow } from "./try-again.service.ts";

const WORDS: Readonly<Record<Arrival, string>> = {
  open: "",
  arrived: "You have said that it arrived",
  not_arrived: "You have said that it did not arrive",
  cannot_tell: "You have said that you cannot tell",
};

/** What the user reports of an application: whether it arrived, and what they do about it themselves. */
export function registerUserReportedOutcomeRoutes(app: FastifyInstance, deps: ApiDeps): void {
  const detailOf = async (userId: string, id: string): Promise<ApplicationDetail> => {
    const detail = await findApplicationDetail(deps, userId, id);
    if (detail === undefined) throw noSuchApplication();
    return detail;
  };

  register(app, routes.settleArrival, async ({ user, params, body }) => {
    const key = { userId: user.id, id: params.id };
    const word = { verdict: body.verdict, insteadOf: body.instead_of };
    const outcome = await recordArrival(deps.db, key, word);
    switch (outcome.kind) {
      case "recorded":
        return { status: 200, body: await detailOf(user.id, params.id) };
      case "not_found":
        throw noSuchApplication();
      case "not_unconfirmed":
        throw conflict(
          "There is no doubt about this application that you could settle. Its record says where it stands.",
        );
      case "told_otherwise":
        throw conflict(
          `${WORDS[outcome.arrival]}, perhaps in another window. Its record is where you change that.`,
        );
      case "answered":
        throw conflict(ANSWERED);
      case "same_job":
        throw conflict(SAME_JOB);
    }
  });

  register(app, routes.actOnApplication, async ({ user, params, body, request }) => {
    const key = { userId: user.id, id: params.id };
    const { outcome, going } =
      body.act === "retry" && body.starts === true
        ? await tryAgainNow(deps, starterOf(user, request), params.id)
        : { outcome: await actOnApplication(deps.db, key, body.act), going: null };
    switch (outcome.kind) {
      case "done":
        return {
          status: 200,
          body: {
            application: await detailOf(user.id, params.id),
            idle_platform: outcome.idlePlatform,
            skip_id: outcome.skipId,
            going,
          },
        };
      case "not_found":
        throw noSuchApplication();
      case "not_open":
        throw conflict("This application has moved on meanwhile. Its record says where it stands.");
      case "answered":
        throw conflict(ANSWERED);
      case "same_job":
        throw conflict(SAME_JOB);
    }
  });
}

const ANSWERED =
  "You have written down what the employer answered to it. Take that back on its record first.";
const SAME_JOB =
  "Sendoff has sent this same job already, under another posting. Look it up in your logs, and skip this one.";

const conflict = (message: string): UserError => new UserError(409, "conflict", message);
