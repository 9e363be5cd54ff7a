import { RECAPTCHA_HOSTS, TURNSTILE_HOSTS } from "../captcha-hosts.ts";
import { choiceFilters } from "../choice-filters.ts";
import type { PortalManifest } from "../manifest.ts";

/** Filters of DECISIONS D8, as far as Indeed's search has them. Their ids are stored with users' answers and never change. */
export const indeedManifest: PortalManifest = {
  id: 4,
  key: "indeed",
  name: "Indeed",
  url: "https://www.indeed.com",
  support: "driver",
  // Indeed mails a code to whoever gives no password.
  signIn: "password_or_code",
  isFeatured: true,
  // As many as a careful person manages in a day; Indeed closes its form for the day to accounts that do far more.
  dailyCap: 50,
  filters: [
    {
      id: 401,
      field_name: "Date posted",
      field_type: "select",
      options: ["Any time", "Past 24 hours", "Past 3 days", "Past week", "Past 14 days"],
    },
    {
      id: 402,
      field_name: "Job type",
      field_type: "multiselect",
      options: ["Full-time", "Part-time", "Contract", "Temporary", "Internship"],
    },
    { id: 403, field_name: "Easy Apply only", field_type: "switch", options: [] },
    ...choiceFilters(404),
  ],
  // secure.indeed.com signs in, smartapply.indeed.com has the form.
  hosts: ["www.indeed.com", "indeed.com", "secure.indeed.com", "smartapply.indeed.com"],
  // None is known that its pages need: their own files come from hosts under indeed.com.
  assetHosts: [],
  captchaHosts: [...RECAPTCHA_HOSTS, ...TURNSTILE_HOSTS],
};
