import { CHANGED_ASSETS } from "../job-site/site-server.ts";

/**
 * Hooks by which a page is known, and what they are called after the site was rebuilt. Applied alike to pages, scripts
 * and styles: a person still applies without noticing, a reader of the old names finds nothing.
 */
const RENAMES: readonly [RegExp, string][] = [
  [/\/assets\//g, `${CHANGED_ASSETS}/`],
  [/data-testid/g, "data-part"],
  [/data-jk/g, "data-ref"],
  [/data-gnav-element-name/g, "data-top"],
  [/job_seen_beacon/g, "tile-inner"],
  [/jcs-JobTitle/g, "tile-name"],
  [/cardOutline|tapItem/g, "tile"],
  [/jobTitle/g, "tileName"],
  [/company-name(?!-input)/g, "tile-firm"],
  [/text-location|inlineHeader-companyLocation/g, "tile-town"],
  [/slider_item|job-card/g, "tile-row"],
  [/indeedApplyButton(-test)?|IndeedApplyButton/g, "go-button"],
  [/indeed-apply-status-applied/g, "go-done"],
  [/Apply with Indeed/g, "Send profile"],
  [/jobsearch-/g, "find-"],
  [/jobDescriptionText/g, "about-text"],
  [/pagination-page-/g, "leaf-"],
  [/-question-input/g, "-ask-field"],
  [/(-question|ifl-FormField|input-field)-error-?[tT]ext/g, "$1-complaint"],
  [/number-input-/g, "amount-ask-"],
  [/ifl-InputFormField/g, "ifl-ask"],
  [/questions-heading|contact-info-(page|heading)/g, "step-top"],
  [/mosaic-/g, "tiles-"],
  [/ia-(JobHeader|Navigation|BasePage|Questions|App|container)/g, "sa-$1"],
  [/safe-markup/g, "words"],
  [/country-select-/g, "land-"],
  [/phone-(number-field|input)/g, "call-$1"],
  [/ipl-carousel-/g, "leafer-"],
  [/ResumeOptionsMenu/g, "FileTools"],
  [/-select-question/g, "-ask-pick"],
  [/name-fields-|names-/g, "who-"],
  [/location-fields-/g, "where-"],
  [/resume-selection-(?!module)/g, "cv-choice-"],
  [/continue-button/g, "go-on"],
  [/submit-application/g, "hand-in"],
  [/Submit your application/g, "Send it off"],
  [/Apply now|Apply with Fieldpost|Easily apply/g, "Send profile"],
  [/"Continue"/g, '"Go on"'],
  [/>Continue(<|\\u003c)/g, ">Go on$1"],
];

export function changeLayout(text: string): string {
  return RENAMES.reduce((changed, [pattern, name]) => changed.replace(pattern, name), text);
}
