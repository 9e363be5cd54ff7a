import { choiceFilters } from "../choice-filters.ts";
import type { PortalManifest } from "../manifest.ts";

/** Filters of DECISIONS D8. Their ids are stored with users' answers and never change. */
export const linkedinManifest: PortalManifest = {
  id: 1,
  key: "linkedin",
  name: "LinkedIn",
  url: "https://www.linkedin.com",
  support: "driver",
  isFeatured: true,
  // LinkedIn stops Easy Apply for the day somewhere above this; staying under it keeps an account in good standing.
  dailyCap: 50,
  filters: [
    {
      id: 101,
      field_name: "Date posted",
      field_type: "select",
      options: ["Any time", "Past 24 hours", "Past week", "Past month"],
    },
    {
      id: 102,
      field_name: "Experience level",
      field_type: "multiselect",
      options: [
        "Internship",
        "Entry level",
        "Associate",
        "Mid-Senior level",
        "Director",
        "Executive",
      ],
    },
    {
      id: 103,
      field_name: "Job type",
      field_type: "multiselect",
      options: [
        "Full-time",
        "Part-time",
        "Contract",
        "Temporary",
        "Volunteer",
        "Internship",
        "Other",
      ],
    },
    {
      id: 104,
      field_name: "Remote",
      field_type: "multiselect",
      options: ["On-site", "Remote", "Hybrid"],
    },
    { id: 105, field_name: "Easy Apply only", field_type: "switch", options: [] },
    ...choiceFilters(106),
  ],
  hosts: ["www.linkedin.com", "linkedin.com"],
  // static.licdn.com has the scripts and styles, media.licdn.com the pictures; without the first no button works.
  assetHosts: ["licdn.com"],
};
