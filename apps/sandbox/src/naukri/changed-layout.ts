import { CHANGED_ASSETS } from "../job-site/site-server.ts";

/**
 * Hooks by which a page is known, and what they are called after the site was rebuilt. Applied alike to pages, scripts
 * and styles: a person still applies without noticing, a reader of the old names finds nothing.
 */
const RENAMES: readonly [RegExp, string][] = [
  [/\/assets\//g, `${CHANGED_ASSETS}/`],
  [/data-job-id/g, "data-ref"],
  [/data-testid/g, "data-part"],
  [/styles_/g, "css_"],
  [/jhc__/g, "top__"],
  [/jd-header-/g, "head-"],
  [/srp-jobtuple-wrapper|jdTupleContainer|cust-job-tuple/g, "tile"],
  [/nI-gNb-/g, "bar-"],
  [/usernameField/g, "who"],
  [/passwordField/g, "secret"],
  [/apply-button/g, "go-button"],
  [/already-applied/g, "done-mark"],
  [/company-site-button/g, "away-button"],
  [/walkin-button/g, "visit-button"],
  [/job_header/g, "top_part"],
  [/chatbot_|chatBot-|_chatBot/g, "talk-"],
  [/chatList_/g, "talkList_"],
  [/ssrc__|mcc__|msc__|ssc__/g, "pick__"],
  [/sendMsg/g, "goMsg"],
  [/userInput_/g, "typed_"],
  [/botItem|botMsg/g, "theirs"],
  [/lastCompMark/g, "pageBar"],
  [/multiApplyResp/g, "outcomes"],
  [/apply-message|apply-status-header|acp-container/g, "news"],
  [/"Apply"/g, '"Send profile"'],
  [/>Apply</g, ">Send profile<"],
  [/Apply Confirmation/g, "Your profile"],
];

export function changeLayout(text: string): string {
  return RENAMES.reduce((changed, [pattern, name]) => changed.replace(pattern, name), text);
}
