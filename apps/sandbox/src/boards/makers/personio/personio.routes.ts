import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Job } from "../../job.ts";
import { feedOf, findBoard, findOpen } from "../../open-jobs.ts";
import { notFoundPage } from "../../pages/layout.ts";
import type { Portal } from "../../portal.ts";
import { sendHtml } from "../posting.ts";
import { searchEntry, xmlFeed } from "./personio.feed.ts";
import * as page from "./personio.page.ts";

const Params = z.object({ board: z.string(), id: z.string().default("") });

/** Personio: server-drawn list and job, the form on a page of its own, a feed in XML. */
export function registerPersonio(app: FastifyInstance, portal: Portal): void {
  const boardOf = (request: FastifyRequest) =>
    findBoard(portal, "personio", Params.parse(request.params).board);
  app.get("/personio/:board", (request, reply) => {
    const found = boardOf(request);
    return found === undefined
      ? sendHtml(reply, notFoundPage(), 404)
      : sendHtml(reply, page.listPage(found));
  });
  app.get("/personio/:board/xml", (request, reply) => {
    const found = feedOf(portal, "personio", Params.parse(request.params).board);
    if (found === undefined) return sendHtml(reply, notFoundPage(), 404);
    reply.type("text/xml; charset=utf-8");
    return reply.send(xmlFeed(found.jobs, portal.clock));
  });
  app.get("/personio/:board/search.json", (request, reply) => {
    const found = boardOf(request);
    return found === undefined ? reply.code(404).send([]) : found.jobs.map(searchEntry);
  });
  const withJob =
    (draw: (job: Job) => string) =>
    (request: FastifyRequest, reply: FastifyReply): unknown => {
      const job = findOpen(portal, "personio", Params.parse(request.params));
      if (job !== undefined) return sendHtml(reply, draw(job));
      const found = boardOf(request);
      return sendHtml(
        reply,
        found === undefined ? notFoundPage() : page.gonePage(found.company, found.path),
        404,
      );
    };
  app.get("/personio/:board/job/:id", withJob(page.jobPage));
  const form = (job: Job): string => page.formPage(job, portal.faults.get().captcha === "apply");
  app.get("/personio/:board/job/:id/apply", withJob(form));
}
