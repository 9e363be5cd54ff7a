import type { ApprovalOutcome } from "@sendoff/contract/review";
import { andList } from "../../lib/format.ts";
import { handoffWords, outcomeWords } from "../../lib/answer-words.ts";
import { messages } from "./messages.ts";

/** What an approval has set going, as title and note. */
export function approvedWords({ approved, left, platforms, saved }: ApprovalOutcome): {
  title: string;
  note: string;
} {
  const going = platforms.filter(({ note }) => note === "").map(({ name }) => name);
  const now = going.length === 0 ? "" : messages.theyGoOutNowOn(andList(going));
  const one = going.length === 0 ? "" : messages.itGoesOutNowOn(andList(going));
  const later = platforms.map(({ note }) => note).filter((note) => note !== "");
  const others = left.length === 0 ? "" : messages.otherWasLeft(left.length, left[0]?.reason ?? "");
  return {
    title: approved.length === 1 ? messages.approved : messages.countApproved(approved.length),
    note: [approved.length === 1 ? one : now, ...later, savedWords(saved, platforms), others]
      .filter((part) => part !== "")
      .join(" "),
  };
}

/** What the answer bank was given, and what goes on with it. */
function savedWords(saved: ApprovalOutcome["saved"], sent: ApprovalOutcome["platforms"]): string {
  if (saved === null) return "";
  const { answers } = saved;
  // Of the platforms of what is approved it is said already.
  const others = saved.platforms.filter(({ id }) => !sent.some((each) => each.id === id));
  const kept = messages.keptInYourAnswerBank(answers);
  return [kept, outcomeWords(saved), handoffWords(others)].filter((part) => part !== "").join(" ");
}
