import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Job } from "../../job.ts";
import { feedOf, findBoard, findOpen, COMPANY_WORDS } from "../../open-jobs.ts";
import { notFoundPage } from "../../pages/layout.ts";
import type { Portal } from "../../portal.ts";
import { originOf, sendHtml } from "../posting.ts";
import { jsonFeed, rssFeed } from "./teamtailor.feed.ts";
import * as page from "./teamtailor.page.ts";

const Params = z.object({ board: z.string(), slug: z.string().default("") });

function registerLists(app: FastifyInstance, portal: Portal): void {
  const boardOf = (request: FastifyRequest) =>
    findBoard(portal, "teamtailor", Params.parse(request.params).board);
  const list = (request: FastifyRequest, reply: FastifyReply) => {
    const found = boardOf(request);
    if (found === undefined) return sendHtml(reply, notFoundPage(), 404);
    const { query } = z.object({ query: z.string().catch("") }).parse(request.query);
    const jobs = found.jobs.filter(({ title }) =>
      title.toLowerCase().includes(query.toLowerCase()),
    );
    return sendHtml(reply, page.listPage({ ...found, jobs }));
  };
  app.get("/teamtailor/:board", list);
  app.get("/teamtailor/:board/jobs", list);
  app.get("/teamtailor/:board/jobs/show_more", (request, reply) => {
    const found = boardOf(request);
    const query = z.object({ page: z.coerce.number().int().min(1).catch(1) }).parse(request.query);
    if (found === undefined) return sendHtml(reply, notFoundPage(), 404);
    return sendHtml(reply, page.listRows(found, query.page).text);
  });
  app.get("/teamtailor/:board/jobs.json", (request, reply) => {
    const found = feedOf(portal, "teamtailor", Params.parse(request.params).board);
    if (found === undefined) return reply.code(404).send({ message: "Not found" });
    const query = z.object({ page: z.coerce.number().int().min(1).catch(1) }).parse(request.query);
    reply.type("application/feed+json; charset=utf-8");
    return reply.send(JSON.stringify(jsonFeed(found, query.page, originOf(request))));
  });
  app.get("/teamtailor/:board/jobs.rss", (request, reply) => {
    const found = feedOf(portal, "teamtailor", Params.parse(request.params).board);
    if (found === undefined) return sendHtml(reply, notFoundPage(), 404);
    reply.type("application/rss+xml; charset=utf-8");
    return reply.send(rssFeed(found, portal.clock, originOf(request)));
  });
}

function registerJobs(app: FastifyInstance, portal: Portal): void {
  const withJob =
    (draw: (job: Job) => string) =>
    (request: FastifyRequest, reply: FastifyReply): unknown => {
      const { board, slug } = Params.parse(request.params);
      const job = findOpen(portal, "teamtailor", { board, id: slug.split("-")[0] ?? "" });
      if (job !== undefined) return sendHtml(reply, draw(job));
      const found = findBoard(portal, "teamtailor", board);
      const gone = found === undefined ? notFoundPage() : page.gonePage(found.company, found.path);
      return sendHtml(reply, gone, 404);
    };
  app.get("/teamtailor/:board/jobs/:slug", withJob(page.jobPage));
  const form = (job: Job): string => page.formPage(job, portal.faults.get().captcha === "apply");
  app.get("/teamtailor/:board/jobs/:slug/applications/new", withJob(form));
  const thanks = (job: Job): string => {
    const isOwn = portal.faults.get().confirmation === "own_words";
    return page.thanksPage(job, isOwn ? COMPANY_WORDS : undefined);
  };
  app.get("/teamtailor/:board/jobs/:slug/applications/:uuid/thanks/:signs", withJob(thanks));
}

/** Teamtailor: list in pages, RSS, the form in the job's page or alone, files sent ahead of it. */
export function registerTeamtailor(app: FastifyInstance, portal: Portal): void {
  registerLists(app, portal);
  registerJobs(app, portal);
  app.post("/teamtailor/:board/uploads", (request) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    return { url: `/uploads/${createHash("sha256").update(body).digest("hex").slice(0, 24)}` };
  });
}
