import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { memberCall, memberPage } from "./gate.ts";
import type { Job } from "./job.ts";
import { notFoundPage } from "./pages/error.page.ts";
import { externalPage } from "./pages/external.page.ts";
import { jobDetailLegacy, jobPageLegacy } from "./pages/job-legacy.page.ts";
import { jobDetailSdui, jobPageSdui } from "./pages/job-sdui.page.ts";
import type { ListShape, SearchPageInput } from "./pages/search-input.ts";
import { searchPageLegacy } from "./pages/search-legacy.page.ts";
import { searchPageSdui } from "./pages/search-sdui.page.ts";
import type { Portal } from "./portal.ts";
import { PAGE_SIZE, searchJobs, SearchQuery } from "./search.ts";
import { markViewed, sightOf } from "./sights.ts";
import { suggestCities } from "../job-site/catalogue/places.ts";
import type { Visit } from "./visit.ts";

const JobParams = z.object({ id: z.string() });
const SUGGESTED_JOBS = 8;
const SIMILAR_JOBS = 6;

function findJob(portal: Portal, request: FastifyRequest): Job | undefined {
  return portal.catalogue.find(JobParams.parse(request.params).id);
}

const queryString = (request: FastifyRequest): string => {
  const at = request.url.indexOf("?");
  return at < 0 ? "" : request.url.slice(at);
};

function searchTitle(query: SearchQuery): string {
  const what = query.keywords === "" ? "Jobs" : `${query.keywords} Jobs`;
  return query.location === "" ? what : `${what} in ${query.location}`;
}

function searchHeading(query: SearchQuery): string {
  const what = query.keywords === "" ? "Jobs" : query.keywords;
  return query.location === "" ? what : `${what} in ${query.location}`;
}

/** A list that is to come through half once is whole at the next load. */
function listShapeOf(portal: Portal, visit: Visit): ListShape {
  const shape = visit.faults.list_shape ?? "full";
  if (shape !== "half_once") return shape;
  portal.faults.set({ list_shape: null, scope: { applicant: visit.account } });
  if (portal.faults.get(visit.account).list_shape === "half_once") {
    portal.faults.set({ list_shape: null });
  }
  return "half";
}

function searchInput(portal: Portal, visit: Visit, query: SearchQuery): SearchPageInput {
  const all = portal.catalogue.list();
  const found = searchJobs(all, query);
  const page = found.slice(query.start, query.start + PAGE_SIZE);
  const suggestions = found.length > 0 ? [] : all.slice(0, SUGGESTED_JOBS);
  const selected = all.find((job) => job.id === query.currentJobId) ?? page[0] ?? suggestions[0];
  const look = (job: Job) => sightOf(portal, visit, job);
  return {
    query,
    title: searchTitle(query),
    heading: searchHeading(query),
    listShape: listShapeOf(portal, visit),
    total: found.length,
    page: Math.floor(query.start / PAGE_SIZE) + 1,
    pageCount: Math.ceil(found.length / PAGE_SIZE),
    pageSize: PAGE_SIZE,
    sights: page.map(look),
    suggestions: suggestions.map(look),
    selected: selected === undefined ? undefined : look(selected),
    usesShadowDialogs: visit.usesShadowDialogs,
  };
}

function registerSearchRoutes(app: FastifyInstance, portal: Portal): void {
  const search = (pageSkin: Visit["searchSkin"]) =>
    memberPage(portal, (visit, request, reply) => {
      if (visit.searchSkin !== pageSkin) {
        const path = visit.searchSkin === "sdui" ? "/jobs/search-results/" : "/jobs/search/";
        return reply.redirect(`${path}${queryString(request)}`, 302);
      }
      const input = searchInput(portal, visit, SearchQuery.parse(request.query));
      return pageSkin === "sdui"
        ? searchPageSdui(visit.view, input)
        : searchPageLegacy(visit.view, input);
    });
  app.get("/jobs/search", search("legacy"));
  app.get("/jobs/search-results", search("sdui"));
  app.get("/jobs", (_request, reply) => reply.redirect("/jobs/search/?location=India", 302));
  app.get("/jobs/collections/easy-apply", (_request, reply) =>
    reply.redirect("/jobs/search/?f_AL=true&location=India", 302),
  );
  app.get(
    "/voyager/api/typeahead",
    memberCall(portal, (_visit, request) => {
      const { q } = z.object({ q: z.string().max(100).default("") }).parse(request.query);
      return { elements: suggestCities(q) };
    }),
  );
}

/** Other jobs at the same place or of the same level; enough to look like a list. */
function similarTo(portal: Portal, job: Job): Job[] {
  const others = portal.catalogue.list().filter((other) => other.id !== job.id);
  const near = others.filter((other) => other.location === job.location);
  return (near.length === 0 ? others : near).slice(0, SIMILAR_JOBS);
}

function showJob(portal: Portal, opens: boolean) {
  return (visit: Visit, request: FastifyRequest, reply: FastifyReply) => {
    const job = findJob(portal, request);
    if (job === undefined) return reply.code(404).send(notFoundPage());
    const sight = sightOf(portal, visit, job);
    markViewed(portal, visit, job);
    return visit.jobSkin === "sdui"
      ? jobPageSdui(visit.view, sight, {
          usesShadow: visit.usesShadowDialogs,
          opens,
          similar: similarTo(portal, job),
        })
      : jobPageLegacy(visit.view, sight, visit.usesShadowDialogs, opens);
  };
}

/** Search, the two panes and the page of one job. */
export function registerJobsRoutes(app: FastifyInstance, portal: Portal): void {
  registerSearchRoutes(app, portal);
  app.get("/jobs/view/:id", memberPage(portal, showJob(portal, false)));
  app.get("/jobs/view/:id/apply", memberPage(portal, showJob(portal, true)));
  app.get(
    "/jobs/view/:id/external",
    memberPage(portal, (visit, request, reply) => {
      const job = findJob(portal, request);
      return job === undefined
        ? reply.code(404).send(notFoundPage())
        : externalPage(visit.view, job);
    }),
  );
  app.post(
    "/jobs/api/save/:id",
    memberCall(portal, (visit, request, reply) => {
      const job = findJob(portal, request);
      if (job === undefined) return reply.code(404).send({ kind: "gone" });
      return { is_saved: portal.drafts.toggleSaved(visit.account, job.id) };
    }),
  );
  app.get(
    "/jobs/api/detail/:id",
    memberCall(portal, (visit, request, reply) => {
      const job = findJob(portal, request);
      if (job === undefined) return reply.code(404).send({ kind: "gone" });
      const sight = sightOf(portal, visit, job);
      markViewed(portal, visit, job);
      const { skin } = z.object({ skin: z.string().default("legacy") }).parse(request.query);
      if (skin === "legacy") {
        return { label: job.title, html: jobDetailLegacy(visit.view, sight).text };
      }
      const html = jobDetailSdui(visit.view, sight).text;
      return { label: job.title, html: `${visit.view.styles().text}${html}` };
    }),
  );
}
