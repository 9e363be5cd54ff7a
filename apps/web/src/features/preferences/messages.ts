import type { ReactNode } from "react";
import { sentence } from "../../lib/sentence.ts";
import { inLanguage } from "../../language/language.ts";

/** UI texts. */
export const english = {
  anyMatch: "Any match",
  scoreOrMore: (score: number) => `${score}% or more`,
  minimumMatch: "Minimum score",
  onlyJobsWhoseTitleIsOne:
    "We apply only to jobs whose title is one of your roles and that match this much. A platform's own filter can ask for more or less.",
  jobPreferences: "Job Preferences",
  saving: "Saving...",
  saved: "Saved",
  role: "Role",
  location: "Location",
  salary: "Salary",
  addARole: "Add a role",
  addARoleAndPressEnter: "Add a role and press Enter",
  addALocation: "Add a location",
  addALocationAndPressEnter: "Add a location and press Enter",
  theyAreStillHere: "They are still here, only not saved yet.",
  failedToSavePreferences: "Failed to save preferences",
  tryAgain: "Try Again",
  weSearchForTheseRoles: (profileInformation: ReactNode) =>
    sentence`We search for these roles. What we put on forms (job title, industry) is in ${profileInformation}.`,
  profileInformation: "Profile Information",
  aYear: "A year",
  any: "Any",
  payRange: (lakhs: string, most: string) => `${lakhs} to ${most}`,
  lowestSalaryAYear: "Lowest salary a year",
  highestSalaryAYear: "Highest salary a year",
  notSetYet: "Not set yet: any salary. Move a handle to set it.",
  notSetYetOrStartAt: (startAtWhatYouExpect: ReactNode) =>
    sentence`Not set yet: any salary. Move a handle to set it, or ${startAtWhatYouExpect}.`,
  startAtTheYouExpect: (lakhs: string) => `start at the ${lakhs} you expect`,
};

export const messages = inLanguage("features/preferences", english);
