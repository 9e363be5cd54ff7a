import type { PlatformFilterDefinition } from "@sendoff/contract/platform";
import { readScore } from "./read-score.ts";

/** An answer as it is kept, none at all, or what is wrong with it in a sentence that says what to do. */
export type CheckedAnswer =
  | { readonly kind: "answer"; readonly answer: string | readonly string[] | boolean }
  | { readonly kind: "empty" }
  | { readonly kind: "wrong"; readonly message: string };

/** Longest text of one filter: a few dozen names. */
export const FILTER_TEXT_MAX = 1000;

/**
 * Holds an answer against the definition of its filter: choices among the options, text up to FILTER_TEXT_MAX, a switch on or
 * off. An empty answer is no answer.
 */
export function checkFilterAnswer(
  definition: PlatformFilterDefinition,
  answer: unknown,
): CheckedAnswer {
  if (answer === null || answer === undefined || answer === "") return { kind: "empty" };
  switch (definition.field_type) {
    case "switch":
      return checkSwitch(definition, answer);
    case "checkbox":
      // A checkbox with options is a group of them.
      return definition.options.length === 0
        ? checkSwitch(definition, answer)
        : checkSeveral(definition, answer);
    case "multiselect":
      return checkSeveral(definition, answer);
    case "select":
      return checkOne(definition, answer);
    case "text":
      return checkText(definition, answer);
  }
}

const wrong = (message: string): CheckedAnswer => ({ kind: "wrong", message });

function checkSwitch({ field_name }: PlatformFilterDefinition, answer: unknown): CheckedAnswer {
  if (typeof answer === "boolean") return { kind: "answer", answer };
  return wrong(`${field_name} is on or off: send true or false.`);
}

function checkSeveral(definition: PlatformFilterDefinition, answer: unknown): CheckedAnswer {
  const given: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  const options = given.map((each) => optionOf(definition, each));
  const known = options.filter((option) => option !== undefined);
  if (known.length < options.length) return notOffered(definition);
  if (known.length === 0) return { kind: "empty" };
  return { kind: "answer", answer: [...new Set(known)] };
}

function checkOne(definition: PlatformFilterDefinition, answer: unknown): CheckedAnswer {
  const option = optionOf(definition, answer);
  if (option === undefined) return notOffered(definition);
  return { kind: "answer", answer: option };
}

function optionOf(definition: PlatformFilterDefinition, answer: unknown): string | undefined {
  if (typeof answer !== "string") return undefined;
  const wanted = answer.trim().toLowerCase();
  return definition.options.find((option) => option.toLowerCase() === wanted);
}

function notOffered({ field_name, options }: PlatformFilterDefinition): CheckedAnswer {
  return wrong(`${field_name} has no such option. Choose from: ${options.join(", ")}.`);
}

function checkText(definition: PlatformFilterDefinition, answer: unknown): CheckedAnswer {
  if (typeof answer !== "string" && typeof answer !== "number") {
    return wrong(`${definition.field_name} is a text.`);
  }
  const text = String(answer).trim();
  if (text === "") return { kind: "empty" };
  if (text.length > FILTER_TEXT_MAX) {
    return wrong(
      `${definition.field_name} is too long. Keep it under ${FILTER_TEXT_MAX} characters.`,
    );
  }
  // A platform may ask for the score as a text; anything but a score would rule out nothing, silently.
  if (/match score/i.test(definition.field_name) && readScore(text) === undefined) {
    return wrong(`${definition.field_name} is a whole number from 0 to 100.`);
  }
  return { kind: "answer", answer: text };
}
