import { COUNTRIES } from "../smart-apply/countries.ts";
import type { Question, Step } from "../smart-apply/form-model.ts";

/** An answer that a form takes, for any question. */
function validAnswer(question: Question): string | string[] | boolean {
  switch (question.kind) {
    case "numeric":
    case "decimal":
      return String(Math.max(question.min ?? 0, 1));
    case "phone":
      return "9876543210";
    case "date":
      return "01/31/2027";
    case "select":
    case "radio":
      return (question.prefill === "country" ? COUNTRIES : question.options)[0] ?? "";
    case "checkboxes":
      return question.options.slice(0, 1);
    case "consent":
      return true;
    case "typeahead":
      return question.suggests === "city" ? "Pune, Maharashtra" : "Something";
    case "resume":
      return "profile";
    case "file":
    case "email":
      return "";
    default:
      return "Some words";
  }
}

export const validAnswers = (steps: readonly Step[]) =>
  Object.fromEntries(
    steps.flatMap((step) =>
      step.questions.map((question) => [question.id, validAnswer(question)] as const),
    ),
  );
