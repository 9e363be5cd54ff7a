import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { parseInput } from "../parse-input.ts";
import type { Check, Checks } from "./check-store.ts";
import { PlanRequest } from "./plan.ts";

const ApplicantQuery = z.object({ applicant: z.string().min(1).optional() });

/** What the control calls tell of a check. */
const presentCheck = (check: Check) => ({
  id: check.id,
  applicant: check.account,
  kind: check.kind,
  at: check.at,
  asked_at: check.askedAt,
  shown: check.shown,
  refusals: check.refusals,
  passed_at: check.end?.kind === "passed" ? check.end.at : null,
  /** What would pass it now; null once it is over. */
  solution: check.end === null ? check.puzzle.solution : null,
  /** Where it would have to be touched, in pixels of the page's window. */
  targets: check.end === null ? check.targets : [],
  /** Where its page was pressed, in the same pixels, and what was written into its field. */
  presses: check.presses,
  written: check.written,
  denied_at: check.end?.kind === "denied" ? check.end.at : null,
});

/** `/_control/checks`: which checks an account is to meet, and what became of those that it met. */
export function registerCheckControl(app: FastifyInstance, checks: Checks): void {
  const read = (applicant: string | undefined) => ({
    planned: checks.listPlans(applicant),
    asked: checks.list(applicant).map(presentCheck),
  });
  app.get("/_control/checks", (request) =>
    read(parseInput(ApplicantQuery, request.query).applicant),
  );
  app.post("/_control/checks", (request) => {
    const plan = parseInput(PlanRequest, request.body ?? {});
    checks.plan(plan);
    return read(plan.applicant);
  });
  app.delete("/_control/checks", (request, reply) => {
    checks.reset(parseInput(ApplicantQuery, request.query).applicant);
    return reply.code(204).send();
  });
}
