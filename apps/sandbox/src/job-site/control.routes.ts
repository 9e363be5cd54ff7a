import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { Checks } from "../checks/check-store.ts";
import { registerCheckControl } from "../checks/control.routes.ts";
import { parseInput } from "../parse-input.ts";
import { listCookies } from "./cookies.ts";
import { AccountProfile, type AccountStore } from "./accounts.ts";
import { CatalogueRequest, type AlreadyApplied, type Catalogue } from "./catalogue-store.ts";
import type { SiteClock } from "../site-clock.ts";
import type { DraftStore } from "./drafts.ts";
import type { FaultStore } from "./faults.ts";
import type { RecordStore } from "../record.ts";
import type { TrapLog } from "./traps.ts";

const ApplicantQuery = z.object({ applicant: z.string().optional() });
const ProfileInput = AccountProfile.partial().required({ email: true }).strict();
/** Ten years either way: enough for every schedule, and far from the ends of time. */
const OFFSET_MAX_MS = 10 * 366 * 24 * 60 * 60 * 1000;
const SessionRequest = z.strictObject({ email: z.email() });
const ClockRequest = z.strictObject({
  offset_ms: z.number().int().min(-OFFSET_MAX_MS).max(OFFSET_MAX_MS),
});

interface ControlledJob {
  id: string;
  already_applied: z.infer<typeof AlreadyApplied>;
}
interface ControlledSwitches {
  latency_ms?: number | undefined;
  /** Only where people sign in. */
  session_expiry?: "now" | "mid_form" | number | null | undefined;
}
type Scoped = { scope?: { applicant: string } | undefined };

/** What of a site the control calls touch. */
export interface ControlledSite<Job extends ControlledJob, Switches extends ControlledSwitches> {
  /** Undefined where nobody signs in. */
  accounts?: AccountStore;
  catalogue: Catalogue<Job>;
  /** Undefined where nobody signs in. */
  checks?: Checks;
  clock: SiteClock;
  /** Undefined where nothing can be left half done. */
  drafts?: DraftStore;
  faults: FaultStore<Switches>;
  record: RecordStore;
  /** Undefined where an application is either taken or not sent at all. */
  refusals?: { reset(): Promise<void> };
  /** Undefined where no page has any. */
  traps?: TrapLog;
}

interface ControlOptions<Job, Switches> {
  faultRequest: z.ZodType<Switches & Scoped>;
  /** Fills what a test left out; refuses what makes no sense with status 400. */
  completeJob: (input: unknown) => Job;
  /** Signs an account in by the cookies of the answer. Undefined where nobody signs in. */
  openSession?: (reply: FastifyReply, account: string) => Promise<void>;
}

function registerRecordRoutes(app: FastifyInstance, record: RecordStore): void {
  app.get("/_control/applications", (request) =>
    record.list(parseInput(ApplicantQuery, request.query).applicant),
  );
  app.delete("/_control/applications", async (_request, reply) => {
    await record.reset();
    return reply.code(204).send();
  });
}

function registerJobRoutes<Job extends ControlledJob, Switches extends ControlledSwitches>(
  app: FastifyInstance,
  site: ControlledSite<Job, Switches>,
  completeJob: (input: unknown) => Job,
): void {
  app.get("/_control/jobs", (request) => {
    const { applicant } = parseInput(ApplicantQuery, request.query);
    const account = applicant?.toLowerCase();
    return site.catalogue.list().map((job) => ({
      ...job,
      ...(account === undefined
        ? {}
        : {
            is_applied:
              site.record.find(account, job.id) !== undefined ||
              site.catalogue.hadApplied(job, account),
          }),
    }));
  });
  app.post("/_control/jobs", async (request) => {
    const { mode, jobs } = parseInput(CatalogueRequest, request.body);
    const complete = jobs.map(completeJob);
    await site.catalogue.load(complete, mode);
    return { loaded: complete.length, total: site.catalogue.list().length };
  });
  app.delete("/_control/jobs", async (_request, reply) => {
    await site.catalogue.reset();
    return reply.code(204).send();
  });
}

function registerFaultRoutes<Job extends ControlledJob, Switches extends ControlledSwitches>(
  app: FastifyInstance,
  site: ControlledSite<Job, Switches>,
  faultRequest: z.ZodType<Switches & Scoped>,
): void {
  app.get("/_control/faults", () => site.faults.list());
  app.post("/_control/faults", async (request) => {
    const change = parseInput(faultRequest, request.body ?? {});
    if (change.session_expiry === "now") {
      await site.accounts?.endSessions(change.scope?.applicant.toLowerCase());
      delete change.session_expiry;
    }
    site.faults.set(change);
    return site.faults.list();
  });
  app.delete("/_control/faults", (_request, reply) => {
    site.faults.reset();
    return reply.code(204).send();
  });
}

function registerAccountRoute(app: FastifyInstance, accounts: AccountStore): void {
  app.post("/_control/accounts", async (request) => {
    const change = parseInput(ProfileInput, request.body);
    const email = change.email.toLowerCase();
    const profile = AccountProfile.parse({ ...accounts.getProfile(email), ...change, email });
    await accounts.saveProfile(profile);
    return profile;
  });
}

/** `POST /_control/sessions`: the cookies that the sign-in pages would end with, for tests that are about something else. */
function registerSessionRoute(
  app: FastifyInstance,
  openSession: (reply: FastifyReply, account: string) => Promise<void>,
): void {
  app.post("/_control/sessions", async (request, reply) => {
    const { email } = parseInput(SessionRequest, request.body);
    await openSession(reply, email.toLowerCase());
    return { cookies: listCookies(reply) };
  });
}

/** `DELETE /_control/`: the site as it is in a new sandbox, so that one sandbox can serve many tests, one after another. */
function registerResetRoute<Job extends ControlledJob, Switches extends ControlledSwitches>(
  app: FastifyInstance,
  site: ControlledSite<Job, Switches>,
): void {
  app.delete("/_control/", async (_request, reply) => {
    site.faults.reset();
    site.checks?.reset();
    site.drafts?.reset();
    site.traps?.reset();
    site.clock.setOffset(0);
    const { accounts, catalogue, record, refusals } = site;
    await Promise.all([accounts?.reset(), catalogue.reset(), record.reset(), refusals?.reset()]);
    return reply.code(204).send();
  });
}

/** The seams for tests and demos. They stand outside the faults and need no session. */
export function registerControlRoutes<
  Job extends ControlledJob,
  Switches extends ControlledSwitches,
>(
  app: FastifyInstance,
  site: ControlledSite<Job, Switches>,
  options: ControlOptions<Job, Switches>,
): void {
  registerRecordRoutes(app, site.record);
  registerJobRoutes(app, site, options.completeJob);
  registerFaultRoutes(app, site, options.faultRequest);
  const clockState = () => ({
    offset_ms: site.clock.offsetMs(),
    now: new Date(site.clock.now()).toISOString(),
  });
  app.get("/_control/clock", clockState);
  app.post("/_control/clock", (request) => {
    site.clock.setOffset(parseInput(ClockRequest, request.body).offset_ms);
    return clockState();
  });
  if (site.checks !== undefined) registerCheckControl(app, site.checks);
  if (site.accounts !== undefined) registerAccountRoute(app, site.accounts);
  if (options.openSession !== undefined) registerSessionRoute(app, options.openSession);
  registerResetRoute(app, site);
}
