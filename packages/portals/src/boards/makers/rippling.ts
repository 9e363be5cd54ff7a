import { z } from "zod";
import { RECAPTCHA_HOSTS, TURNSTILE_HOSTS } from "../../captcha-hosts.ts";
import { readEntries, Words } from "../feed.ts";
import type { JobFeed } from "../feed.ts";
import { generalPages } from "./general-pages.ts";
import { companyPaths } from "./maker.ts";
import type { MakerDefinition } from "./maker.ts";

const Jobs = z.array(z.unknown());
const Job = z.object({
  uuid: z.string(),
  name: z.string(),
  workLocation: z.object({ label: Words }).nullish().catch(null),
});

/** What the board's own page asks for: all postings at once; a job with several places comes once for each. */
const BOARD: JobFeed = {
  id: "board",
  host: "feed",
  path: (token) => `/platform/api/ats/v1/board/${token}/jobs`,
  read: (raw) => {
    const list = Jobs.safeParse(raw);
    if (!list.success) return undefined;
    return readEntries(list.data, {
      schema: Job,
      says: { "workLocation.label": "place" },
      jobOf: ({ uuid, name, workLocation }) => ({
        id: uuid,
        title: name,
        place: workLocation?.label ?? "",
      }),
    });
  },
};

/**
 * No page of it was read (portal facts, captured 5.6). Addresses and keys are those that several public tools agree on: each box
 * has a label for its `field-<n>`, the CV is `[data-testid=input-resume]`, and names of boxes are new with each load.
 */
export const RIPPLING: MakerDefinition = {
  address: {
    find: companyPaths(["ats.rippling.com"], /^\/[a-z]{2}-[A-Z]{2}(?=\/)/, ["embed", "api"]),
    companyIn: "path",
    feedHost: "api.rippling.com",
    assetHosts: ["rippling.com", "ripplingcdn.com"],
    captchaHosts: [...RECAPTCHA_HOSTS, ...TURNSTILE_HOSTS],
  },
  feeds: [BOARD],
  pages: generalPages({
    listPath: "/jobs",
    jobPath: (id) => `/jobs/${id}`,
    formPath: (id) => `/jobs/${id}/apply?step=application`,
    jobId: /\/jobs\/([\da-f]{8}-[\da-f-]{27})/,
    openers: [{ id: "test-id", css: "[data-testid='Apply now']" }],
    submit: "button[data-testid=Apply]",
    description: [{ id: "class", css: ".ATS_htmlPreview" }],
    jobs: [{ id: "address", css: "a[href*='/jobs/']" }],
    card: { item: "div:has(> a[href*='/jobs/'])", title: "a", place: "p" },
    nextList: [
      { id: "current", css: "nav[aria-label=Pages] a[aria-current=page] + a", isGuess: true },
    ],
  }),
};
