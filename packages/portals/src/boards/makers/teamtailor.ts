import { z } from "zod";
import { RECAPTCHA_HOSTS } from "../../check-hosts.ts";
import { placeOf, readEntries, Words } from "../feed.ts";
import type { JobFeed } from "../feed.ts";
import { generalPages } from "./general-pages.ts";
import { companyHosts } from "./maker.ts";
import type { MakerDefinition } from "./maker.ts";

const Feed = z.object({ items: z.array(z.unknown()), next_url: z.string().nullish() });
const Address = z
  .object({ addressLocality: Words, addressRegion: Words, addressCountry: Words })
  .partial();
const Place = z.object({ address: Address.nullish() });
const Item = z.object({
  url: z.string(),
  title: z.string(),
  _jobposting: z
    .object({
      jobLocation: z
        .union([z.array(Place), Place.transform((place) => [place])])
        .nullish()
        .catch([]),
      hiringOrganization: z.object({ name: Words }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
});

const JOB_ID = /\/jobs\/(\d+[\w-]*)/;

function placesOf(posting: z.infer<typeof Item>["_jobposting"]): string {
  const places = (posting?.jobLocation ?? []).map(({ address }) =>
    placeOf(
      address?.addressLocality ?? "",
      address?.addressRegion ?? "",
      address?.addressCountry ?? "",
    ),
  );
  return places.filter((place) => place !== "").join("; ");
}

function pathOf(address: string): string | undefined {
  const url = URL.parse(address);
  return url === null ? undefined : `${url.pathname}${url.search}`;
}

/** A JSON Feed (https://www.jsonfeed.org) with the words of schema.org's JobPosting in each of its items. */
const JSON_FEED: JobFeed = {
  id: "json",
  host: "pages",
  path: () => "/jobs.json",
  read: (raw) => {
    const feed = Feed.safeParse(raw);
    if (!feed.success) return undefined;
    const next = pathOf(feed.data.next_url ?? "");
    const read = readEntries(feed.data.items, Item, (item) => {
      const company = item._jobposting?.hiringOrganization?.name ?? "";
      return {
        id: JOB_ID.exec(item.url)?.[1] ?? "",
        title: item.title,
        place: placesOf(item._jobposting),
        ...(company === "" ? {} : { company }),
      };
    });
    return { ...read, ...(next === undefined ? {} : { next }) };
  },
};

/** Portal facts, captured 4.6. */
export const TEAMTAILOR: MakerDefinition = {
  address: {
    find: companyHosts(/(\.na)?\.teamtailor\.com$/),
    companyIn: "host",
    assetHosts: ["teamtailor.com", "teamtailor-cdn.com"],
    checkHosts: RECAPTCHA_HOSTS,
  },
  feeds: [JSON_FEED],
  pages: generalPages({
    listPath: "/jobs",
    jobPath: (id) => `/jobs/${id}`,
    formPath: (id) => `/jobs/${id}/applications/new`,
    jobId: JOB_ID,
    root: "form#job-application-form",
    submit: "input[type=submit][name=commit]",
    // Its file input is made by a script outside the form.
    cvTrigger: [
      {
        id: "upload-target",
        css: "[data-forms--inputs--upload-target=trigger]",
        text: "drop your file|upload",
      },
    ],
  }),
};
