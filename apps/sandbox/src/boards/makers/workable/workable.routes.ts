import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Job } from "../../job.ts";
import { feedOf, findBoard, findOpen, COMPANY_WORDS } from "../../open-jobs.ts";
import { notFoundPage } from "../../pages/layout.ts";
import type { Portal } from "../../portal.ts";
import { originOf, sendHtml } from "../posting.ts";
import { listedJob, PAGE_SIZE, singleJob, widgetJob } from "./workable.feed.ts";
import * as page from "./workable.page.ts";

const Params = z.object({ board: z.string(), id: z.string().default("") });
/** What the career page asks its own interface with; `token` is the `nextPage` of the answer before. */
const JobsRequest = z
  .object({
    query: z.string().catch(""),
    token: z.string().optional(),
    department: z.array(z.string()).catch([]),
  })
  .catch({ query: "", department: [] });

const isWanted = (job: Job, query: string, departments: readonly string[]): boolean =>
  `${job.title} ${job.department}`.toLowerCase().includes(query.trim().toLowerCase()) &&
  (departments.length === 0 || departments.includes(job.department));

function listJobs(portal: Portal, request: FastifyRequest, reply: FastifyReply): unknown {
  const found = findBoard(portal, "workable", Params.parse(request.params).board);
  if (found === undefined) return reply.code(404).send({ error: "Not found" });
  const { query, token, department } = JobsRequest.parse(request.body ?? {});
  const wanted = found.jobs.filter((job) => isWanted(job, query, department));
  const start = token === undefined ? 0 : Number(Buffer.from(token, "base64url").toString());
  const end = start + PAGE_SIZE;
  return {
    total: wanted.length,
    results: wanted.slice(start, end).map((job) => listedJob(job, portal.clock)),
    ...(end < wanted.length ? { nextPage: Buffer.from(String(end)).toString("base64url") } : {}),
  };
}

function registerFeeds(app: FastifyInstance, portal: Portal, prefix: string): void {
  app.post(`${prefix}/v3/accounts/:board/jobs`, (request, reply) =>
    listJobs(portal, request, reply),
  );
  app.get(`${prefix}/v2/accounts/:board/jobs/:id`, (request, reply) => {
    const job = findOpen(portal, "workable", Params.parse(request.params));
    return job === undefined
      ? reply.code(404).send({ error: "Not found" })
      : singleJob(job, portal.clock);
  });
  app.get(`${prefix}/v1/widget/accounts/:board`, (request, reply) => {
    const found = feedOf(portal, "workable", Params.parse(request.params).board);
    if (found === undefined) return reply.code(404).send({ error: "Not found" });
    const { details } = z.object({ details: z.string().catch("") }).parse(request.query);
    const origin = originOf(request);
    return {
      name: found.company,
      description: null,
      jobs: found.jobs.map((job) => widgetJob(job, portal.clock, origin, details === "true")),
    };
  });
}

function registerPages(app: FastifyInstance, portal: Portal): void {
  const faults = () => portal.faults.get();
  app.get("/workable/:board", (request, reply) => {
    const { board } = Params.parse(request.params);
    const found = findBoard(portal, "workable", board);
    if (found === undefined) return sendHtml(reply, notFoundPage(), 404);
    const { not_found } = z.object({ not_found: z.string().catch("") }).parse(request.query);
    return sendHtml(reply, page.listPage({ ...found, board, isGone: not_found === "true" }));
  });
  const withJob =
    (draw: (job: Job, request: FastifyRequest) => string) =>
    (request: FastifyRequest, reply: FastifyReply): unknown => {
      const params = Params.parse(request.params);
      const job = findOpen(portal, "workable", params);
      return job === undefined
        ? reply.redirect(`/workable/${params.board}/?not_found=true`, 302)
        : sendHtml(reply, draw(job, request));
    };
  app.get(
    "/workable/:board/j/:id",
    withJob((job) => page.jobPage(job)),
  );
  const form = (job: Job, request: FastifyRequest): string => {
    const { success } = z.object({ success: z.string().optional() }).parse(request.query);
    if (success === undefined) return page.formPage(job, faults().captcha === "apply");
    return page.thanksPage(job, faults().confirmation === "own_words" ? COMPANY_WORDS : undefined);
  };
  app.get("/workable/:board/j/:id/apply", withJob(form));
}

/** Workable: one page of three sections, a list that its script asks for, two feeds. */
export function registerWorkable(app: FastifyInstance, portal: Portal): void {
  registerPages(app, portal);
  for (const prefix of ["/workable/api", "/workable/-api/api"]) registerFeeds(app, portal, prefix);
  // The documented address, on another host (help centre of the maker): it leads to the one above.
  app.get("/workable/-api/api/accounts/:board", (request, reply) => {
    const { board } = Params.parse(request.params);
    const query = new URL(request.url, "http://sandbox").search;
    return reply.redirect(`/workable/-api/api/v1/widget/accounts/${board}${query}`, 302);
  });
}
