import { z } from "zod";
import { HCAPTCHA_HOSTS, RECAPTCHA_HOSTS } from "../../captcha-hosts.ts";
import { placeOf, readEntries, Words } from "../feed.ts";
import type { JobFeed } from "../feed.ts";
import { generalPages } from "./general-pages.ts";
import { companyHosts } from "./maker.ts";
import type { MakerDefinition } from "./maker.ts";

const Offers = z.object({ offers: z.array(z.unknown()) });
const Offer = z.object({
  slug: z.string(),
  title: z.string(),
  status: z.string().nullish(),
  location: Words,
  city: Words,
  country: Words,
  company_name: Words,
});

/** https://docs.recruitee.com, "Careers Site API". */
const OFFERS: JobFeed = {
  id: "offers",
  host: "pages",
  path: () => "/api/offers/",
  read: (raw) => {
    const list = Offers.safeParse(raw);
    if (!list.success) return undefined;
    return readEntries(list.data.offers, {
      schema: Offer,
      says: { location: "place", company_name: "company" },
      jobOf: (job) => {
        if ((job.status ?? "published") !== "published") return undefined;
        const { company_name: company } = job;
        return {
          id: job.slug,
          title: job.title,
          place: job.location || placeOf(job.city, job.country),
          ...(company === "" ? {} : { company }),
        };
      },
    });
  },
};

/** Portal facts, captured 4.7: details, form, thanks and refusal are panels of one page, and only the visible one counts. */
export const RECRUITEE: MakerDefinition = {
  address: {
    find: companyHosts(/\.recruitee\.com$/),
    companyIn: "host",
    assetHosts: ["recruitee.com", "recruiteecdn.com"],
    captchaHosts: [...RECAPTCHA_HOSTS, ...HCAPTCHA_HOSTS],
  },
  feeds: [OFFERS],
  pages: generalPages({
    jobPath: (id) => `/o/${id}`,
    jobId: /\/o\/([\w-]+)/,
    jobs: [
      { id: "test-id", css: "[data-testid=offer-list]" },
      { id: "address", css: "a[href*='/o/']" },
    ],
    card: { item: "[data-testid=offer-list] li", title: "h3", place: "p" },
    // "Engineering · Hybrid · Pune"
    placeIn: (words) => words.split(" · ").at(-1) ?? words,
    // The workplace comes first, then the place.
    place: [{ id: "list", css: "[data-cy=section-wrapper-padder] ul li:nth-child(2)" }],
    openers: [
      { id: "tab", css: "[data-testid=header-tab-apply-button],[data-cy=apply-button-nav]" },
      { id: "end", css: "button[data-cy=apply-button]" },
    ],
    root: "form#offer-application-form",
    submit: "button[data-testid=submit-application-form-button]",
    sent: [
      { id: "address", css: "[role=tabpanel]", path: "/applied/?$" },
      { id: "panel", css: "[role=tabpanel]", text: "all done|successfully submitted" },
    ],
    already: [{ id: "panel", css: "[role=tabpanel]", text: "already applied for this job" }],
  }),
};
