import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Job } from "../../job.ts";
import { feedOf, findBoard, COMPANY_WORDS } from "../../open-jobs.ts";
import { notFoundPage } from "../../pages/layout.ts";
import type { Portal } from "../../portal.ts";
import { originOf, sendHtml } from "../posting.ts";
import { listedPosting, singlePosting } from "./smartrecruiters.feed.ts";
import * as page from "./smartrecruiters.page.ts";

const Params = z.object({ board: z.string(), id: z.string().default("") });
const MOST_AT_ONCE = 100;
const ListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MOST_AT_ONCE).catch(10),
  offset: z.coerce.number().int().min(0).catch(0),
  q: z.string().catch(""),
});

function registerFeed(app: FastifyInstance, portal: Portal): void {
  const path = "/smartrecruiters/-api/v1/companies/:board/postings";
  app.get(path, (request, reply) => {
    if (portal.faults.get().feed === "missing")
      return reply.code(404).send({ message: "Not found" });
    // A company that nobody has is one without postings.
    const found = feedOf(portal, "smartrecruiters", Params.parse(request.params).board);
    const { limit, offset, q } = ListQuery.parse(request.query);
    const wanted = (found?.jobs ?? []).filter(({ title }) =>
      title.toLowerCase().includes(q.toLowerCase()),
    );
    const content = wanted
      .slice(offset, offset + limit)
      .map((job) => listedPosting(job, portal.clock, originOf(request)));
    return { offset, limit, totalFound: wanted.length, content };
  });
  app.get(`${path}/:id`, (request, reply) => {
    const { board, id } = Params.parse(request.params);
    const job = feedOf(portal, "smartrecruiters", board)?.jobs.find(
      (each) => each.id === id || page.publicationOf(each) === id,
    );
    return job === undefined
      ? reply.code(404).send({ message: "Posting not found" })
      : singlePosting(job, portal.clock, originOf(request));
  });
}

/** SmartRecruiters: a list and a job of plain HTML, a form of elements with roots of their own behind a guard. */
export function registerSmartRecruiters(app: FastifyInstance, portal: Portal): void {
  registerFeed(app, portal);
  const boardOf = (request: FastifyRequest) =>
    findBoard(portal, "smartrecruiters", Params.parse(request.params).board);
  app.get("/smartrecruiters/:board", (request, reply) => {
    const found = boardOf(request);
    return found === undefined
      ? sendHtml(reply, notFoundPage(), 404)
      : sendHtml(reply, page.listPage(found));
  });
  const withJob =
    (isIt: (job: Job, id: string) => boolean, draw: (job: Job) => string) =>
    (request: FastifyRequest, reply: FastifyReply): unknown => {
      const found = boardOf(request);
      const { id } = Params.parse(request.params);
      const job = found?.jobs.find((each) => isIt(each, id));
      if (job !== undefined) return sendHtml(reply, draw(job));
      const gone = found === undefined ? notFoundPage() : page.gonePage(found.company, found.path);
      return sendHtml(reply, gone, 404);
    };
  const isNumbered = (job: Job, id: string): boolean => id.split("-")[0] === job.id;
  app.get("/smartrecruiters/:board/:id", withJob(isNumbered, page.jobPage));
  const form = (job: Job): string => {
    const faults = portal.faults.get();
    if (faults.captcha === "apply") return page.guardPage();
    const words = faults.confirmation === "own_words" ? COMPANY_WORDS : undefined;
    return page.formPage({ job, words });
  };
  const isPublication = (job: Job, id: string): boolean => page.publicationOf(job) === id;
  for (const step of ["", "/screening", "/success"]) {
    const path = `/smartrecruiters/oneclick-ui/company/:board/publication/:id${step}`;
    app.get(path, withJob(isPublication, form));
  }
}
