import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Job } from "../../job.ts";
import { feedOf, findBoard, findOpen } from "../../open-jobs.ts";
import { notFoundPage } from "../../pages/layout.ts";
import type { Portal } from "../../portal.ts";
import { originOf, sendHtml } from "../posting.ts";
import { listedItem, olderItem, singleItem } from "./rippling.feed.ts";
import * as page from "./rippling.page.ts";

const Params = z.object({ board: z.string(), id: z.string().default("") });
const PageQuery = z.object({
  page: z.coerce.number().int().min(0).catch(0),
  pageSize: z.coerce.number().int().min(1).max(100).catch(page.PAGE_SIZE),
});

function registerFeed(app: FastifyInstance, portal: Portal, prefix: string): void {
  const missing = (reply: FastifyReply) => reply.code(404).send({ message: "Not found" });
  app.get(`${prefix}/api/v2/board/:board/jobs`, (request, reply) => {
    const found = feedOf(portal, "rippling", Params.parse(request.params).board);
    if (found === undefined) return missing(reply);
    const query = PageQuery.parse(request.query);
    const start = query.page * query.pageSize;
    const shown = found.jobs.slice(start, start + query.pageSize);
    const origin = originOf(request);
    return {
      items: shown.map((job) => listedItem(job, origin)),
      page: query.page,
      pageSize: query.pageSize,
      totalItems: found.jobs.length,
      totalPages: Math.ceil(found.jobs.length / query.pageSize),
    };
  });
  app.get(`${prefix}/api/v2/board/:board/jobs/:id`, (request, reply) => {
    const { board, id } = Params.parse(request.params);
    const job = feedOf(portal, "rippling", board)?.jobs.find((each) => each.id === id);
    return job === undefined ? missing(reply) : singleItem(job, portal.clock, originOf(request));
  });
}

function registerPages(app: FastifyInstance, portal: Portal, prefix: string): void {
  const boardOf = (request: FastifyRequest) =>
    findBoard(portal, "rippling", Params.parse(request.params).board);
  app.get(`${prefix}/:board/jobs`, (request, reply) => {
    const found = boardOf(request);
    if (found === undefined) return sendHtml(reply, notFoundPage(), 404);
    const query = PageQuery.parse(request.query);
    return sendHtml(reply, page.listPage({ ...found, page: query.page }));
  });
  const withJob =
    (draw: (job: Job) => string) =>
    (request: FastifyRequest, reply: FastifyReply): unknown => {
      const job = findOpen(portal, "rippling", Params.parse(request.params));
      if (job !== undefined) return sendHtml(reply, draw(job));
      const found = boardOf(request);
      const gone = found === undefined ? notFoundPage() : page.gonePage(found.company, found.path);
      return sendHtml(reply, gone, 404);
    };
  app.get(`${prefix}/:board/jobs/:id`, withJob(page.jobPage));
  const form = (job: Job): string => page.formPage(job, portal.faults.get().captcha === "apply");
  app.get(`${prefix}/:board/jobs/:id/apply`, withJob(form));
}

/** Rippling: pages with or without a language before the company, an interface in pages, an older one on another host. */
export function registerRippling(app: FastifyInstance, portal: Portal): void {
  registerPages(app, portal, "/rippling");
  registerPages(app, portal, "/rippling/:language(^[a-z]{2}-[A-Z0-9]{2,3}$)");
  for (const prefix of ["/rippling", "/rippling/-api"]) registerFeed(app, portal, prefix);
  app.get("/rippling/-api/platform/api/ats/v1/board/:board/jobs", (request, reply) => {
    const found = feedOf(portal, "rippling", Params.parse(request.params).board);
    const origin = originOf(request);
    return found === undefined
      ? reply.code(404).send({ message: "Not found" })
      : found.jobs.map((job) => olderItem(job, origin));
  });
}
