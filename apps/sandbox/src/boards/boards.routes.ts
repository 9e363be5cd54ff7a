import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { suggestCities } from "../job-site/catalogue/places.ts";
import { hashText } from "../seeded-random.ts";
import type { Job } from "./job.ts";
import * as ashby from "./pages/ashby.page.ts";
import * as greenhouse from "./pages/greenhouse.page.ts";
import { checkFrame, notFoundPage, plainPage } from "./pages/layout.ts";
import * as lever from "./pages/lever.page.ts";
import type { Portal } from "./portal.ts";
import { markup } from "../markup.ts";
import { findBoard, findOpen, COMPANY_WORDS } from "./open-jobs.ts";
import { registerMakerRoutes } from "./makers/routes.ts";
import { knownAddress } from "./known-address.ts";

const HTML = "text/html; charset=utf-8";
const Params = z.object({ board: z.string(), id: z.string().default("") });
const ListQuery = z.object({
  page: z.coerce.number().int().min(1).catch(1),
  error: z.string().optional(),
});
const HYDRATE_MS = 60;

const missing = (reply: FastifyReply): unknown => reply.code(404).type(HTML).send(notFoundPage());

/** What is switched for a visitor, of whom a board knows nothing before the form is sent. */
const switches = (portal: Portal) => portal.faults.get();

function registerGreenhouse(app: FastifyInstance, portal: Portal): void {
  const skinOf = (board: string): greenhouse.Skin =>
    switches(portal).skin ?? (hashText(`skin:${board}`) % 4 === 0 ? "embedded" : "current");
  app.get("/greenhouse/:board", (request, reply) => {
    const { board } = Params.parse(request.params);
    const { page, error } = ListQuery.parse(request.query);
    const found = findBoard(portal, "greenhouse", board);
    if (found === undefined) return missing(reply);
    const input = { ...found, page, isGone: error === "true" };
    return reply.type(HTML).send(greenhouse.listPage(skinOf(board), input));
  });
  app.get("/greenhouse/:board/jobs/:id", (request, reply) => {
    const params = Params.parse(request.params);
    const job = findOpen(portal, "greenhouse", params);
    if (job === undefined) return reply.redirect(`/greenhouse/${params.board}?error=true`, 302);
    const input = { job, hasCaptcha: switches(portal).captcha === "apply" };
    return reply.type(HTML).send(greenhouse.jobPage(skinOf(params.board), input));
  });
}

function registerLever(app: FastifyInstance, portal: Portal): void {
  app.get("/lever/:board", (request, reply) => {
    const { board } = Params.parse(request.params);
    const found = findBoard(portal, "lever", board);
    if (found === undefined) return missing(reply);
    return reply.type(HTML).send(lever.listPage({ ...found, page: 1, isGone: false }));
  });
  const withJob =
    (draw: (job: Job) => string) =>
    (request: FastifyRequest, reply: FastifyReply): unknown => {
      const job = findOpen(portal, "lever", Params.parse(request.params));
      return job === undefined ? missing(reply) : reply.type(HTML).send(draw(job));
    };
  app.get("/lever/:board/:id", withJob(lever.jobPage));
  const draw = (job: Job): string =>
    lever.formPage({ job, hasCaptcha: switches(portal).captcha === "apply" });
  app.get("/lever/:board/:id/apply", withJob(draw));
}

function registerAshby(app: FastifyInstance, portal: Portal): void {
  const shell = (request: FastifyRequest, reply: FastifyReply, view: string): unknown => {
    const params = Params.parse(request.params);
    const found = findBoard(portal, "ashby", params.board);
    if (found === undefined) return missing(reply);
    const posting = findOpen(portal, "ashby", params);
    const title =
      posting === undefined ? `${found.company} Jobs` : `${posting.title} @ ${posting.company}`;
    const path = params.id === "" ? "" : `/${params.id}`;
    return reply.type(HTML).send(
      ashby.shellPage({
        title,
        company: found.company,
        posting,
        hydrateMs: switches(portal).hydrate_ms ?? HYDRATE_MS,
        view: `/cinder/${params.board}${path}${view}`,
      }),
    );
  };
  app.get("/ashby/:board", (request, reply) => shell(request, reply, ""));
  app.get("/ashby/:board/:id", (request, reply) => shell(request, reply, ""));
  app.get("/ashby/:board/:id/application", (request, reply) =>
    shell(request, reply, "/application"),
  );
  app.get("/cinder/:board", (request) => {
    const found = findBoard(portal, "ashby", Params.parse(request.params).board);
    const view = found && ashby.listView({ ...found, page: 1, isGone: false });
    return { html: (view ?? ashby.goneView()).text };
  });
  const view =
    (draw: (job: Job) => { text: string }) =>
    (request: FastifyRequest): unknown => {
      const job = findOpen(portal, "ashby", Params.parse(request.params));
      return { html: (job === undefined ? ashby.goneView() : draw(job)).text };
    };
  app.get("/cinder/:board/:id", view(ashby.jobView));
  const draw = (job: Job) =>
    ashby.formView({ job, hasCaptcha: switches(portal).captcha === "apply" });
  app.get("/cinder/:board/:id/application", view(draw));
}

/** Where a form that was taken leads. Open to everybody who knows the address, as the real ones. */
function registerThanks(app: FastifyInstance, portal: Portal): void {
  const words = (): string | undefined =>
    switches(portal).confirmation === "own_words" ? COMPANY_WORDS : undefined;
  const withJob =
    (draw: (job: Job) => string) =>
    (request: FastifyRequest, reply: FastifyReply): unknown => {
      const job = portal.catalogue.find(Params.parse(request.params).id);
      return job === undefined ? missing(reply) : reply.type(HTML).send(draw(job));
    };
  app.get(
    "/greenhouse/:board/jobs/:id/confirmation",
    withJob((job) => greenhouse.thanksPage(job, words())),
  );
  app.get(
    "/lever/:board/:id/thanks",
    withJob((job) => lever.thanksPage(job, words())),
  );
  app.get("/lever/:board/:id/already-received", withJob(lever.alreadyPage));
}

/** Every company with the address that its board would have outside, to be copied. */
function homePage(portal: Portal): string {
  const boards = new Map<string, Job[]>();
  for (const job of portal.catalogue.list()) {
    const path = `/${job.vendor}/${job.board}`;
    boards.set(path, [...(boards.get(path) ?? []), job]);
  }
  const items = [...boards].flatMap(([path, jobs]) => {
    const [first] = jobs;
    if (first === undefined) return [];
    const address = knownAddress(first.vendor, first.board);
    const open = jobs.filter((job) => job.state === "open").length;
    return [
      markup`<li><a href="${path}">${first.company}</a>, ${open} open jobs<br><code>${address}</code></li>`,
    ];
  });
  return plainPage("Company boards", markup`<ul>${items}</ul>`);
}

/** Lists, jobs and forms of all companies. Open to everybody. */
export function registerBoardRoutes(app: FastifyInstance, portal: Portal): void {
  app.get("/", (_request, reply) => reply.type(HTML).send(homePage(portal)));
  app.get("/places", (request) => {
    const { q } = z.object({ q: z.string().catch("") }).parse(request.query);
    return { places: suggestCities(q) };
  });
  app.get("/captcha", (_request, reply) => reply.type(HTML).send(checkFrame()));
  registerGreenhouse(app, portal);
  registerLever(app, portal);
  registerAshby(app, portal);
  registerThanks(app, portal);
  registerMakerRoutes(app, portal);
}
