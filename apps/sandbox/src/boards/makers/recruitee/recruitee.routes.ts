import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Job } from "../../job.ts";
import { feedOf, findBoard, COMPANY_WORDS } from "../../open-jobs.ts";
import { notFoundPage } from "../../pages/layout.ts";
import type { Portal } from "../../portal.ts";
import { originOf, sendHtml } from "../posting.ts";
import { offerOf } from "./recruitee.feed.ts";
import * as page from "./recruitee.page.ts";

const Params = z.object({ board: z.string(), slug: z.string().default("") });

/** Recruitee: text and form are panels of one page; the company's own host has a public list of offers. */
export function registerRecruitee(app: FastifyInstance, portal: Portal): void {
  const boardOf = (request: FastifyRequest) =>
    findBoard(portal, "recruitee", Params.parse(request.params).board);
  app.get("/recruitee/:board", (request, reply) => {
    const found = boardOf(request);
    return found === undefined
      ? sendHtml(reply, notFoundPage(), 404)
      : sendHtml(reply, page.listPage(found));
  });
  const offers = (request: FastifyRequest, reply: FastifyReply): unknown => {
    const found = feedOf(portal, "recruitee", Params.parse(request.params).board);
    if (found === undefined) return reply.code(404).send({ error: ["Not found"] });
    return { offers: found.jobs.map((job) => offerOf(job, portal.clock, originOf(request))) };
  };
  app.get("/recruitee/:board/api/offers", offers);
  const shown = (panel: page.Panel) => (request: FastifyRequest, reply: FastifyReply) => {
    const found = boardOf(request);
    if (found === undefined) return sendHtml(reply, notFoundPage(), 404);
    const { slug } = Params.parse(request.params);
    const job: Job | undefined = found.jobs.find((each) => page.jobSlug(each) === slug);
    if (job === undefined) return sendHtml(reply, page.gonePage(found.company, found.path), 404);
    const faults = portal.faults.get();
    const words = faults.confirmation === "own_words" ? COMPANY_WORDS : undefined;
    const input = { hasCaptcha: faults.captcha === "apply", words };
    return sendHtml(reply, page.jobPage(job, panel, input));
  };
  app.get("/recruitee/:board/o/:slug", shown("details"));
  app.get("/recruitee/:board/o/:slug/c/new", shown("form"));
  app.get("/recruitee/:board/o/:slug/applied", shown("applied"));
}
