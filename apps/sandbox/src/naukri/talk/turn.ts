import type { Question, QuestionKind } from "../question.ts";
import type { Talk } from "./talk-store.ts";

/** The control under the newest bubble. */
export interface Control {
  kind: Exclude<QuestionKind, "choice">;
  options: string[];
  placeholder: string | null;
  maxChoices: number | null;
  canSkip: boolean;
}

/** What the drawer is told to show next. */
export interface Turn {
  bubbles: string[];
  control: Control | null;
  /** The last words have been said: the drawer submits by itself. */
  isClosing: boolean;
}

export const TRY_AGAIN = "Try again";
export const UPLOAD = "Upload Resume";
export const LATER = "I'll do it later";
const CLOSING = "Thank you for your responses.";
const TROUBLE = "Something went wrong";
const CONSENT = "Yes";

function optionsOf(question: Question): string[] {
  if (question.kind === "file") return [UPLOAD, LATER];
  if (question.kind === "consent")
    return question.options.length > 0 ? question.options : [CONSENT];
  return question.options;
}

/** How the questions that come now one way and now the other come this time. */
export type ChoiceShape = "chips" | "radios";

export function controlOf(question: Question, shape: ChoiceShape): Control {
  return {
    kind: question.kind === "choice" ? shape : question.kind,
    options: optionsOf(question),
    placeholder: question.placeholder,
    maxChoices: question.max_choices,
    canSkip: !question.required,
  };
}

/** The question that is being asked, or the last words. */
export function askNext(talk: Talk, shape: ChoiceShape): Turn {
  const question = talk.questions[talk.position];
  return question === undefined
    ? { bubbles: [CLOSING], control: null, isClosing: true }
    : { bubbles: [question.label], control: controlOf(question, shape), isClosing: false };
}

export const TROUBLE_TURN: Turn = {
  bubbles: [TROUBLE],
  control: {
    kind: "chips",
    options: [TRY_AGAIN],
    placeholder: null,
    maxChoices: null,
    canSkip: false,
  },
  isClosing: false,
};
