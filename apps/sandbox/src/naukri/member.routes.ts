import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hashText } from "../seeded-random.ts";
import { readConfirmation } from "./confirmation.ts";
import { memberPage } from "./gate.ts";
import type { Job } from "./job.ts";
import { confirmationPage } from "./pages/confirmation.page.ts";
import {
  frontPage,
  historyPage,
  homePage,
  jobListPage,
  wordsPage,
  type HistoryRow,
} from "./pages/member.page.ts";
import { createView } from "./pages/view.ts";
import type { Portal } from "./portal.ts";
import { renewSession } from "./session.ts";
import { openProfileTalk } from "./talk/open-talk.ts";
import { byAccount, faultsOf, frameOf } from "./visit.ts";

const HTML = "text/html; charset=utf-8";
const RECOMMENDED_JOBS = 6;
const OTHER_JOBS = 4;
const PROFILE_CHAT_ONE_IN = 4;
const DAY_MS = 24 * 60 * 60 * 1000;

const openJobs = (portal: Portal): Job[] =>
  portal.catalogue.list().filter((job) => job.state === "open" && job.apply === "easy");

function hasProfileChat(portal: Portal, account: string): boolean {
  const forced = portal.faults.get(account).profile_chat;
  return forced ?? hashText(`profile-chat:${account}`) % PROFILE_CHAT_ONE_IN === 0;
}

/** Opening this page renews an access that has run out, without a word. */
async function showHome(portal: Portal, request: FastifyRequest, reply: FastifyReply) {
  request.account = await renewSession(portal, request, reply);
  return memberPage((account) =>
    reply.send(
      homePage(createView(), frameOf(portal, request), {
        name: portal.accounts.getProfile(account).first_name,
        jobs: openJobs(portal).slice(0, RECOMMENDED_JOBS),
        talk: hasProfileChat(portal, account) ? openProfileTalk(portal, account) : null,
      }),
    ),
  )(request, reply);
}

function showConfirmation(
  portal: Portal,
  account: string,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  const { jobId, code } = readConfirmation(request.query);
  const skin = faultsOf(portal, request).confirmation_skin;
  return reply.send(
    confirmationPage(createView(), frameOf(portal, request), {
      job: portal.catalogue.find(jobId),
      code,
      skin: skin ?? (byAccount(account, "confirmation") ? "older" : "newer"),
      isCompanySite: request.url.startsWith("/myapply/showAcp"),
      others: openJobs(portal)
        .filter((job) => job.id !== jobId)
        .slice(0, OTHER_JOBS),
    }),
  );
}

interface PastApplication {
  title: string;
  company: string;
  at: number;
}

/** Newest first. Jobs that were left to a company's own site are listed too. */
function historyOf(portal: Portal, account: string): PastApplication[] {
  const sent = portal.record.list(account).map((item) => ({
    title: item.job_title,
    company: item.company,
    at: Date.parse(item.received_at),
  }));
  const left = portal.refusals.list(account).flatMap((item) => {
    const job = item.code === 202 ? portal.catalogue.find(item.job_id) : undefined;
    return job === undefined
      ? []
      : [{ title: job.title, company: job.company, at: Date.parse(item.at) }];
  });
  return [...sent, ...left].toSorted((one, other) => other.at - one.at);
}

function showHistory(portal: Portal, account: string, request: FastifyRequest): string {
  const hasDates = portal.faults.get(account).history_dates ?? byAccount(account, "history");
  const rows: HistoryRow[] = historyOf(portal, account).map(({ title, company, at }) => {
    const days = Math.floor((portal.clock.now() - at) / DAY_MS);
    const date = days < 1 ? "Applied today" : `Applied ${days}d ago`;
    return { title, company, date: hasDates ? date : null };
  });
  return historyPage(createView(), frameOf(portal, request), rows);
}

/** What follows an application, and the list of them. */
function registerApplied(app: FastifyInstance, portal: Portal): void {
  const confirmation = memberPage((account, request, reply) =>
    showConfirmation(portal, account, request, reply),
  );
  app.get("/myapply/saveApply", confirmation);
  app.get("/myapply/showAcp", confirmation);
  app.get(
    "/myapply/historypage",
    memberPage((account, request) => showHistory(portal, account, request)),
  );
  for (const older of ["/mnjuser/applied", "/mnjuser/myapply"]) {
    app.get(older, (_request, reply) => reply.redirect("/myapply/historypage", 302));
  }
}

/** The pages of those who are signed in, and the two that are not for them. */
export function registerMemberRoutes(app: FastifyInstance, portal: Portal): void {
  const frame = (request: FastifyRequest) => frameOf(portal, request);
  app.get("/", (request, reply) =>
    request.account === undefined
      ? reply.type(HTML).send(frontPage(createView(), frame(request)))
      : reply.redirect("/mnjuser/homepage", 302),
  );
  app.get("/mnjuser/homepage", (request, reply) => showHome(portal, request, reply));
  app.get(
    "/mnjuser/recommendedjobs",
    memberPage((_account, request) =>
      jobListPage(createView(), frame(request), "Recommended jobs", openJobs(portal).slice(0, 10)),
    ),
  );
  app.get(
    "/mnjuser/savedjobs",
    memberPage((account, request) => {
      const saved = portal.catalogue.list().filter((job) => portal.drafts.isSaved(account, job.id));
      return jobListPage(createView(), frame(request), "Saved jobs", saved);
    }),
  );
  app.get(
    "/mnjuser/inbox",
    memberPage((_account, request) => wordsPage(createView(), frame(request), "NVites", "All (0)")),
  );
  app.get(
    "/mnjuser/profile",
    memberPage((account, request) => {
      const { first_name, last_name } = portal.accounts.getProfile(account);
      return wordsPage(createView(), frame(request), "Profile", `${first_name} ${last_name}`);
    }),
  );
  app.get("/registration/createAccount", (request, reply) =>
    reply
      .type(HTML)
      .send(wordsPage(createView(), frame(request), "Create your profile", "It is free.")),
  );
  registerApplied(app, portal);
}
