import { RECAPTCHA_HOSTS } from "../captcha-hosts.ts";
import { choiceFilters } from "../choice-filters.ts";
import type { PortalManifest } from "../manifest.ts";

/** Filters of DECISIONS D8, with the choices that Naukri's own search has. Their ids are stored with users' answers and never change. */
export const naukriManifest: PortalManifest = {
  id: 2,
  key: "naukri",
  name: "Naukri",
  url: "https://www.naukri.com",
  support: "driver",
  isFeatured: true,
  // Naukri takes 50 applications a day; whether those on company sites count is not known.
  dailyCap: 50,
  filters: [
    {
      id: 201,
      field_name: "Date posted",
      field_type: "select",
      options: [
        "Any time",
        "Last 1 day",
        "Last 3 days",
        "Last 7 days",
        "Last 15 days",
        "Last 30 days",
      ],
    },
    {
      id: 202,
      field_name: "Remote",
      field_type: "multiselect",
      options: ["On-site", "Hybrid", "Remote"],
    },
    {
      id: 203,
      field_name: "Experience level",
      field_type: "select",
      // Naukri searches by one number of years.
      options: [
        "Any",
        "0 years",
        ...Array.from({ length: 30 }, (_, nth) => (nth === 0 ? "1 year" : `${nth + 1} years`)),
      ],
    },
    {
      id: 209,
      field_name: "Job type",
      field_type: "multiselect",
      options: ["Full-time", "Part-time", "Contract", "Internship", "Temporary"],
    },
    {
      // A job that does not tell its pay is in none of them.
      id: 210,
      field_name: "Salary",
      field_type: "multiselect",
      options: ["0-3 Lakhs", "3-6 Lakhs", "6-10 Lakhs", "10-15 Lakhs", "15-25 Lakhs"],
    },
    ...choiceFilters(204),
  ],
  hosts: ["www.naukri.com", "login.naukri.com"],
  // static.naukri.com has the scripts, also the application drawer's. That pictures come from naukimg.com is a guess.
  assetHosts: ["static.naukri.com", "naukimg.com"],
  captchaHosts: RECAPTCHA_HOSTS,
};
