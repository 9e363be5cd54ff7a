import type { ApplicationDetail, ApplicationStatus, ProofGrade } from "@sendoff/contract";
import { formatDollars, formatLongMoment, formatTimeSeconds } from "../../lib/format.ts";

/** Still going on: what is shown may change by itself. */
export function isOpen(status: ApplicationStatus): boolean {
  return ["QUEUED", "APPLYING", "SUBMITTING", "UNKNOWN"].includes(status);
}

/** Sent, and the portal itself has said so: what a postmark stands for. */
export function isConfirmed({ application, proof }: ApplicationDetail): boolean {
  return application.status === "APPLIED" && !isOwnWord(proof);
}

/** Pressed by Sendoff: what was filled in is what was sent. */
export function isSentByUs({ application, proof }: ApplicationDetail): boolean {
  return application.status === "APPLIED" && proof !== "user_sent";
}

function isOwnWord(proof: ProofGrade): boolean {
  return proof === "user_said" || proof === "user_sent";
}

/** "1 credit, $0.79", "1 credit returned": what it cost, in words (DECISIONS D4). */
export function costWords({ cost, proof }: ApplicationDetail): string {
  if (proof === "user_said") return "Not charged, the credit was returned";
  if (proof === "user_sent") return "Not charged";
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

/**
 * When it was sent, or when submit was pressed on what may have arrived. Of the rest nothing: a submit that came to nothing stands
 * in the history, and is no sending.
 */
export function pressedFact({
  application,
  proof,
  timeline,
}: ApplicationDetail): { label: string; value: string } | undefined {
  const pressed = timeline.findLast(({ status }) => status === "SUBMITTING")?.at ?? null;
  const applied = application.applied_at;
  const say = (label: string, at: string | null) =>
    at === null ? undefined : { label, value: formatLongMoment(at) };
  switch (application.status) {
    case "APPLIED":
      return say("Sent", proof === "user_sent" ? applied : (pressed ?? applied));
    case "UNKNOWN":
    case "NEEDS_REVIEW":
      return say("Submit pressed", pressed);
    default:
      return undefined;
  }
}

/** What says that it arrived: what the portal showed, and when, or the user's word. */
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
    case "user_said":
      return `You said so, ${name} did not`;
    case "user_sent":
      return "You said so";
    case "none":
      return "Not seen";
  }
}

/** "3f9a c210 77be": enough of the hash to compare by eye. */
export function shortHash(sha256: string): string {
  return (sha256.slice(0, 12).match(/.{1,4}/g) ?? []).join(" ");
}

export interface Headline {
  title: string;
  note: string;
  /** `own`: the user's own word. */
  tone: "danger" | "you" | "neutral" | "busy" | "own";
}

/** What stands above an application that is not (yet) sent, in place of the postmark. */
export function headlineOf(detail: ApplicationDetail): Headline {
  const { application, arrival, open_questions, proof } = detail;
  const { status, reason, platform_name: name } = application;
  const say = (title: string, tone: Headline["tone"], fallback = ""): Headline => ({
    title,
    note: reason === "" ? fallback : reason,
    tone,
  });
  switch (status) {
    case "FAILED":
      if (arrival === "not_arrived") return say("You said that it did not arrive.", "own");
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
      if (arrival === "cannot_tell")
        return say("It stays unclear whether this one arrived.", "own");
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
      return proof === "user_sent"
        ? say("You applied yourself.", "own", "Sendoff sent nothing and leaves this job alone.")
        : say(
            "You said that it arrived.",
            "own",
            `Sendoff pressed submit, and ${name} never confirmed it.`,
          );
  }
}
