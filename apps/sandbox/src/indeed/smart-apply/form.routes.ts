import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { readCookie } from "../../job-site/cookies.ts";
import { cutOff } from "../../job-site/cut-off.ts";
import { DraftAnswers } from "../../job-site/drafts.ts";
import { describeUpload, readSentFile } from "../../job-site/uploads.ts";
import { COOKIES } from "../cookies.ts";
import type { Portal } from "../portal.ts";
import { composeApplication, findProblems, groupCount, groupsKey } from "./compose.ts";
import { fileProblem } from "./file-problem.ts";
import { formCall, formPageHandler } from "./form-gate.ts";
import { DONE_SLUG, pagesOf, REVIEW_SLUG, type FormPage } from "./form-pages.ts";
import type { Form } from "./form-store.ts";
import { formPage, LIMIT_TEXT } from "./pages/form.page.ts";
import type { Fragment } from "./pages/fragment.ts";
import { uploadedCard } from "./pages/resume-card.ts";
import {
  doneFragment,
  failedPreview,
  previewOf,
  reviewFragment,
  reviewWall,
} from "./pages/review.page.ts";
import { stepFragment } from "./pages/step.page.ts";
import { suggest } from "./suggestions.ts";

const BASE = "/beta/indeedapply";
const DEFAULT_PREVIEW_MS = 60;
const SLOW_PREVIEW_MS = 3000;
const StepBody = z.object({
  slug: z.string(),
  answers: DraftAnswers,
  action: z.enum(["continue", "save", "add_group", "remove_group"]),
});

const findUploadOf = (form: Form) => (id: string) =>
  form.owner.accounts.findUpload(form.account, id);

export const formPath = (form: Form, slug: string): string =>
  `${BASE}/form/${slug}?iaUid=${form.id}`;

/** The first page that was not passed yet, or the one asked for when it comes earlier. */
function pageFor(form: Form, slug: string): { page: FormPage; index: number } {
  const pages = pagesOf(form);
  const asked = pages.findIndex((page) => page.slug === slug);
  const index = asked < 0 ? form.passed : Math.min(asked, form.passed);
  const page = pages[Math.min(index, pages.length - 1)];
  if (page === undefined) throw new Error("A form has at least its review page");
  return { page, index };
}

function fragmentOf(form: Form, slug: string): Fragment {
  const { page, index } = pageFor(form, slug);
  return page.step === undefined
    ? reviewFragment(form)
    : stepFragment(form, page.slug, page.step, pagesOf(form)[index - 1]?.slug);
}

/** What the bar tells of a form's first page (captured 2.1). */
const FIRST_PROGRESS = 10;

/** How far the form is, for the bar on top. */
function progressOf(form: Form, slug: string): number {
  const pages = pagesOf(form);
  const index = pages.findIndex((page) => page.slug === slug);
  const share = (index < 0 ? pages.length : index) / pages.length;
  return FIRST_PROGRESS + Math.round(share * (100 - FIRST_PROGRESS));
}

const answerWith = (form: Form, fragment: Fragment) => ({
  kind: "page",
  path: formPath(form, fragment.slug),
  progress: progressOf(form, fragment.slug),
  fragment,
});

function takeAnswers(form: Form, answers: DraftAnswers): void {
  form.answers = { ...form.answers, ...answers };
  form.owner.drafts.save(form.account, form.job.id, form.answers);
}

function changeGroups(form: Form, page: FormPage, by: number): void {
  const { step } = page;
  if (step === undefined) return;
  const count = Math.min(Math.max(groupCount(step, form.answers) + by, 1), step.groups_max);
  takeAnswers(form, { [groupsKey(step)]: String(count) });
}

function takeStep(form: Form, request: FastifyRequest, reply: FastifyReply) {
  const { slug, answers, action } = StepBody.parse(request.body);
  const { page, index } = pageFor(form, slug);
  takeAnswers(form, answers);
  if (action === "save") return { kind: "saved" };
  if (action !== "continue" || page.step === undefined) {
    changeGroups(form, page, action === "add_group" ? 1 : -1);
    return answerWith(form, fragmentOf(form, page.slug));
  }
  const profile = form.owner.accounts.getProfile(form.account);
  const findUpload = findUploadOf(form);
  const problems = findProblems(page.step, form.answers, { profile, findUpload });
  if (Object.keys(problems).length > 0) return reply.code(422).send({ kind: "invalid", problems });
  form.passed = Math.max(form.passed, index + 1);
  const next = pagesOf(form)[index + 1]?.slug ?? REVIEW_SLUG;
  return answerWith(form, fragmentOf(form, next));
}

function firstProblem(form: Form): FormPage | undefined {
  const profile = form.owner.accounts.getProfile(form.account);
  const findUpload = findUploadOf(form);
  return pagesOf(form).find(
    ({ step }) =>
      step !== undefined &&
      Object.keys(findProblems(step, form.answers, { profile, findUpload })).length > 0,
  );
}

async function submit(form: Form, reply: FastifyReply) {
  const faults = form.owner.faultsOf(form.account);
  if (form.owner.isOverDailyLimit(form.account)) {
    return reply.code(429).send({ kind: "limit", message: LIMIT_TEXT });
  }
  if (reviewWall(form) !== undefined) {
    return reply
      .code(403)
      .send({ kind: "challenge", message: "Verify you are human to continue." });
  }
  const wrong = firstProblem(form);
  if (wrong !== undefined) return answerWith(form, fragmentOf(form, wrong.slug));
  const { lost_confirmation: lost, slow_confirmation_ms: slow } = faults;
  if (lost !== "not_recorded") {
    await form.owner.record.record(composeApplication(form, findUploadOf(form)));
    form.owner.drafts.remove(form.account, form.job.id);
  }
  if (lost !== undefined && lost !== null) {
    // Either way the page hears nothing: what happened can be seen on the job's page only.
    cutOff(reply);
    return reply;
  }
  if (slow !== undefined && slow > 0) await delay(slow);
  return faults.confirmation === "missing"
    ? { kind: "left" }
    : answerWith(form, doneFragment(form));
}

const UploadQuery = z.object({ purpose: z.enum(["resume", "cover_letter", "photo"]) });

async function takeUpload(form: Form, request: FastifyRequest, reply: FastifyReply) {
  const { purpose } = UploadQuery.parse(request.query);
  const file = await readSentFile(request);
  if (file === undefined) return reply.code(400).send({ message: "No file was sent." });
  const problem = fileProblem(purpose, file.name, file.content.length);
  if (problem !== null) return reply.code(422).send({ message: problem });
  const { account, owner } = form;
  const upload = describeUpload({ account, purpose, clock: owner.clock }, file);
  await owner.accounts.recordUpload(upload);
  const card = uploadedCard(form, upload).text;
  return { id: upload.id, file_name: upload.file_name, card };
}

async function preview(form: Form, reply: FastifyReply) {
  const faults = form.owner.faultsOf(form.account);
  const slow = faults.preview === "slow" ? SLOW_PREVIEW_MS : DEFAULT_PREVIEW_MS;
  await delay(faults.preview_ms ?? slow);
  return faults.preview === "fails" ? reply.code(502).send(failedPreview()) : previewOf(form);
}

function registerCalls(app: FastifyInstance, portal: Portal): void {
  app.get(
    `${BASE}/api/step`,
    formCall(portal, (form, request) => {
      const { slug } = z.object({ slug: z.string().catch("") }).parse(request.query);
      return answerWith(form, fragmentOf(form, slug));
    }),
  );
  app.post(`${BASE}/api/step`, formCall(portal, takeStep));
  app.post(
    `${BASE}/api/submit`,
    formCall(portal, (form, _request, reply) => submit(form, reply)),
  );
  app.post(`${BASE}/api/upload`, formCall(portal, takeUpload));
  app.get(
    `${BASE}/api/preview`,
    formCall(portal, (form, _request, reply) => preview(form, reply)),
  );
  app.get(
    `${BASE}/api/suggest`,
    formCall(portal, (_form, request) => {
      const query = z
        .object({
          kind: z.enum(["city", "title", "company", "school"]).catch("city"),
          q: z.string().max(100).catch(""),
        })
        .parse(request.query);
      return { elements: suggest(query.kind, query.q) };
    }),
  );
  app.post(
    `${BASE}/api/human`,
    formCall(portal, (form, _request, reply) => {
      form.isHuman = true;
      return reply.code(204).send();
    }),
  );
  app.post(
    `${BASE}/api/trap`,
    formCall(portal, (form, request, reply) => {
      const { trap } = z.object({ trap: z.string().max(100) }).parse(request.body);
      portal.traps.add({ trap, account: form.account, job_id: form.job.id });
      return reply.code(204).send();
    }),
  );
}

/** The application form: its pages, and the calls behind them. Who opened it, and for which job, the form knows. */
export function registerFormRoutes(app: FastifyInstance, portal: Portal): void {
  app.get(
    `${BASE}/form/*`,
    formPageHandler(portal, async (form, request, reply) => {
      const { "*": slug } = z.object({ "*": z.string() }).parse(request.params);
      const header = {
        account: form.account,
        here: request.url,
        needsCookieBar: readCookie(request, COOKIES.consent) === undefined,
      };
      if (slug === DONE_SLUG) {
        return reply.send(formPage(form, header, { fragment: doneFragment(form), progress: 100 }));
      }
      const fragment = fragmentOf(form, slug);
      if (fragment.slug !== slug) return reply.redirect(formPath(form, fragment.slug), 302);
      const page = formPage(form, header, { fragment, progress: progressOf(form, slug) });
      // The page is on its way; whatever it sends next finds the session gone.
      await form.owner.expireMidForm(form.account);
      return reply.send(page);
    }),
  );
  registerCalls(app, portal);
}
