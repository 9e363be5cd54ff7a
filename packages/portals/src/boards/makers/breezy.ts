import { z } from "zod";
import { RECAPTCHA_HOSTS } from "../../captcha-hosts.ts";
import { placeOf, readEntries, Words } from "../feed.ts";
import type { JobFeed } from "../feed.ts";
import { generalPages } from "./general-pages.ts";
import { companyHosts } from "./maker.ts";
import type { MakerDefinition } from "./maker.ts";

const Positions = z.array(z.unknown());
const Country = z.union([z.object({ name: Words }), Words.transform((name) => ({ name }))]);
const Position = z.object({
  friendly_id: z.string(),
  name: z.string(),
  location: z
    .object({
      name: Words,
      city: Words,
      country: Country.nullish().catch(null),
      is_remote: z.boolean().nullish(),
    })
    .nullish()
    .catch(null),
  company: z.object({ name: Words }).nullish().catch(null),
});

/** The list that a company's page is drawn from, at `/json`. */
const LIST: JobFeed = {
  id: "json",
  host: "pages",
  path: () => "/json",
  read: (raw) => {
    const list = Positions.safeParse(raw);
    if (!list.success) return undefined;
    return readEntries(list.data, {
      schema: Position,
      says: { "location.name": "place", "company.name": "company" },
      jobOf: ({ friendly_id: id, name, location, company }) => ({
        id,
        title: name,
        place: placeOf(
          location?.name || placeOf(location?.city ?? "", location?.country?.name ?? ""),
          location?.is_remote === true ? "Remote" : "",
        ),
        ...(company?.name ? { company: company.name } : {}),
      }),
    });
  },
};

/** Portal facts, captured 4.8: an Angular page whose sections may be steps; its buttons have `ng-click` and no type. */
export const BREEZY: MakerDefinition = {
  address: {
    find: companyHosts(/\.breezy\.hr$/),
    companyIn: "host",
    assetHosts: ["breezy.hr"],
    captchaHosts: RECAPTCHA_HOSTS,
  },
  feeds: [LIST],
  pages: generalPages({
    jobPath: (id) => `/p/${id}`,
    formPath: (id) => `/p/${id}/apply`,
    jobId: /\/p\/([\w-]+)/,
    jobs: [{ id: "address", css: "a[href*='/p/']" }],
    card: { item: "li.position", title: "h2", place: ".location" },
    sent: [{ id: "class", css: ".application-confirmed" }],
  }),
};
