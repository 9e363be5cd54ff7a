import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { parseInput } from "../parse-input.ts";
import { AccountProfile } from "./accounts.ts";
import { CatalogueRequest, completeJob } from "./catalogue.ts";
import { FaultRequest } from "./faults.ts";
import { JobInput } from "./job.ts";
import type { Portal } from "./portal.ts";

const ApplicantQuery = z.object({ applicant: z.string().optional() });
const ProfileInput = AccountProfile.partial().required({ email: true }).strict();

function registerRecordRoutes(app: FastifyInstance, portal: Portal): void {
  app.get("/_control/applications", (request) =>
    portal.record.list(parseInput(ApplicantQuery, request.query).applicant),
  );
  app.delete("/_control/applications", async (_request, reply) => {
    await portal.record.reset();
    return reply.code(204).send();
  });
}

function registerJobRoutes(app: FastifyInstance, portal: Portal): void {
  app.get("/_control/jobs", (request) => {
    const { applicant } = parseInput(ApplicantQuery, request.query);
    const account = applicant?.toLowerCase();
    return portal.catalogue.list().map((job) => ({
      ...job,
      ...(account === undefined
        ? {}
        : {
            is_applied:
              portal.record.find(account, job.id) !== undefined ||
              portal.catalogue.hadApplied(job, account),
          }),
    }));
  });
  app.post("/_control/jobs", async (request) => {
    const { mode, jobs } = parseInput(CatalogueRequest, request.body);
    const complete = jobs.map((job) => completeJob(parseInput(JobInput, job)));
    await portal.catalogue.load(complete, mode);
    return { loaded: complete.length, total: portal.catalogue.list().length };
  });
  app.delete("/_control/jobs", async (_request, reply) => {
    await portal.catalogue.reset();
    return reply.code(204).send();
  });
}

/** The seams for tests and demos. They stand outside the faults and need no session. */
export function registerControlRoutes(app: FastifyInstance, portal: Portal): void {
  registerRecordRoutes(app, portal);
  registerJobRoutes(app, portal);
  app.get("/_control/faults", () => portal.faults.list());
  app.post("/_control/faults", async (request) => {
    const change = parseInput(FaultRequest, request.body ?? {});
    if (change.session_expiry === "now") {
      await portal.accounts.endSessions(change.scope?.applicant.toLowerCase());
      delete change.session_expiry;
    }
    portal.faults.set(change);
    return portal.faults.list();
  });
  app.delete("/_control/faults", (_request, reply) => {
    portal.faults.reset();
    return reply.code(204).send();
  });
  app.post("/_control/accounts", async (request) => {
    const change = parseInput(ProfileInput, request.body);
    const email = change.email.toLowerCase();
    const profile = AccountProfile.parse({
      ...portal.accounts.getProfile(email),
      ...change,
      email,
    });
    await portal.accounts.saveProfile(profile);
    return profile;
  });
}
