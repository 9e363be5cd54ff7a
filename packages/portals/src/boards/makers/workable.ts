import { z } from "zod";
import { RECAPTCHA_HOSTS, TURNSTILE_HOSTS } from "../../captcha-hosts.ts";
import { placeOf, readEntries, Words } from "../feed.ts";
import type { JobFeed } from "../feed.ts";
import { generalPages } from "./general-pages.ts";
import { companyPaths } from "./maker.ts";
import type { MakerDefinition } from "./maker.ts";

const Jobs = z.object({ name: Words, jobs: z.array(z.unknown()) });
const Job = z.object({
  title: z.string(),
  shortcode: z.string(),
  city: Words,
  state: Words,
  country: Words,
  telecommuting: z.boolean().nullish(),
});

/** The list behind the widget that companies put into their own pages: https://help.workable.com, "job widget". */
const WIDGET: JobFeed = {
  id: "widget",
  host: "pages",
  path: (token) => `/api/v1/widget/accounts/${token}`,
  read: (raw) => {
    const list = Jobs.safeParse(raw);
    if (!list.success) return undefined;
    const company = list.data.name;
    const read = readEntries(list.data.jobs, {
      schema: Job,
      says: { city: "place", state: "place", country: "place" },
      jobOf: (job) => ({
        id: job.shortcode,
        title: job.title,
        place: placeOf(
          job.city,
          job.state,
          job.country,
          job.telecommuting === true ? "Remote" : "",
        ),
        ...(company === "" ? {} : { company }),
      }),
    });
    return company === "" ? { ...read, unstated: [...read.unstated, "company"] } : read;
  },
};

/** Portal facts, captured 4.4. */
export const WORKABLE: MakerDefinition = {
  address: {
    find: companyPaths(["apply.workable.com"], /^\/api\/v\d\/(widget\/)?accounts(?=\/)/, [
      "j",
      "api",
    ]),
    companyIn: "path",
    assetHosts: ["workable.com"],
    captchaHosts: [...TURNSTILE_HOSTS, ...RECAPTCHA_HOSTS],
  },
  feeds: [WIDGET],
  pages: generalPages({
    jobPath: (id) => `/j/${id}`,
    formPath: (id) => `/j/${id}/apply/`,
    jobId: /\/j\/(\w+)/,
    openers: [{ id: "tab", css: "[data-ui=application-form-tab],[data-ui=overview-apply-now]" }],
    sent: [{ id: "data-ui", css: "[data-ui=successful-submit]" }],
    jobs: [{ id: "data-ui", css: "li[data-ui=job]" }],
    card: {
      item: "li[data-ui=job]",
      title: "[data-ui=job-title]",
      place: "[data-ui=job-location]",
    },
    more: [{ id: "data-ui", css: "[data-ui=load-more-button]" }],
    submit: "button[data-ui=apply-button]",
    root: "form[data-ui=application-form]",
    description: [{ id: "data-ui", css: "[data-ui=job-description]" }],
    place: [{ id: "data-ui", css: "[data-ui=job-location]" }],
    autofill: ["[data-ui=autofill-button]"],
  }),
};
