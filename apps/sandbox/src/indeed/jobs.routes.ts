import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { readCookie } from "../job-site/cookies.ts";
import { dayText } from "../job-site/standing.ts";
import { hashText } from "../seeded-random.ts";
import { COOKIES } from "./cookies.ts";
import type { Job } from "./job.ts";
import { externalPage, jobDetail, jobPage, jobPaths } from "./pages/job.page.ts";
import { notFoundPage, type HeaderInput } from "./pages/layout.ts";
import type { Skin } from "./pages/job-card.ts";
import { homePage, myJobsPage, resultsPage } from "./pages/results.page.ts";
import { createView } from "./pages/view.ts";
import type { Portal } from "./portal.ts";
import { EASY_ATTRIBUTE, hasAttribute, PAGE_SIZE, searchJobs, SearchQuery } from "./search.ts";
import { sightOf } from "./sights.ts";

const HTML = "text/html; charset=utf-8";
const JobQuery = z.object({ jk: z.string().catch("") });
const SKINS: readonly Skin[] = ["mosaic", "cards"];
const SUGGESTED_JOBS = 5;

const headerOf = (request: FastifyRequest): HeaderInput => ({
  account: request.account,
  here: request.url,
  needsCookieBar: readCookie(request, COOKIES.consent) === undefined,
});

function skinOf(portal: Portal, request: FastifyRequest): Skin {
  const { skin } = z.object({ skin: z.string().optional() }).parse(request.query);
  const byAccount = SKINS[hashText(`skin:${request.account ?? ""}`) % SKINS.length];
  return (
    SKINS.find((known) => known === skin) ??
    portal.faults.get(request.account).skin ??
    byAccount ??
    "mosaic"
  );
}

/** A list of nothing but such jobs may leave out to say so on each card. */
function hasEasyMarks(portal: Portal, request: FastifyRequest, query: SearchQuery): boolean {
  if (!hasAttribute(query, EASY_ATTRIBUTE)) return true;
  const forced = portal.faults.get(request.account).easy_marks ?? null;
  return forced === null
    ? hashText(`marks:${request.account ?? ""}`) % 2 === 0
    : forced === "shown";
}

function showResults(portal: Portal, request: FastifyRequest, reply: FastifyReply) {
  const query = SearchQuery.parse(request.query);
  const all = portal.catalogue.list();
  const found = searchJobs(all, query);
  const page = found.slice(query.start, query.start + PAGE_SIZE);
  const suggestions = found.length > 0 ? [] : all.slice(0, SUGGESTED_JOBS);
  const selected = portal.catalogue.find(query.vjk) ?? page[0];
  const look = (job: Job) => sightOf(portal, request.account, job);
  return reply.type(HTML).send(
    resultsPage(createView(), headerOf(request), {
      query,
      skin: skinOf(portal, request),
      total: found.length,
      sights: page.map(look),
      suggestions: suggestions.map(look),
      selected: selected === undefined ? undefined : look(selected),
      hasEasyMarks: hasEasyMarks(portal, request, query),
    }),
  );
}

type JobHandler = (job: Job, request: FastifyRequest, reply: FastifyReply) => unknown;

function registerJobPages(app: FastifyInstance, portal: Portal): void {
  const withJob =
    (handle: JobHandler) =>
    (request: FastifyRequest, reply: FastifyReply): unknown => {
      const job = portal.catalogue.find(JobQuery.parse(request.query).jk);
      reply.type(HTML);
      return job === undefined ? reply.code(404).send(notFoundPage()) : handle(job, request, reply);
    };
  app.get(
    "/viewjob",
    withJob((job, request) =>
      jobPage(createView(), headerOf(request), sightOf(portal, request.account, job)),
    ),
  );
  const redirect = withJob((job, _request, reply) =>
    reply.redirect(`/viewjob?jk=${job.id}&from=serp`, 302),
  );
  app.get("/rc/clk", redirect);
  app.get("/pagead/clk", redirect);
  app.get(
    "/applystart",
    withJob((job) => externalPage(job.title, job.company, job.id)),
  );
}

function registerJobCalls(app: FastifyInstance, portal: Portal): void {
  app.get("/viewjob/api/pane", (request, reply) => {
    const job = portal.catalogue.find(JobQuery.parse(request.query).jk);
    if (job === undefined) return reply.code(404).send({ kind: "gone" });
    const sight = sightOf(portal, request.account, job);
    return { html: jobDetail(createView(), sight).text, paths: jobPaths(job) };
  });
  app.post("/jobs/api/save/:id", (request, reply) => {
    const { id } = z.object({ id: z.string() }).parse(request.params);
    if (request.account === undefined) return reply.code(401).send({ kind: "signed_out" });
    if (portal.catalogue.find(id) === undefined) return reply.code(404).send({ kind: "gone" });
    return { is_saved: portal.drafts.toggleSaved(request.account, id) };
  });
}

function showMyJobs(portal: Portal, request: FastifyRequest, reply: FastifyReply) {
  const { account } = request;
  if (account === undefined) {
    return reply.redirect(`/auth?continue=${encodeURIComponent(request.url)}`, 302);
  }
  const { tab } = z
    .object({ tab: z.enum(["applied", "saved"]).catch("applied") })
    .parse(request.query);
  const applied = portal.record
    .list(account)
    .toReversed()
    .map((sent) => ({
      id: sent.job_id,
      title: sent.job_title,
      company: sent.company,
      note: `Applied on ${dayText(Date.parse(sent.received_at))}`,
    }));
  const saved = portal.catalogue
    .list()
    .filter((job) => portal.drafts.isSaved(account, job.id))
    .map((job) => ({ id: job.id, title: job.title, company: job.company, note: job.location }));
  return reply
    .type(HTML)
    .send(myJobsPage(headerOf(request), tab, tab === "applied" ? applied : saved));
}

/** Search, the two panes, the page of one job, and what the visitor has of them. Open to everybody. */
export function registerJobsRoutes(app: FastifyInstance, portal: Portal): void {
  app.get("/", (request, reply) => reply.type(HTML).send(homePage(headerOf(request))));
  app.get("/jobs", (request, reply) => showResults(portal, request, reply));
  registerJobPages(app, portal);
  registerJobCalls(app, portal);
  app.get("/myjobs", (request, reply) => showMyJobs(portal, request, reply));
}
