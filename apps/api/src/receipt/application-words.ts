import type { ApplicationDetail, GivenAnswer } from "@sendoff/contract";
import { SURENESS_WORDS, surenessOf } from "@sendoff/domain";
import { hasLetters } from "./fonts.ts";

const SOURCES: Readonly<Record<GivenAnswer["source"], string>> = {
  profile: "From your profile",
  settings: "From your profile settings",
  preferences: "From your job preferences",
  answer_bank: "Your answer, from the answer bank",
  derived: "Worked out",
  cv: "From your CV",
  prefilled: "On the form already",
  policy: "You have not said",
  draft: "Drafted by a model from your profile",
  review: "Written by you before it was sent",
};

/** How sure an answer is, where it came from, and why it follows. */
export function sourceWords({
  source,
  confidence,
  why,
}: Pick<GivenAnswer, "source" | "confidence" | "why">): string {
  const sure = SURENESS_WORDS[surenessOf(confidence)];
  return `${sure}. ${SOURCES[source]}${why === "" ? "" : `: ${why}`}`;
}

/** An answer as a person reads it. */
export function answerWords(value: GivenAnswer["value"]): string {
  if (typeof value === "boolean") return value ? "Ticked" : "Not ticked";
  const text = Array.isArray(value) ? value.join(", ") : value;
  return text.trim() === "" ? "Left empty" : text;
}

/** The grade of proof: what the portal itself showed, or the user's word. */
export function proofWords({ proof, confirmation, application }: ApplicationDetail): string {
  const name = application.platform_name;
  switch (proof) {
    case "confirmation_seen":
      return confirmation === ""
        ? `${name}'s confirmation was seen.`
        : `${name}'s confirmation was seen: “${confirmation}”`;
    case "applied_mark_seen":
      return `${name} lists it as applied${confirmation === "" ? "." : `: “${confirmation}”`}`;
    case "user_said":
      return `You said so. ${name} never confirmed it to Sendoff.`;
    case "user_sent":
      return "You said so. You applied yourself; Sendoff sent nothing.";
    case "none":
      return "None. The portal has shown nothing that says it arrived.";
  }
}

/** What it cost, in words (DECISIONS D4). */
export function costWords({ cost, proof }: ApplicationDetail): string {
  if (proof === "user_said") return "Not charged, the credit was returned";
  if (proof === "user_sent") return "Not charged";
  switch (cost.state) {
    case "captured":
      return cost.amount === 0 ? "1 free credit" : `1 credit, $${cost.amount.toFixed(2)}`;
    case "released":
      return "1 credit returned";
    case "held":
      return "1 credit held until the portal confirms";
    case "none":
      return "No credit was used";
  }
}

const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\ufe0f|\u20e3/gu;
const BREAKS = /\r\n?|\u2028|\u2029/g;
const MARKS = /[\u200b\u2060\ufeff\u00ad\u200e\u200f]/g;

/** Text as the fonts can set it: tabs as spaces, pictographs and invisible marks left out. */
export function settable(text: string): string {
  return text
    .replaceAll(BREAKS, "\n")
    .replaceAll(PICTOGRAPH, (character) => (/[#*0-9©®™]/.test(character) ? character : ""))
    .replaceAll(MARKS, "")
    .replaceAll("\t", "    ")
    .replaceAll(/[●▪■◦‣∙►▶]/g, "•")
    .replaceAll("\u2011", "-")
    .normalize("NFC");
}

/** Whether every letter of the text can be set. */
export function isSettable(text: string): boolean {
  return Array.from(settable(text)).every(
    (character) => character === "\n" || hasLetters(character),
  );
}
