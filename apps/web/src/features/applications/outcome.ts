import type { ApplicationDetail, ApplicationStatus } from "@sendoff/contract";
import { formatDollars, formatLongMoment, formatTimeSeconds } from "../../lib/format.ts";

/** Still going on: what is shown may change by itself. */
export function isOpen(status: ApplicationStatus): boolean {
  return ["QUEUED", "APPLYING", "SUBMITTING", "UNKNOWN"].includes(status);
}

/** "1 credit, $0.79", "1 credit returned": what it cost, in words (DECISIONS D4). */
export function costWords({ cost }: ApplicationDetail): string {
  switch (cost.state) {
    case "captured":
      return cost.amount === 0 ? "1 free credit" : `1 credit, ${formatDollars(cost.amount)}`;
    case "released":
      return "1 credit returned";
    case "held":
      return "1 credit is held until the portal confirms";
    case "none":
      return "No credit was used";
  }
}

/** When the submit was pressed; null when it never was. */
export function sentAt({ timeline }: ApplicationDetail): string | null {
  return timeline.findLast(({ status }) => status === "SUBMITTING")?.at ?? null;
}

/** What the portal showed, and when. */
export function confirmedWords(detail: ApplicationDetail): string {
  const { application, confirmation, proof } = detail;
  const at = application.applied_at;
  const time = at === null ? "" : `${formatTimeSeconds(at)}, `;
  const name = application.platform_name;
  switch (proof) {
    case "confirmation_seen":
      return confirmation === ""
        ? `${time}${name} confirmed it`
        : `${time}${name} showed “${confirmation}”`;
    case "applied_mark_seen":
      return `${time}${name} lists it as applied`;
    case "none":
      return "Not seen";
  }
}

export function sentWords(detail: ApplicationDetail): string {
  const at = sentAt(detail) ?? detail.application.applied_at;
  return at === null ? "Not sent" : formatLongMoment(at);
}

/** "3f9a c210 77be": enough of the hash to compare by eye. */
export function shortHash(sha256: string): string {
  return (sha256.slice(0, 12).match(/.{1,4}/g) ?? []).join(" ");
}

export interface Headline {
  title: string;
  note: string;
  tone: "danger" | "you" | "neutral" | "busy";
}

/** What stands above an application that is not (yet) sent, in place of the postmark. */
export function headlineOf({ application, open_questions }: ApplicationDetail): Headline {
  const { status, reason, platform_name: name } = application;
  const say = (title: string, tone: Headline["tone"], fallback = ""): Headline => ({
    title,
    note: reason === "" ? fallback : reason,
    tone,
  });
  switch (status) {
    case "FAILED":
      return say("This application was not sent.", "danger", "Something on the way failed.");
    case "SKIPPED":
      return say("This posting was skipped.", "neutral", "It does not fit what you look for.");
    case "NEEDS_ANSWER": {
      const count = open_questions.length;
      const title =
        count > 1 ? `It waits for ${count} answers from you.` : "It waits for an answer from you.";
      // The questions stand below in full; the reason would only say them again.
      return count === 0
        ? say(title, "you")
        : { title, note: "We do not guess facts, so nothing was sent.", tone: "you" };
    }
    case "NEEDS_USER":
      return say("It waits for you.", "you", `${name} asked for something that only you can do.`);
    case "NEEDS_REVIEW":
      return say(
        "It cannot be told whether this one arrived.",
        "you",
        `Look on ${name} whether it is listed among your applications.`,
      );
    case "NEEDS_APPROVAL":
      return say(
        "It is filled in and waits for your approval.",
        "you",
        "Nothing is sent before you approve it, and no credit is held.",
      );
    case "UNKNOWN":
      return say(
        "Submit was pressed; the confirmation is still missing.",
        "busy",
        `We look on ${name} whether it arrived. It is never pressed twice.`,
      );
    case "SUBMITTING":
      return say("It is being submitted right now.", "busy");
    case "APPLYING":
      return say("It is being filled in right now.", "busy");
    case "QUEUED":
      return say("It waits for its turn.", "neutral");
    case "APPLIED":
      return say("Sent.", "neutral");
  }
}
