import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { hashText } from "../seeded-random.ts";
import { memberCall, memberPage } from "./gate.ts";
import { notFoundPage } from "./pages/error.page.ts";
import { secondsText } from "./pages/job-parts.ts";
import { companyPage, feedPage, trackerPage } from "./pages/member.page.ts";
import type { Portal } from "./portal.ts";

const FEED_JOBS = 6;

/** Home, applications, companies, and the call that tells whether somebody is signed in. */
export function registerMemberRoutes(app: FastifyInstance, portal: Portal): void {
  const feed = memberPage(portal, (visit) => {
    const open = portal.catalogue.list().filter((job) => job.state === "open");
    const from = open.length === 0 ? 0 : hashText(visit.account) % open.length;
    return feedPage(visit.view, visit.jobSkin, open.slice(from, from + FEED_JOBS));
  });
  app.get("/feed", feed);
  app.get("/feed/foryou", feed);
  const tracker = memberPage(portal, (visit) => {
    const tracked = portal.record
      .list(visit.account)
      .toReversed()
      .map((received) => ({
        received,
        job: portal.catalogue.find(received.job_id),
        ago: secondsText(received.received_at, portal.clock.now()),
      }));
    return trackerPage(visit.view, visit.jobSkin, tracked);
  });
  app.get("/jobs-tracker", tracker);
  app.get("/my-items/saved-jobs", tracker);
  app.get(
    "/company/:name/*",
    memberPage(portal, (visit, request, reply) => {
      const { name } = z.object({ name: z.string() }).parse(request.params);
      const jobs = portal.catalogue.list().filter((job) => job.company === name);
      return jobs.length === 0
        ? reply.code(404).send(notFoundPage())
        : companyPage(visit.view, visit.jobSkin, name, jobs);
    }),
  );
  app.get(
    "/voyager/api/me",
    memberCall(portal, ({ account, view }) => ({
      plainId: hashText(account),
      premiumSubscriber: false,
      miniProfile: {
        firstName: view.viewer.first_name,
        lastName: view.viewer.last_name,
        occupation: view.viewer.headline,
        publicIdentifier: `member-${hashText(account).toString(36)}`,
      },
    })),
  );
}
