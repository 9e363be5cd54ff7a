import { z } from "zod";
import { RECAPTCHA_HOSTS } from "../../captcha-hosts.ts";
import { placeOf, readEntries, Words } from "../feed.ts";
import type { JobFeed } from "../feed.ts";
import { generalPages } from "./general-pages.ts";
import { companyPaths } from "./maker.ts";
import type { MakerDefinition } from "./maker.ts";

const PAGE_LENGTH = 100;

const Postings = z.object({
  content: z.array(z.unknown()),
  offset: z.number().catch(0),
  totalFound: z.number().catch(0),
});
const Posting = z.object({
  id: z.string(),
  name: z.string(),
  company: z.object({ name: Words }).nullish().catch(null),
  location: z
    .object({ city: Words, region: Words, country: Words, remote: z.boolean().nullish() })
    .nullish()
    .catch(null),
});

const path = (token: string, offset: number): string =>
  `/v1/companies/${token}/postings?limit=${PAGE_LENGTH}&offset=${offset}`;

/** https://developers.smartrecruiters.com, "Posting API": public, a hundred at a time. */
const POSTINGS: JobFeed = {
  id: "postings",
  host: "feed",
  path: (token) => path(token, 0),
  read: (raw, token) => {
    const list = Postings.safeParse(raw);
    if (!list.success) return undefined;
    const { content, offset, totalFound } = list.data;
    const read = readEntries(content, {
      schema: Posting,
      says: {
        "company.name": "company",
        "location.city": "place",
        "location.region": "place",
        "location.country": "place",
      },
      jobOf: ({ id, name, company, location }) => ({
        id,
        title: name,
        place: placeOf(
          location?.city ?? "",
          location?.region ?? "",
          (location?.country ?? "").toUpperCase(),
          location?.remote === true ? "Remote" : "",
        ),
        ...(company?.name ? { company: company.name } : {}),
      }),
    });
    const end = offset + content.length;
    return content.length > 0 && end < totalFound ? { ...read, next: path(token, end) } : read;
  },
};

/**
 * No page of it was read (portal facts, captured 5.6). Its keys are those that several public tools agree on; the form is made of
 * web components whose boxes stand in open shadow roots, and is reached from the job's page by "I'm interested".
 */
export const SMARTRECRUITERS: MakerDefinition = {
  address: {
    find: companyPaths(
      ["jobs.smartrecruiters.com", "careers.smartrecruiters.com"],
      /^\/oneclick-ui\/company(?=\/)/,
      ["oneclick-ui"],
    ),
    companyIn: "path",
    feedHost: "api.smartrecruiters.com",
    assetHosts: ["smartrecruiters.com"],
    captchaHosts: RECAPTCHA_HOSTS,
  },
  feeds: [POSTINGS],
  pages: generalPages({
    jobPath: (id) => `/${id}`,
    jobId: /\/(\d{6,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:-[^/]*)?\/?$/,
    jobs: [{ id: "class", css: "li.opening-job" }],
    card: { item: "li.opening-job", title: ".details-title", place: ".job-desc" },
    place: [
      { id: "item", css: "[itemprop=jobLocation]" },
      { id: "element", css: "spl-job-location" },
    ],
    description: [{ id: "item", css: "[itemprop=description]" }],
    sent: [{ id: "data-test", css: "[data-test=success-page-confirmation]" }],
    openers: [{ id: "oneclick", css: "a[href*='/oneclick-ui/']", text: "interested|apply" }],
    next: "[data-test=footer-next]",
    submit: "[data-test=footer-submit]",
    autofill: ["[data-test=apply-with-resume-container]"],
  }),
};
