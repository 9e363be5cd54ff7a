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
 * The check that mostly lets people pass unasked: a badge in the corner. It stands on Ashby's pages and on Greenhouse's where they
 * are part of a company's own (portal facts, captured 4.1 and 4.3), and asks for nothing.
 */
export const UNSEEN_BADGE = markup`<div class="grecaptcha-badge" data-style="bottomright" style="position:fixed;bottom:14px;right:-186px;width:256px;height:60px"><iframe title="reCAPTCHA" src="/captcha?size=invisible" width="256" height="60"></iframe><textarea name="g-recaptcha-response" hidden></textarea></div><div style="visibility:hidden;position:absolute;top:-10000px"><iframe title="recaptcha challenge expires in two minutes" src="/captcha"></iframe></div>`;

const CHALLENGE = trusted(
  '<div aria-hidden="true"><iframe title="Widget containing checkbox for hCaptcha security challenge" src="/captcha" style="position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647;visibility:hidden"></iframe></div>',
);

/**
 * Lever's check. Where it has drawn its two frames, they lie over the whole window and are hidden until there is a challenge: a
 * frame of that title is no wall (portal facts, captured 4.2).
 */
export const leverCheck = (hasFrames: boolean): Markup =>
  markup`<input type="hidden" id="hcaptchaResponseInput" name="h-captcha-response" value=""><button id="hcaptchaSubmitBtn" type="submit" class="hidden"></button><div id="h-captcha" class="h-captcha" data-sitekey="00000000-0000-0000-0000-000000000000">${hasFrames ? [CHALLENGE, CHALLENGE] : null}</div>`;

/** The captcha that stands in the form when a fault says so. A hand that ticks its box passes it. */
export const CAPTCHA = markup`<div class="h-captcha g-recaptcha"><iframe title="Widget containing checkbox for captcha security challenge" src="/captcha" width="304" height="78"></iframe></div>`;
