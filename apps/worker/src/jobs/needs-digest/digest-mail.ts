import type { NeedsDigest } from "@sendoff/db";
import { createUnsubscribeToken, type Mail } from "@sendoff/kit";

/** Beyond this a list is no longer read. */
const MOST_LINES = 5;
const LONGEST_LINE = 140;

/** One thing that waits, and how many jobs wait for it. */
interface Line {
  readonly text: string;
  readonly note: string;
  /** As the inbox counts: each application to look at is one thing to do, all approvals together are one. */
  readonly things: number;
}

/** The daily mail of what waits under "Needs you", as text and as HTML, with a way out that needs no signing in. */
export function digestMail(
  digest: NeedsDigest,
  { publicUrl, urlSigningKey }: { readonly publicUrl: string; readonly urlSigningKey: Uint8Array },
): Mail {
  const token = createUnsubscribeToken(urlSigningKey, digest.userId);
  const lines = linesOf(digest);
  const count = thingsIn(lines);
  const shown = lines.slice(0, MOST_LINES);
  const parts = {
    greeting: greeting(digest.firstName),
    lead: leadOf(count),
    shown,
    rest: lines.length <= MOST_LINES ? "" : `And ${count - thingsIn(shown)} more.`,
    inbox: `${publicUrl}/app/needs-you`,
    stop: `${publicUrl}/unsubscribe/${token}`,
  };
  return {
    to: digest.email,
    subject: count === 1 ? "1 thing needs you in Sendoff" : `${count} things need you in Sendoff`,
    text: asText(parts),
    html: asHtml(parts),
    headers: {
      // RFC 2369 and RFC 8058: the mailbox's own button, which posts without opening a page.
      "List-Unsubscribe": `<${publicUrl}/v1/job/mail/unsubscribe/${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

function linesOf({ questions, accounts, reviews, stopped, approvals }: NeedsDigest): Line[] {
  return [
    ...questions.map(({ question, jobs }) => ({
      text: shorten(question),
      note: jobs === 1 ? "1 job waits for this answer" : `${jobs} jobs wait for this answer`,
      things: 1,
    })),
    ...accounts.map(({ name, needsCode }) =>
      needsCode
        ? {
            text: `${name} asks for a code`,
            note: "Runs there wait until you have connected it once more and typed that code",
            things: 1,
          }
        : {
            text: `${name} wants to see you`,
            note: "Runs there wait until you have passed its check",
            things: 1,
          },
    ),
    ...countLine(stopped, "to finish", [
      "Its form has a check that only a person can pass",
      "Their forms have checks that only a person can pass",
    ]),
    ...countLine(approvals, TO_APPROVE, ["Filled in and not sent yet"]),
    ...countLine(reviews, "to look at", [
      "Nobody can tell whether it arrived; its credit is back",
      "Nobody can tell whether they arrived; their credits are back",
    ]),
  ];
}

/** A line of so many applications, with its note for one and, where that differs, for several; none while there is none. */
function countLine(count: number, what: string, [one, several = one]: [string, string?]): Line[] {
  if (count === 0) return [];
  const things = what === TO_APPROVE ? 1 : count;
  return count === 1
    ? [{ text: `1 application ${what}`, note: one, things }]
    : [{ text: `${count} applications ${what}`, note: several, things }];
}

/** The inbox leads to all of them at once. */
const TO_APPROVE = "to approve";

const thingsIn = (lines: readonly Line[]): number =>
  lines.reduce((sum, { things }) => sum + things, 0);

function leadOf(count: number): string {
  return count === 1
    ? "one thing waits for you. Nothing is guessed and nothing is sent until you have seen to it."
    : `${count} things wait for you. Nothing is guessed and nothing is sent until you have seen to them.`;
}

/** Forms and users write these: no line breaks, no length without end. */
function shorten(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
  return line.length <= LONGEST_LINE ? line : `${line.slice(0, LONGEST_LINE - 1).trimEnd()}…`;
}

function greeting(firstName: string): string {
  const name = shorten(firstName);
  return name === "" ? "Hello," : `Hello ${name},`;
}

interface Parts {
  readonly greeting: string;
  readonly lead: string;
  readonly shown: readonly Line[];
  readonly rest: string;
  readonly inbox: string;
  readonly stop: string;
}

const WHY = "You get this mail once a day at most, and only when something waits.";

function asText({ greeting: hello, lead, shown, rest, inbox, stop }: Parts): string {
  return [
    hello,
    "",
    lead,
    "",
    ...shown.flatMap(({ text, note }) => [`- ${text}`, `  ${note}`]),
    ...(rest === "" ? [] : [rest]),
    "",
    `Open Needs you: ${inbox}`,
    "",
    "--",
    WHY,
    `Stop these mails: ${stop}`,
    "",
  ].join("\n");
}

const escape = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Tables and inline styles: what mail programs show alike. */
function asHtml({ greeting: hello, lead, shown, rest, inbox, stop }: Parts): string {
  const items = shown
    .map(
      ({ text, note }) =>
        `<tr><td style="padding:14px 0;border-top:1px solid #dae1e3"><p style="margin:0;font-weight:600;color:#112129">${escape(text)}</p><p style="margin:3px 0 0;font-size:14px;color:#5c6a70">${escape(note)}</p></td></tr>`,
    )
    .join("");
  const more =
    rest === "" ? "" : `<tr><td style="padding:0 0 14px;color:#5c6a70">${escape(rest)}</td></tr>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Sendoff</title></head>
<body style="margin:0;background:#f6f9fa;${FONT};font-size:16px;line-height:1.5;color:#112129">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:28px 14px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #dae1e3;border-radius:10px">
<tr><td style="padding:26px 28px 8px"><p style="margin:0 0 18px;font-weight:700;letter-spacing:.01em;color:#055766">Sendoff</p>
<p style="margin:0 0 6px">${escape(hello)}</p><p style="margin:0 0 18px">${escape(lead)}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${items}${more}</table>
<p style="margin:14px 0 22px"><a href="${escape(inbox)}" style="display:inline-block;padding:11px 20px;border-radius:8px;background:#055766;color:#ffffff;font-weight:600;text-decoration:none">Open Needs you</a></p>
</td></tr></table>
<p style="max-width:560px;margin:16px 0 0;font-size:13px;color:#5c6a70">${WHY}<br><a href="${escape(stop)}" style="color:#5c6a70">Stop these mails</a></p>
</td></tr></table></body></html>
`;
}
