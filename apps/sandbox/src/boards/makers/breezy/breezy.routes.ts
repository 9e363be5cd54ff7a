import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Job } from "../../job.ts";
import { feedOf, findBoard, findOpen } from "../../open-jobs.ts";
import { notFoundPage } from "../../pages/layout.ts";
import type { Portal } from "../../portal.ts";
import { originOf, sendHtml } from "../posting.ts";
import { positionOf } from "./breezy.feed.ts";
import * as page from "./breezy.page.ts";

const Params = z.object({ board: z.string(), slug: z.string().default("") });

/** Breezy: a public list in JSON, a form in steps, a box that only a machine fills in. */
export function registerBreezy(app: FastifyInstance, portal: Portal): void {
  const boardOf = (request: FastifyRequest) =>
    findBoard(portal, "breezy", Params.parse(request.params).board);
  app.get("/breezy/:board", (request, reply) => {
    const found = boardOf(request);
    return found === undefined
      ? sendHtml(reply, notFoundPage(), 404)
      : sendHtml(reply, page.listPage(found));
  });
  // An empty list for every name, also for one that nobody has.
  app.get("/breezy/:board/json", (request, reply) => {
    if (portal.faults.get().feed === "missing") return sendHtml(reply, notFoundPage(), 404);
    const found = feedOf(portal, "breezy", Params.parse(request.params).board);
    const origin = originOf(request);
    return (found?.jobs ?? []).map((job) => positionOf(job, portal.clock, origin));
  });
  const withJob =
    (draw: (job: Job) => string) =>
    (request: FastifyRequest, reply: FastifyReply): unknown => {
      const { board, slug } = Params.parse(request.params);
      const job = findOpen(portal, "breezy", { board, id: slug.split("-")[0] ?? "" });
      if (job !== undefined) return sendHtml(reply, draw(job));
      const found = boardOf(request);
      return found === undefined
        ? sendHtml(reply, notFoundPage(), 404)
        : sendHtml(reply, page.gonePage(found.company, found.path));
    };
  app.get("/breezy/:board/p/:slug", withJob(page.jobPage));
  const form = (job: Job): string => page.formPage(job, portal.faults.get().captcha === "apply");
  app.get("/breezy/:board/p/:slug/apply", withJob(form));
  // The CV is read as soon as it is chosen; of these nothing is found in it.
  app.post("/breezy/:board/uploads", () => ({ summary: "" }));
}
