import { CHANGED_ASSETS } from "../job-site/site-server.ts";
import { MAKER_RENAMES } from "./makers/changed-names.ts";

/**
 * Hooks by which a page is known, and what they are called after the site was rebuilt. Applied alike to pages, scripts
 * and styles: a person still applies without noticing, a reader of the old names finds nothing.
 */
const RENAMES: readonly [RegExp, string][] = [
  [/\/assets\//g, `${CHANGED_ASSETS}/`],
  [/application-form/g, "send-box"],
  [/application--form/g, "send-area"],
  [/application_form/g, "send_area"],
  [/application-question/g, "ask-row"],
  [/ashby-/g, "cn-"],
  [/job-post(?!ing)/g, "role-row"],
  [/data-qa/g, "data-part"],
  [/posting-/g, "role-"],
  [/class="posting"/g, 'class="role"'],
  [/class="opening"/g, 'class="role"'],
  [/job__/g, "role__"],
  [/btn-submit|submit_app/g, "go-button"],
  [/Submit [Aa]pplication/g, "Hand it in"],
  [/Apply for this job/g, "Hand in your papers"],
  ...MAKER_RENAMES,
];

export function changeLayout(text: string): string {
  return RENAMES.reduce((changed, [pattern, name]) => changed.replace(pattern, name), text);
}
