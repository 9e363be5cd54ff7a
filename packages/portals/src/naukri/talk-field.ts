import type { Answer, FormField, GivenAnswer } from "@sendoff/contract/form";
import type { TalkQuestion } from "./pages/talk.page.ts";

/** The page on which all questions of the drawer stand, in steps and receipts. */
export const TALK_TITLE = "Questions after Apply";

/** In a box that tells no limit, Naukri takes longer answers and then refuses the whole application (one program's watching). */
export const LONGEST_ANSWER = 100;

const KINDS = {
  radio: "radio",
  chips: "radio",
  boxes: "checkboxes",
  text: "text",
  textarea: "textarea",
  date: "date",
  select: "select",
} as const;

/** Kinds of questions that we can answer. */
export type KnownWidget = keyof typeof KINDS;

export function isKnown(widget: TalkQuestion["widget"]): widget is KnownWidget {
  return widget in KINDS;
}

/** A chip alone that says yes is a consent. */
const CONSENT = /^(yes|ok(ay)?|(i )?(accept|agree))\b/i;

/** A question of the drawer as the answer engine reads it. */
export function fieldOf(question: TalkQuestion, widget: KnownWidget): FormField {
  const options = question.choices.map(({ text }) => text);
  const isConsent = widget === "chips" && options.length === 1 && CONSENT.test(options[0] ?? "");
  const isTyped = widget === "text" || widget === "textarea";
  const { placeholder } = question;
  return {
    question: question.text,
    kind: isConsent ? "checkbox" : KINDS[widget],
    required: question.skip === "",
    options,
    value: isConsent ? false : widget === "boxes" ? [] : "",
    error: "",
    ...(question.hint === "" ? {} : { hint: question.hint }),
    ...(placeholder === "" || /^type message/i.test(placeholder) ? {} : { placeholder }),
    ...(isTyped ? { maxLength: question.longest > 0 ? question.longest : LONGEST_ANSWER } : {}),
  };
}

export function givenAnswer(field: FormField, answer: Answer): GivenAnswer {
  const { question, kind, required, options } = field;
  return { step: TALK_TITLE, question, kind, required, options, ...answer };
}
