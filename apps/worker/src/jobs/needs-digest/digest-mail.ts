import type { DayDigest, NeedsDigest } from "@sendoff/db/due-mail";
import { clockAt } from "@sendoff/domain/schedule";
import { translatorFor } from "@sendoff/domain/translations";
import { createUnsubscribeToken, type Mail } from "@sendoff/kit/mail";
import { digestHtml } from "./digest-html.ts";
import { type DayParts, type DigestParts, digestText } from "./digest-text.ts";

type Say = (text: string) => string;

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

/** The daily mail: what waits under "Needs you", then what the day before brought; as text and as HTML, with a way out that needs no signing in. */
export function digestMail(
  digest: NeedsDigest,
  { publicUrl, urlSigningKey }: { readonly publicUrl: string; readonly urlSigningKey: Uint8Array },
): Mail {
  const token = createUnsubscribeToken(urlSigningKey, digest.userId);
  const say = translatorFor(digest.language);
  const lines = linesOf(digest, say);
  const count = thingsIn(lines);
  const shown = lines.slice(0, MOST_LINES);
  const parts: DigestParts = {
    greeting: say(greeting(digest.firstName)),
    lead: say(count === 0 ? "nothing needs you. This is what was done." : leadOf(count)),
    shown,
    rest: lines.length <= MOST_LINES ? "" : say(`And ${count - thingsIn(shown)} more.`),
    day: dayPartsOf(digest.yesterday, publicUrl, say),
    inbox: `${publicUrl}/app/needs-you`,
    stop: `${publicUrl}/unsubscribe/${token}`,
  };
  return {
    to: digest.email,
    language: digest.language,
    subject: subjectOf(digest.yesterday, count, say),
    text: digestText(parts, say),
    html: digestHtml(parts, digest.language),
    headers: {
      // RFC 2369 and RFC 8058: the mailbox's own button, which posts without opening a page.
      "List-Unsubscribe": `<${publicUrl}/v1/job/mail/unsubscribe/${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

/** "22 sent, 2 answers, 3 need you": what there is of it; on a day that only something waits, that. */
function subjectOf({ sent, responses }: DayDigest, count: number, say: Say): string {
  if (sent + responses.length === 0) {
    return say(
      count === 1 ? "1 thing needs you in Sendoff" : `${count} things need you in Sendoff`,
    );
  }
  return [
    sent === 0 ? "" : `${sent} sent`,
    responses.length === 0
      ? ""
      : responses.length === 1
        ? "1 answer"
        : `${responses.length} answers`,
    count === 0 ? "" : count === 1 ? "1 needs you" : `${count} need you`,
  ]
    .filter(Boolean)
    .map(say)
    .join(", ");
}

const ANSWER_WORDS: Readonly<Record<string, string>> = {
  VIEWED: "Viewed",
  INTERVIEW_SCHEDULED: "Interview",
  REJECTED: "Rejected",
  OFFER: "Offer",
};

/** Undefined where the day brought nothing to tell. */
function dayPartsOf(day: DayDigest, publicUrl: string, say: Say): DayParts | undefined {
  if (day.sent + day.responses.length === 0) return undefined;
  const address = (id: string) => `${publicUrl}/app/applications/${id}`;
  return {
    title: say(longDay(day.day)),
    responses: day.responses.map(({ id, status, title, company }) => ({
      text: shorten(say(`${ANSWER_WORDS[status] ?? status}: ${company}`)),
      note: shorten(title),
      address: address(id),
    })),
    figures: [
      [say("Sent"), day.sent],
      [say("Skipped"), day.skipped],
      [say("Failed"), day.failed],
      [say("Credits left"), day.credits],
    ],
    latest: day.latest.map(({ id, title, company, platform, at }) => ({
      text: shorten(title),
      note: shorten(`${company}, ${platform}, ${clockAt(at, day.timeZone)}`),
      address: address(id),
    })),
    more: day.sent - day.latest.length,
    all: `${publicUrl}/app/logs?status=applied`,
  };
}

/** "Friday 27 November" of "2026-11-27". */
function longDay(day: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(",", "");
}

/** What a form asks is in its own words; the rest is ours. */
function linesOf(
  { questions, accounts, reviews, stopped, approvals }: NeedsDigest,
  say: Say,
): Line[] {
  const ours = (lines: readonly Line[]) =>
    lines.map(({ text, note, things }) => ({ text: say(text), note: say(note), things }));
  return [
    ...questions.map(({ question, jobs }) => ({
      text: shorten(question),
      note: say(jobs === 1 ? "1 job waits for this answer" : `${jobs} jobs wait for this answer`),
      things: 1,
    })),
    ...ours(
      accounts.map(({ name, needsCode }) =>
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
    ),
    ...ours([
      ...countLine(stopped, "to finish", [
        "Its form has a check that only a person can pass",
        "Their forms have checks that only a person can pass",
      ]),
      ...countLine(approvals, TO_APPROVE, ["Filled in and not sent yet"]),
      ...countLine(reviews, "to look at", [
        "Nobody can tell whether it arrived; its credit is back",
        "Nobody can tell whether they arrived; their credits are back",
      ]),
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
