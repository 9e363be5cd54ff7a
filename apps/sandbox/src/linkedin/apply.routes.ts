import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { composeApplication, findProblems, SubmitRequest } from "./apply/compose.ts";
import { OTHER_LIMIT_MB, rulesOf, stepMarkup, type FormInput } from "./apply/form.ts";
import { timestamp } from "../site-clock.ts";
import { cutOff } from "../job-site/cut-off.ts";
import { DraftAnswers } from "../job-site/drafts.ts";
import { describeUpload, readSentFile } from "../job-site/uploads.ts";
import { memberCall } from "./gate.ts";
import type { Job } from "./job.ts";
import {
  applyModal,
  followCompany,
  leaveDialog,
  limitDialog,
  LOADER,
  safetyReminder,
  sentDialog,
} from "./pages/apply-modal.ts";
import { fileCard } from "./pages/apply-files.ts";
import { fileProblem } from "./apply/file-problem.ts";
import type { Portal } from "./portal.ts";
import { applyAreaLegacy } from "./pages/job-legacy.page.ts";
import { actionsSdui, bannerSdui } from "./pages/job-sdui.page.ts";
import { isOverDailyLimit, isPaused, sightOf, standingOf } from "./sights.ts";
import type { Visit } from "./visit.ts";

const JobParams = z.object({ id: z.string() });
const DEFAULT_SPINNER_MS = 60;
const PAUSED =
  "You're applying at a fast pace. We've briefly paused Easy Apply to safeguard against automated tools.";

function refusal(portal: Portal, visit: Visit, job: Job | undefined) {
  if (job === undefined || job.apply === "external" || job.steps.length === 0) {
    return { code: 404, body: { kind: "closed", message: "This job is not available." } };
  }
  if (job.state === "closed") {
    return { code: 409, body: { kind: "closed", message: "No longer accepting applications" } };
  }
  if (isOverDailyLimit(portal, visit)) {
    return { code: 429, body: { kind: "limit", dialog: limitDialog(visit.view).text } };
  }
  if (isPaused(portal, visit)) return { code: 429, body: { kind: "paused", message: PAUSED } };
  return undefined;
}

async function openForm(portal: Portal, visit: Visit, job: Job, request: FastifyRequest) {
  const { view, faults, account } = visit;
  const input: FormInput = {
    view,
    job,
    draft: portal.drafts.find(account, job.id) ?? {},
    listUploads: (purpose) => portal.accounts.listUploads(account, purpose),
  };
  if (faults.session_expiry === "mid_form") {
    // Once: the form is on the screen, and whatever it sends next finds the session gone.
    portal.faults.set({ session_expiry: null, scope: { applicant: account } });
    if (portal.faults.get(account).session_expiry === "mid_form") {
      portal.faults.set({ session_expiry: null });
    }
    await portal.accounts.endSessions(account);
    request.account = undefined;
  }
  const hasReminder = faults.safety_reminder ?? job.has_safety_reminder;
  return {
    kind: "form",
    job_id: job.id,
    modal: applyModal(view, job).text,
    loader: LOADER.text,
    steps: job.steps.map((step) => ({
      title: step.title,
      html: stepMarkup(step, input).text,
      rules: rulesOf(job, step),
      shows_experience: step.shows_experience,
    })),
    has_review: job.has_review,
    follow: followCompany(job).text,
    leave: leaveDialog(view, job).text,
    reminder: hasReminder ? safetyReminder(view).text : null,
    asks_at_step: portal.checks.isPlanned(account, "form_step"),
    spinner_ms: faults.spinner_ms ?? DEFAULT_SPINNER_MS,
    next_fails_once: faults.next_fails_once ?? job.next_fails_once,
  };
}

/** What the page shows of the job once the application was taken: beside its title, and in the newer skin's banner. */
function standingAfter(portal: Portal, visit: Visit, job: Job, skin: "legacy" | "sdui") {
  const sight = sightOf(portal, visit, job);
  if (skin === "legacy") return { area: applyAreaLegacy(visit.view, sight).text, banner: "" };
  return {
    area: actionsSdui(visit.view, sight).text,
    banner: bannerSdui(visit.view, sight).text,
  };
}

const SubmitQuery = z.object({ area: z.enum(["legacy", "sdui"]).catch("legacy") });

async function submit(
  portal: Portal,
  visit: Visit,
  job: Job,
  { request: sent, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const { area } = SubmitQuery.parse(sent.query);
  const request = SubmitRequest.parse(sent.body);
  const find = (id: string) => portal.accounts.findUpload(visit.account, id);
  const problems = findProblems(
    job,
    request.answers,
    find,
    portal.accounts.getProfile(visit.account),
  );
  if (Object.keys(problems).length > 0) return reply.code(422).send({ kind: "invalid", problems });
  const { lost_confirmation: lost, slow_confirmation_ms: slow } = visit.faults;
  if (lost !== "not_recorded") {
    await portal.record.record(
      composeApplication(visit.account, job, request, find, timestamp(portal.clock)),
    );
    portal.drafts.remove(visit.account, job.id);
  }
  if (lost !== undefined && lost !== null) {
    // Either way the page hears nothing: what happened can be seen on the job's page only.
    cutOff(reply);
    return reply;
  }
  if (slow !== undefined && slow > 0) await delay(slow);
  return {
    kind: "sent",
    dialog: sentDialog(visit.view, job).text,
    toast: `Your application was sent to ${job.company}`,
    ...standingAfter(portal, visit, job, area),
  };
}

const UploadQuery = z.object({
  purpose: z.enum(["resume", "cover_letter", "photo"]),
  /** Which job's form: each has its own limit for a resume. */
  job: z.string().default(""),
});

async function takeUpload(
  portal: Portal,
  visit: Visit,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { purpose, job } = UploadQuery.parse(request.query);
  const file = await readSentFile(request);
  if (file === undefined) return reply.code(400).send({ message: "No file was sent." });
  const resumeLimitMb = portal.catalogue.find(job)?.resume_limit_mb ?? OTHER_LIMIT_MB;
  const limitMb = purpose === "resume" ? resumeLimitMb : OTHER_LIMIT_MB;
  const problem = fileProblem(purpose, file.name, file.content.length, limitMb);
  if (problem !== null) return reply.code(422).send({ message: problem });
  const { account } = visit;
  const upload = describeUpload({ account, purpose, clock: portal.clock }, file);
  await portal.accounts.recordUpload(upload);
  return { id: upload.id, card: fileCard(visit.view, upload, true).text };
}

/** The calls behind the Easy Apply dialog. */
export function registerApplyRoutes(app: FastifyInstance, portal: Portal): void {
  const withJob = (
    handle: (visit: Visit, job: Job, request: FastifyRequest, reply: FastifyReply) => unknown,
  ) =>
    memberCall(portal, (visit, request, reply) => {
      const job = portal.catalogue.find(JobParams.parse(request.params).id);
      const refused = refusal(portal, visit, job);
      if (refused !== undefined) return reply.code(refused.code).send(refused.body);
      return job === undefined ? reply.code(404).send() : handle(visit, job, request, reply);
    });
  app.get(
    "/jobs/api/easy-apply/:id",
    withJob((visit, job, request, reply) =>
      // Opening refuses what was sent before; a form that is still open elsewhere can be sent again, and is recorded.
      standingOf(portal, visit.account, job).kind === "applied"
        ? reply
            .code(409)
            .send({ kind: "applied", message: "You have already applied to this job." })
        : openForm(portal, visit, job, request),
    ),
  );
  app.post(
    "/jobs/api/easy-apply/:id/draft",
    withJob((visit, job, request) => {
      const { answers } = z.object({ answers: DraftAnswers }).parse(request.body);
      portal.drafts.save(visit.account, job.id, answers);
      return { kind: "saved" };
    }),
  );
  // Asked before each step of an account that a check waits for: the check answers in its place.
  app.post(
    "/jobs/api/easy-apply/:id/step",
    withJob(() => ({ kind: "go_on" })),
  );
  app.post(
    "/jobs/api/easy-apply/:id/submit",
    withJob((visit, job, request, reply) => submit(portal, visit, job, { request, reply })),
  );
  app.post(
    "/jobs/api/upload",
    memberCall(portal, (visit, request, reply) => takeUpload(portal, visit, request, reply)),
  );
}
