import { RECAPTCHA_HOSTS, TURNSTILE_HOSTS } from "../captcha-hosts.ts";
import { choiceFilters } from "../choice-filters.ts";
import type { PortalManifest } from "../manifest.ts";

/** Filters of DECISIONS D8, as far as Glassdoor's search has them. Their ids are stored with users' answers and never change. */
export const glassdoorManifest: PortalManifest = {
  id: 5,
  key: "glassdoor",
  name: "Glassdoor",
  url: "https://www.glassdoor.com",
  support: "driver",
  // Indeed mails a code to whoever gives no password to it.
  signIn: "password_or_code",
  isFeatured: true,
  // As many as a careful person manages in a day; its form is Indeed's, which closes for the day to accounts that do far more.
  dailyCap: 50,
  filters: [
    {
      id: 501,
      field_name: "Date posted",
      field_type: "select",
      options: [
        "Any time",
        "Past 24 hours",
        "Past 3 days",
        "Past week",
        "Past 14 days",
        "Past month",
      ],
    },
    {
      id: 502,
      field_name: "Job type",
      field_type: "multiselect",
      options: ["Full-time", "Part-time", "Contract", "Temporary", "Internship"],
    },
    // Its search tells remote jobs from all jobs, and nothing finer.
    { id: 503, field_name: "Remote", field_type: "select", options: ["Any workplace", "Remote"] },
    { id: 504, field_name: "Easy Apply only", field_type: "switch", options: [] },
    ...choiceFilters(505),
  ],
  // Accounts of Indeed sign in at secure.indeed.com, and the form in the frame is smartapply.indeed.com's.
  hosts: [
    "www.glassdoor.com",
    "glassdoor.com",
    "indeed.com",
    "secure.indeed.com",
    "smartapply.indeed.com",
  ],
  // None is known that its pages need: their own files come from hosts under glassdoor.com.
  assetHosts: [],
  captchaHosts: [...RECAPTCHA_HOSTS, ...TURNSTILE_HOSTS],
};
