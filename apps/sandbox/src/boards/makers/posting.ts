import type { FastifyReply, FastifyRequest } from "fastify";
import type { SiteClock } from "../../site-clock.ts";
import { descriptionMarkup } from "../../job-site/posting-text.ts";
import type { Job } from "../job.ts";

export const HTML = "text/html; charset=utf-8";
const HOUR_MS = 60 * 60 * 1000;

/** Where this server is reached from outside: feeds hold whole addresses. */
export const originOf = (request: FastifyRequest): string =>
  `${request.protocol}://${request.host}`;

export const publishedAt = (job: Job, clock: SiteClock): Date =>
  new Date(clock.now() - job.posted_hours_ago * HOUR_MS);

export interface PostingPlace {
  city: string;
  region: string;
  country: string;
  countryCode: string;
}

/** "Pune, Maharashtra, India" and "Pune, India" in their parts; one part is a country, and "Remote" no city. */
export function postingPlaceOf(job: Pick<Job, "location">): PostingPlace {
  const parts = job.location.split(",").map((part) => part.trim());
  const country = parts.at(-1) ?? "";
  const [city = "", region = ""] = parts[0] === "Remote" ? [] : parts.slice(0, -1);
  return { city, region, country, countryCode: country === "India" ? "IN" : "" };
}

/** The description as a feed carries it: HTML in a string. */
export const descriptionHtml = (job: Job): string => descriptionMarkup(job.description).text;

/** "senior-backend-engineer" */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export const sendHtml = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
  reply.code(status).type(HTML).send(page);
