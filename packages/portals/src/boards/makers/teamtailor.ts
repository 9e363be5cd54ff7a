import { z } from "zod";
import { RECAPTCHA_HOSTS } from "../../captcha-hosts.ts";
import { placeOf, readEntries, Words, XmlItems } from "../feed.ts";
import type { JobFeed } from "../feed.ts";
import { generalPages } from "./general-pages.ts";
import { companyHosts } from "./maker.ts";
import type { MakerDefinition } from "./maker.ts";

const RssItem = z.object({ title: z.string(), link: z.string(), "tt:locations": Words });
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

/** A further part is the same list under another number. */
function nextPart(address: string): string | undefined {
  const query = URL.parse(address)?.search ?? "";
  return query === "" ? undefined : `/jobs.json${query}`;
}

/** A JSON Feed (https://www.jsonfeed.org) with the words of schema.org's JobPosting in each of its items. */
const JSON_FEED: JobFeed = {
  id: "json",
  host: "pages",
  path: () => "/jobs.json",
  read: (raw) => {
    const feed = Feed.safeParse(raw);
    if (!feed.success) return undefined;
    const next = nextPart(feed.data.next_url ?? "");
    const read = readEntries(feed.data.items, {
      schema: Item,
      says: {
        "_jobposting.hiringOrganization.name": "company",
        "_jobposting.jobLocation.address.addressLocality": "place",
        "_jobposting.jobLocation.address.addressCountry": "place",
      },
      jobOf: (item) => {
        const company = item._jobposting?.hiringOrganization?.name ?? "";
        return {
          id: JOB_ID.exec(item.url)?.[1] ?? "",
          title: item.title,
          place: placesOf(item._jobposting),
          ...(company === "" ? {} : { company }),
        };
      },
    });
    return { ...read, ...(next === undefined ? {} : { next }) };
  },
};

/** The same jobs in RSS, all at once; a place says its name, its city and its country. */
const RSS_FEED: JobFeed = {
  id: "rss",
  host: "pages",
  path: () => "/jobs.rss",
  xmlItem: "item",
  read: (raw) => {
    const feed = XmlItems.safeParse(raw);
    if (!feed.success) return undefined;
    return readEntries(feed.data.items, {
      schema: RssItem,
      says: { "tt:locations": "place" },
      jobOf: ({ title, link, "tt:locations": place }) => ({
        id: JOB_ID.exec(link)?.[1] ?? "",
        title,
        place,
      }),
    });
  },
};

/** Portal facts, captured 4.6. */
export const TEAMTAILOR: MakerDefinition = {
  address: {
    find: companyHosts(/(\.na)?\.teamtailor\.com$/),
    companyIn: "host",
    assetHosts: ["teamtailor.com", "teamtailor-cdn.com"],
    captchaHosts: RECAPTCHA_HOSTS,
  },
  feeds: [JSON_FEED, RSS_FEED],
  pages: generalPages({
    listPath: "/jobs",
    jobPath: (id) => `/jobs/${id}`,
    formPath: (id) => `/jobs/${id}/applications/new`,
    jobId: JOB_ID,
    openers: [{ id: "overlay", css: "[data-careersite--jobs--form-overlay-job-id-value]" }],
    sent: [{ id: "address", css: "h1", path: "/applications/[^/]+/thanks(/[^/]*)?$" }],
    jobs: [
      { id: "id", css: "#jobs_list_container a[href*='/jobs/']" },
      { id: "address", css: "main a[href*='/jobs/']" },
    ],
    card: { item: "#jobs_list_container li", title: "a", place: ".mt-1.text-md" },
    // "Engineering·Pune·Hybrid": the department comes first where there is one.
    placeIn: (words) => words.split("·")[1] ?? words,
    more: [{ id: "id", css: "#show_more_button a[href],a#show_more_button" }],
    root: "form#job-application-form",
    submit: "input[type=submit][name=commit]",
    // Its file input is made by a script outside the form. A form may have several such places: only the CV's is pressed.
    cvTrigger: [
      {
        id: "field",
        css: "#upload_resume_field [data-forms--inputs--upload-target=trigger]",
      },
      { id: "label", css: "label[for*=resume i] ~ [data-forms--inputs--upload-target=trigger]" },
      { id: "words", css: "label[for*=resume i] ~ [tabindex]", text: "^drop your file or upload$" },
    ],
    fileTrigger: "[data-forms--inputs--upload-target=trigger]",
    // It is sent ahead of the form, and does not count before.
    cvDone: [{ id: "class", css: ".dz-success" }],
  }),
};
