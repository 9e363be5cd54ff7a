import type { RejectReason } from "@sendoff/contract/review";

/** Each reason to reject a prepared application, as the user chooses it. */
export const REJECT_WORDS: Readonly<Record<RejectReason, string>> = {
  this_company: "Not this company",
  this_title: "Not this kind of title",
  low_pay: "The pay is too low",
  wrong_place: "Not this place",
  weak_match: "It does not fit me",
  wrong_answers: "The answers are wrong",
  other: "Another reason",
};

/** What a rejected application says of itself. */
export function rejectedSentence(reason: RejectReason, note: string): string {
  const words = reason === "other" ? "" : `: ${REJECT_WORDS[reason].toLowerCase()}`;
  const remark = note === "" ? "" : ` You wrote: ${note}`;
  return `You rejected it${words}. Nothing was sent.${remark}`;
}
