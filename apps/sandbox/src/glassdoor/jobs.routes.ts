import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { dayText } from "../job-site/standing.ts";
import { hashText } from "../seeded-random.ts";
import type { Job } from "./job.ts";
import { card } from "./pages/job-card.ts";
import { appliedPage, externalPage, jobDetail, jobPage, jobPath } from "./pages/job.page.ts";
import { notFoundPage } from "./pages/layout.ts";
import { resultsPage, type Skin } from "./pages/results.page.ts";
import { createView } from "./pages/view.ts";
import type { Portal } from "./portal.ts";
import {
  findPlace,
  PAGE_SIZE,
  readSearchPath,
  SearchFilters,
  searchJobs,
  searchPath,
  suggestPlaces,
  type Wanted,
} from "./search.ts";
import { sightOf } from "./sights.ts";

const HTML = "text/html; charset=utf-8";
const SKINS: readonly Skin[] = ["current", "older"];
const RECOMMENDED = 32;
const DEFAULT_STREAM_MS = 60;
const NOTHING: Wanted = { keywords: "", place: undefined };

function skinOf(portal: Portal, request: FastifyRequest): Skin {
  const { skin } = z.object({ skin: z.string().optional().catch(undefined) }).parse(request.query);
  const byAccount = SKINS[hashText(`skin:${request.account ?? ""}`) % SKINS.length];
  const forced = portal.faults.get(request.account).skin;
  return SKINS.find((known) => known === skin) ?? forced ?? byAccount ?? "current";
}

function titleOf({ keywords, place }: Wanted, total: number): string {
  const what = keywords === "" ? "jobs" : `${keywords} jobs`;
  return `${total} ${what}${place === undefined ? "" : ` in ${place.label}`}`;
}

interface Found {
  wanted: Wanted;
  title: string;
  jobs: readonly Job[];
}

/** Without an address of a search there is nothing but recommendations, whatever the query says. */
function findJobs(portal: Portal, path: string, filters: SearchFilters): Found {
  const all = portal.catalogue.list();
  const wanted = readSearchPath(path.split("/Job/")[1] ?? "");
  if (wanted === undefined) {
    const open = all.filter((job) => job.state === "open");
    return {
      wanted: NOTHING,
      title: "Recommended Jobs For You",
      jobs: open.slice(0, RECOMMENDED),
    };
  }
  const jobs = searchJobs(all, wanted, filters);
  return { wanted, title: titleOf(wanted, jobs.length), jobs };
}

const pathOf = (request: FastifyRequest): string =>
  decodeURI(new URL(request.url, "http://site.invalid").pathname);

function showResults(portal: Portal, request: FastifyRequest, reply: FastifyReply) {
  const filters = SearchFilters.parse(request.query);
  const path = pathOf(request);
  const { wanted, title, jobs } = findJobs(portal, path, filters);
  const page = jobs.slice(filters.cursor, filters.cursor + PAGE_SIZE);
  return reply.type(HTML).send(
    resultsPage(createView(), {
      skin: skinOf(portal, request),
      account: request.account,
      here: request.url,
      path,
      title,
      ...wanted,
      filters,
      total: jobs.length,
      sights: page.map((job) => sightOf(portal, request.account, job)),
      overlay: portal.faults.get(request.account).login_overlay ?? null,
      streamMs: portal.faults.get(request.account).stream_ms ?? DEFAULT_STREAM_MS,
    }),
  );
}

function registerSearchCalls(app: FastifyInstance, portal: Portal): void {
  app.get("/autocomplete/location", (request) => {
    const { term } = z.object({ term: z.string().max(100).catch("") }).parse(request.query);
    return { elements: suggestPlaces(term) };
  });
  app.get("/autocomplete/keyword", (request) => {
    const { term } = z.object({ term: z.string().max(100).catch("") }).parse(request.query);
    const wanted = term.trim().toLowerCase();
    const titles = new Set(portal.catalogue.list().map((job) => job.title));
    const elements = [...titles]
      .filter((title) => wanted !== "" && title.toLowerCase().includes(wanted))
      .slice(0, 6);
    return { elements: elements.map((label) => ({ id: 0, label })) };
  });
  app.post("/job-search/api/address", (request) => {
    const { keywords, place_id } = z
      .object({ keywords: z.string().max(300), place_id: z.number().int().nullable() })
      .parse(request.body);
    return { path: searchPath({ keywords, place: findPlace(place_id) }) };
  });
  app.get("/job-search/api/more", (request) => {
    const { path } = z.object({ path: z.string().catch("") }).parse(request.query);
    const filters = SearchFilters.parse(request.query);
    const { jobs } = findJobs(portal, path, filters);
    const view = createView();
    const page = jobs.slice(filters.cursor, filters.cursor + PAGE_SIZE);
    const next = filters.cursor + PAGE_SIZE;
    return {
      html: page
        .map((job, index) => {
          const sight = sightOf(portal, request.account, job);
          const place = filters.cursor + index + 1;
          return card(view, { sight, place, isSelected: false }).text;
        })
        .join(""),
      next: next < jobs.length ? next : null,
    };
  });
}

function registerJobRoutes(app: FastifyInstance, portal: Portal): void {
  const find = (request: FastifyRequest): Job | undefined => {
    const { jl, jobListingId } = z
      .object({ jl: z.string().catch(""), jobListingId: z.string().catch("") })
      .parse(request.query);
    return portal.catalogue.find(jl === "" ? jobListingId : jl);
  };
  app.get("/job-listing/:name", (request, reply) => {
    const job = find(request);
    reply.type(HTML);
    if (job === undefined) return reply.code(404).send(notFoundPage());
    const sight = sightOf(portal, request.account, job);
    return reply.send(jobPage(createView(), request.account, request.url, sight));
  });
  app.get("/job-listing/api/detail", (request, reply) => {
    const job = find(request);
    if (job === undefined) return reply.code(404).send({ kind: "gone" });
    return { html: jobDetail(createView(), sightOf(portal, request.account, job)).text };
  });
  app.get("/partner/jobListing.htm", (request, reply) => {
    const job = find(request);
    reply.type(HTML);
    if (job === undefined) return reply.code(404).send(notFoundPage());
    // The link over a card comes here too, and only passes through.
    const { pos } = z.object({ pos: z.string().optional().catch(undefined) }).parse(request.query);
    return pos === undefined ? reply.send(externalPage(job)) : reply.redirect(jobPath(job), 302);
  });
  app.post("/job-listing/api/qualification/:id", (request, reply) => {
    const { id } = z.object({ id: z.string() }).parse(request.params);
    const { account } = request;
    if (account === undefined) return reply.code(401).send({ kind: "signed_out" });
    // It changes the profile of a person who asked for nothing: kept beside the form's traps.
    const trap = "profile-qualification";
    portal.indeed.portal.traps.add({ trap, account, job_id: id });
    return reply.code(204).send();
  });
  app.post("/job-listing/api/save/:id", (request, reply) => {
    const { id } = z.object({ id: z.string() }).parse(request.params);
    if (request.account === undefined) return reply.code(401).send({ kind: "signed_out" });
    if (portal.catalogue.find(id) === undefined) return reply.code(404).send({ kind: "gone" });
    return { is_saved: portal.drafts.toggleSaved(request.account, id) };
  });
}

/** Search by typed words, the two panes, the page of one job, and what the visitor applied to. */
export function registerJobsRoutes(app: FastifyInstance, portal: Portal): void {
  app.get("/", (_request, reply) => reply.redirect("/Job/index.htm", 302));
  app.get("/Job/:name", (request, reply) => showResults(portal, request, reply));
  registerSearchCalls(app, portal);
  registerJobRoutes(app, portal);
  app.get("/member/profile/applied.htm", (request, reply) => {
    const { account } = request;
    if (account === undefined) {
      return reply.redirect(
        `/profile/login_input.htm?next=${encodeURIComponent(request.url)}`,
        302,
      );
    }
    const rows = portal.record
      .list(account)
      .toReversed()
      .map((sent) => {
        const job = portal.catalogue.find(sent.job_id);
        return {
          // The number alone leads to the job, or says that it is gone.
          path: job === undefined ? `/job-listing/j?jl=${sent.job_id}` : jobPath(job),
          title: sent.job_title,
          company: sent.company,
          on: dayText(Date.parse(sent.received_at)),
        };
      });
    return reply.type(HTML).send(appliedPage(account, request.url, rows));
  });
}
