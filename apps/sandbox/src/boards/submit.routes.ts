import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { cutOff } from "../job-site/cut-off.ts";
import type { FaultSwitches } from "./faults.ts";
import type { Job } from "./job.ts";
import { thanksView } from "./pages/ashby.page.ts";
import { MAKER_FIELDS } from "./makers/fields.ts";
import { findOpen, COMPANY_WORDS } from "./open-jobs.ts";
import { boardPath } from "./pages/layout.ts";
import type { Portal } from "./portal.ts";
import { applicantOf, composeApplication, problemsOf, readForm } from "./receive.ts";
import { AnyVendor, MANNERS, Maker, Vendor } from "./vendor.ts";

const Params = z.object({ vendor: AnyVendor, board: z.string(), id: z.string() });
const UNVERIFIED = "There was an error verifying your application. Please try again.";

type Refusal = { status: number; body: { kind: string; [key: string]: unknown } };

/** What the page shows of an application that was sent before. */
function refuseAgain(job: Job): Refusal {
  if (job.vendor !== "lever") {
    const message = "You have already applied for this job.";
    return { status: 409, body: { kind: "already", message } };
  }
  return {
    status: 200,
    body: { kind: "received", next: `${boardPath(job)}/${job.id}/already-received` },
  };
}

function refusalOf(
  portal: Portal,
  faults: FaultSwitches,
  { form, applicant, job }: { form: FormData; applicant: string; job: Job },
): Refusal | undefined {
  const isHuman = (form.get("g-recaptcha-response") ?? "") !== "";
  if (!isHuman && (faults.captcha === "submit" || faults.captcha === "apply")) {
    return { status: 403, body: { kind: "captcha" } };
  }
  if (faults.captcha === "refused") {
    return { status: 403, body: { kind: "refused", message: UNVERIFIED } };
  }
  const isTakenAgain =
    (faults.again ?? (job.vendor === "greenhouse" ? "taken" : "refused")) === "taken";
  const hasApplied =
    portal.record.find(applicant, job.id) !== undefined ||
    portal.catalogue.hadApplied(job, applicant);
  if (!isTakenAgain && hasApplied) return refuseAgain(job);
  const limit = faults.daily_limit ?? null;
  if (limit !== null && portal.record.countToday(applicant) >= limit) {
    const message =
      "You have reached the limit of applications to this company. Try again tomorrow.";
    return { status: 429, body: { kind: "limit", message } };
  }
  return undefined;
}

/** The hidden box of a form that no person sees and that came back filled in; undefined when none did. */
function findTouchedTrap(form: FormData, job: Job): string | undefined {
  const maker = Maker.safeParse(job.vendor);
  const traps = maker.success ? MAKER_FIELDS[maker.data].traps : [];
  return traps.find((name) => (form.get(name) ?? "") !== "");
}

function answerReceived(job: Job, faults: FaultSwitches): object {
  const maker = Maker.safeParse(job.vendor);
  if (maker.success) {
    const words = faults.confirmation === "own_words" ? COMPANY_WORDS : null;
    return { kind: "received", words, is_silent: faults.confirmation === "missing" };
  }
  const { thanksPath } = MANNERS[Vendor.parse(job.vendor)];
  const isMissing = faults.confirmation === "missing";
  if (thanksPath !== null) {
    return { kind: "received", next: `${boardPath(job)}${isMissing ? "" : thanksPath(job.id)}` };
  }
  const words = faults.confirmation === "own_words" ? COMPANY_WORDS : undefined;
  return { kind: "received", html: isMissing ? "" : thanksView(words).text };
}

async function receive(portal: Portal, request: FastifyRequest, reply: FastifyReply) {
  const { vendor, ...params } = Params.parse(request.params);
  const job = findOpen(portal, vendor, params);
  if (job === undefined) {
    return reply.code(410).send({ kind: "closed", message: "This job is no longer open." });
  }
  const form = await readForm(request);
  if (form === undefined) return reply.code(400).send({ kind: "unreadable" });
  const trap = findTouchedTrap(form, job);
  if (trap !== undefined) {
    portal.traps.add({ trap, account: applicantOf(form, job), job_id: job.id });
    return reply.code(403).send({ kind: "refused", message: UNVERIFIED });
  }
  const errors = problemsOf(form, job);
  if (Object.keys(errors).length > 0) return reply.code(422).send({ kind: "invalid", errors });
  const applicant = applicantOf(form, job);
  const faults = portal.faults.get(applicant);
  const refusal = refusalOf(portal, faults, { form, applicant, job });
  if (refusal !== undefined) return reply.code(refusal.status).send(refusal.body);
  if (faults.lost_confirmation !== "not_recorded") {
    await portal.record.record(await composeApplication(form, job, portal.clock));
  }
  if (faults.lost_confirmation !== undefined && faults.lost_confirmation !== null) {
    return cutOff(reply);
  }
  await delay(faults.slow_confirmation_ms ?? 0);
  return answerReceived(job, faults);
}

/** Takes the forms. What is answered after was kept before. */
export function registerSubmitRoutes(app: FastifyInstance, portal: Portal): void {
  app.post("/:vendor/:board/:id/submit", (request, reply) => receive(portal, request, reply));
}
