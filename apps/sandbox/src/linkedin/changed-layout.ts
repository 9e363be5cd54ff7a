import { CHANGED_ASSETS } from "../job-site/site-server.ts";

/**
 * Hooks by which a page is known, and what they are called after the site was rebuilt. Applied alike to pages, scripts
 * and styles: a person still applies without noticing, a reader of the old names finds nothing.
 */
const RENAMES: readonly [RegExp, string][] = [
  [/\/assets\//g, `${CHANGED_ASSETS}/`],
  [/data-occludable-job-id/g, "data-row-ref"],
  [/data-job-id/g, "data-entry-ref"],
  [/data-live-test-/g, "data-probe-"],
  [/data-easy-apply-/g, "data-quick-"],
  [/data-test-/g, "data-probe-"],
  [/data-sdui-/g, "data-front-"],
  [/expandable-text-/g, "fold-"],
  [/componentkey/g, "data-node"],
  [/job-card-component-ref-/g, "node-"],
  [/artdeco-/g, "wfk-"],
  [/fb-dash-/g, "fx-"],
  [/jobs-easy-apply-/g, "quick-sheet-"],
  [/jobs-apply-/g, "quick-start-"],
  [/jobs-(?!tracker)/g, "roles-"],
  [/job-card-/g, "role-tile-"],
  [/job-details/g, "role-text"],
  [/scaffold-layout__/g, "frame__"],
  [/search-reusables__/g, "finder__"],
  [/searchFilter_/g, "finder-"],
  [/results-list__/g, "rows__"],
  [/basic-typeahead/g, "suggest"],
  [/easyApplyFormElement/g, "quickField"],
  [/openSDUIApplyFlow/g, "sheet"],
  [/LinkedIn Apply/g, "Quick send"],
  [/Easy Apply/g, "Quick send"],
  [/Continue to next step/g, "Go on"],
  [/Review your application/g, "Check what you send"],
  [/Submit application/g, "Send it"],
  [/About the job/g, "The role"],
];

export function changeLayout(text: string): string {
  return RENAMES.reduce((changed, [pattern, name]) => changed.replace(pattern, name), text);
}
