import { markup, trusted, escapeHtml, type Markup } from "../../markup.ts";
import type { Question } from "../question.ts";

/** What the page's script needs of a question: under `data-q` its name, with the rule it checks. */
export function fieldHooks(question: Question): Markup {
  const { kind, label, required, min, max, max_length } = question;
  const rule = JSON.stringify({ kind, label, required, min, max, max_length });
  return trusted(` data-q="${escapeHtml(question.id)}" data-rule="${escapeHtml(rule)}"`);
}

/** How a text box says what goes into it. */
export function textAttributes(question: Question): Markup {
  const { kind, max_length } = question;
  const type = kind === "email" ? "email" : kind === "phone" ? "tel" : "text";
  const numeric =
    kind === "numeric" ? ' inputmode="numeric"' : kind === "decimal" ? ' inputmode="decimal"' : "";
  const longest = max_length === undefined ? "" : ` maxlength="${max_length}"`;
  return trusted(` type="${type}"${numeric}${longest}`);
}

export const acceptOf = (question: Question): string =>
  question.purpose === "photo" ? "image/png,image/jpeg" : ".pdf,.doc,.docx,.txt,.rtf";

/**
 * The check that every form of a maker loads and that mostly lets people pass unasked: a badge in the corner, or nothing that is
 * seen. Neither asks for anything.
 */
export const UNSEEN_CHECK = {
  greenhouse: markup`<div class="grecaptcha-badge" data-style="bottomright" style="position:fixed;bottom:14px;right:0;width:256px;height:60px"><iframe title="reCAPTCHA" src="/captcha" width="256" height="60"></iframe><textarea name="g-recaptcha-response" hidden></textarea></div><div style="visibility:hidden;position:absolute;top:-10000px"><iframe title="recaptcha challenge expires in two minutes" src="/captcha"></iframe></div>`,
  lever: markup`<div id="h-captcha" class="h-captcha" data-size="invisible"><iframe title="Widget containing checkbox for hCaptcha security challenge" src="/captcha" style="display:none"></iframe><textarea name="h-captcha-response" hidden></textarea></div><div aria-hidden="true" style="visibility:hidden;position:absolute;top:-10000px"><iframe title="Main content of the hCaptcha challenge" src="/captcha"></iframe></div>`,
};

/** The captcha that stands in the form when a fault says so. It cannot be passed. */
export const CAPTCHA = markup`<div class="h-captcha g-recaptcha"><iframe title="Widget containing checkbox for captcha security challenge" src="/captcha" width="304" height="78"></iframe></div>`;
