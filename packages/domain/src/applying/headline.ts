import type { ApplicationDetail } from "@sendoff/contract/run";

/** What is said first of an application. */
export interface Headline {
  readonly title: string;
  readonly note: string;
  /** `own`: the user's own word. */
  readonly tone: "danger" | "you" | "neutral" | "busy" | "own";
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
