import { CHANGED_ASSETS } from "../job-site/site-server.ts";

/**
 * Hooks by which a page is known, and what they are called after the site was rebuilt. Applied alike to pages, scripts
 * and styles: a person still applies without noticing, a reader of the old names finds nothing.
 */
const RENAMES: readonly [RegExp, string][] = [
  [/\/assets\//g, `${CHANGED_ASSETS}/`],
  [/data-test(?=[\^*$]?=)/g, "data-slot"],
  [/data-jobid/g, "data-entry"],
  [/searchBar-/g, "finder-"],
  [/sc\.(keyword|location)/g, "fnd.$1"],
  [/(JobCard|JobsList|EmployerProfile|EasyApplyButton|tag|ProfileQualifications)_/g, "Part_"],
  [/(JobDetails|TwoColumnLayout|SearchBar)_/g, "Piece_"],
  [/jobDescription/g, "aboutText"],
  [/jd-job-title/g, "jd-entry-name"],
  [/globalNav|signedInGlobalNav/g, "topNav"],
  [/left-column/g, "first-column"],
  [/Loading more jobs/g, "Fetching"],
  [/jobListing"/g, 'entry"'],
  [/job-title/g, "entry-name"],
  [/Jobs List/g, "Openings"],
  [/"easyApply"/g, '"goFast"'],
  [/Easy Apply/g, "Quick send"],
  [/(inline|modal)User/g, "$1Guest"],
];

export function changeLayout(text: string): string {
  return RENAMES.reduce((changed, [pattern, name]) => changed.replace(pattern, name), text);
}
