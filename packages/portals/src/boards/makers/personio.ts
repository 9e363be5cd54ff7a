import { z } from "zod";
import { RECAPTCHA_HOSTS } from "../../captcha-hosts.ts";
import { placeOf, readEntries, Words, XmlItems } from "../feed.ts";
import type { JobFeed } from "../feed.ts";
import { generalPages } from "./general-pages.ts";
import { companyHosts } from "./maker.ts";
import type { MakerDefinition } from "./maker.ts";

const Position = z.object({
  id: z.string(),
  name: z.string(),
  office: Words,
  additionalOffices: Words,
  subcompany: Words,
});

/** https://developer.personio.de, "Retrieving open job positions". A company may have it switched off. */
const XML: JobFeed = {
  id: "xml",
  host: "pages",
  path: () => "/xml?language=en",
  xmlItem: "position",
  read: (raw) => {
    const list = XmlItems.safeParse(raw);
    if (!list.success) return undefined;
    return readEntries(list.data.items, {
      schema: Position,
      says: { office: "place", subcompany: "company" },
      jobOf: (job) => ({
        id: job.id,
        title: job.name,
        place: placeOf(job.office, job.additionalOffices),
        ...(job.subcompany === "" ? {} : { company: job.subcompany }),
      }),
    });
  },
};

/** Portal facts, captured 4.5. */
export const PERSONIO: MakerDefinition = {
  address: {
    find: companyHosts(/\.jobs\.personio\.(de|com)$/),
    companyIn: "host",
    assetHosts: ["personio.de", "personio.com"],
    captchaHosts: RECAPTCHA_HOSTS,
  },
  feeds: [XML],
  pages: generalPages({
    jobPath: (id) => `/job/${id}`,
    jobId: /\/job\/(\d+)/,
    jobs: [
      { id: "class", css: "a.job-box" },
      { id: "address", css: "a[href*='/job/']" },
    ],
    // The ends of the class names are new with each build; the place comes first, then the hours.
    card: { item: "a.job-box", title: ".jb-title", place: "[class*=jobMetaText]" },
    // "Pune · Full-time · Engineering"
    place: [{ id: "attributes", css: "h1 + * span:first-child" }],
    submit: "button[type=submit][class*=career-submit-application]",
  }),
};
