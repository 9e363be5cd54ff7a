import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Job } from "./job.ts";
import { companySitePage, jobContent, jobPage } from "./pages/job.page.ts";
import { notFoundPage } from "./pages/layout.ts";
import { resultsContent, resultsPage } from "./pages/results.page.ts";
import { createView } from "./pages/view.ts";
import type { Portal } from "./portal.ts";
import { jobIdIn, parseSearchPath, SearchQuery, type SearchPath } from "./search-address.ts";
import { searchJobs } from "./search.ts";
import { sightOf } from "./standing.ts";
import { byAccount, faultsOf, frameOf, sessionEndOf, SIGNED_OUT } from "./visit.ts";

const HTML = "text/html; charset=utf-8";
const DRAW_MS = 60;
const REDRAW_MS = 150;
const REGISTRATION_AFTER_MS = 8000;
const PROMOTED_TILES = 2;
const SIMILAR_JOBS = 4;

const PageParams = z.object({ page: z.string() });
const JobParams = z.object({ id: z.string() });
const DataQuery = z.object({ seo_path: z.string() });

/** The data addresses are for the pages alone: called by hand they ask for a captcha. */
function isOwnCall(request: FastifyRequest): boolean {
  const { appid, systemid } = request.headers;
  return appid === "109" && systemid === "Naukri";
}

const refuseCall = (reply: FastifyReply) => reply.code(406).send({ message: "recaptcha required" });

function titleOf(path: SearchPath, query: SearchQuery): string {
  const words = query.k ?? path.keywords;
  const place = query.l ?? path.location;
  return `${words === "" ? "" : `${words} `}Jobs${place === "" ? "" : ` In ${place}`}`;
}

function findJobs(portal: Portal, path: SearchPath, query: SearchQuery, request: FastifyRequest) {
  const codes = faultsOf(portal, request).work_mode_codes ?? "usual";
  // The whole country without a word to search for shows no cards (one program's notes).
  const isEverything = query.k === undefined && path.keywords === "" && path.location === "india";
  const found = isEverything ? [] : searchJobs(portal.catalogue.list(), path, query, codes);
  return { codes, found } as const;
}

function sendResults(portal: Portal, request: FastifyRequest, reply: FastifyReply): unknown {
  if (!isOwnCall(request)) return refuseCall(reply);
  const seoPath = DataQuery.parse(request.query).seo_path;
  const path = parseSearchPath(seoPath.slice(1));
  if (path === undefined) return reply.code(404).send({ message: "No such search" });
  const query = SearchQuery.parse(request.query);
  const { codes, found } = findJobs(portal, path, query, request);
  const { account } = request;
  const promoted = path.page === 1 ? found.filter((job) => job.promoted) : [];
  const html = resultsContent(createView(), {
    origin: `${request.protocol}://${request.host}`,
    path: seoPath.replace(/-\d+$/, ""),
    title: titleOf(path, query),
    query,
    codes,
    page: path.page,
    found,
    promoted: promoted.slice(0, PROMOTED_TILES),
    isSaved: (job) => account !== undefined && portal.drafts.isSaved(account, job.id),
  });
  return reply.send({ html });
}

function showResults(
  portal: Portal,
  request: FastifyRequest,
  reply: FastifyReply,
  path: SearchPath,
): unknown {
  const faults = faultsOf(portal, request);
  const title = titleOf(path, SearchQuery.parse(request.query));
  return reply.type(HTML).send(
    resultsPage(createView(), frameOf(portal, request), title, {
      draw_ms: faults.draw_ms ?? DRAW_MS,
      redraw_ms: faults.redraw_ms ?? REDRAW_MS,
      registration_after_ms:
        request.account === undefined
          ? (faults.registration_after_ms ?? REGISTRATION_AFTER_MS)
          : null,
    }),
  );
}

function showJob(portal: Portal, request: FastifyRequest, reply: FastifyReply, job: Job): unknown {
  const faults = faultsOf(portal, request);
  return reply.type(HTML).send(
    jobPage(createView(), frameOf(portal, request), job, {
      job_id: job.id,
      draw_ms: faults.draw_ms ?? DRAW_MS,
      drawer_ms: faults.drawer_ms ?? 0,
      is_dead_click: faults.dead_click === true,
      session_end: sessionEndOf(portal, request),
    }),
  );
}

/** Other jobs of the same kind, always the same ones. */
function similarTo(portal: Portal, job: Job): Job[] {
  const isNear = (other: Job) =>
    other.id !== job.id &&
    other.state === "open" &&
    (other.department === job.department || other.skills.some((one) => job.skills.includes(one)));
  return portal.catalogue.list().filter(isNear).slice(0, SIMILAR_JOBS);
}

function sendJob(portal: Portal, request: FastifyRequest, reply: FastifyReply): unknown {
  if (!isOwnCall(request)) return refuseCall(reply);
  const job = portal.catalogue.find(JobParams.parse(request.params).id);
  if (job === undefined) return reply.code(404).send({ message: "No such job" });
  const { account } = request;
  const html = jobContent(createView(), {
    sight: sightOf(portal, account, job),
    isSignedIn: account !== undefined,
    interestWord: byAccount(account, "interest") ? "Interested" : "Interest shown",
    similar: similarTo(portal, job),
    now: portal.clock.now(),
  });
  return reply.send({ html });
}

function saveJob(portal: Portal, request: FastifyRequest, reply: FastifyReply): unknown {
  const { id } = JobParams.parse(request.params);
  if (request.account === undefined) return reply.code(401).send(SIGNED_OUT);
  if (portal.catalogue.find(id) === undefined) return reply.code(404).send({ kind: "gone" });
  return { is_saved: portal.drafts.toggleSaved(request.account, id) };
}

/** Search and the page of one job, both open to everybody, and the data behind them. */
export function registerJobsRoutes(app: FastifyInstance, portal: Portal): void {
  app.get("/:page", (request, reply) => {
    const { page } = PageParams.parse(request.params);
    const job = portal.catalogue.find(jobIdIn(page) ?? "");
    if (job !== undefined) return showJob(portal, request, reply, job);
    const path = parseSearchPath(page);
    return path === undefined
      ? reply.code(404).type(HTML).send(notFoundPage())
      : showResults(portal, request, reply, path);
  });
  app.get("/jobs", (_request, reply) => reply.redirect("/jobs-in-india", 302));
  app.get("/jobapi/v3/search", (request, reply) => sendResults(portal, request, reply));
  app.get("/jobapi/v4/job/:id", (request, reply) => sendJob(portal, request, reply));
  app.post("/jobapi/v4/job/:id/save", (request, reply) => saveJob(portal, request, reply));
  app.get("/company-site/:id", (request, reply) => {
    const job = portal.catalogue.find(JobParams.parse(request.params).id);
    reply.type(HTML);
    return job === undefined
      ? reply.code(404).send(notFoundPage())
      : reply.send(companySitePage(job));
  });
}
