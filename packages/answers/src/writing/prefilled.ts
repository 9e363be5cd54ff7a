import type { Answer, FieldValue, FormField } from "@sendoff/contract/form";
import { fold } from "../text/fold.ts";
import { isPlaceholder } from "../question/option-words.ts";

/** What the page holds already and is right stays as it is; what is wrong is replaced (DECISIONS D13). */
export function keepPrefilled(answer: Answer, field: FormField): Answer {
  const { value } = field;
  const isEmpty =
    value === "" ||
    (Array.isArray(value) && value.length === 0) ||
    (typeof value === "string" && isPlaceholder(value));
  if (isEmpty || (value === false && answer.value !== false)) return answer;
  if (value === false && field.kind === "checkbox") return answer;
  if (!isSameValue(value, answer.value, field)) return answer;
  return { ...answer, value, source: "prefilled", why: `${answer.why}; the page holds it already` };
}

function isSameValue(held: FieldValue, right: FieldValue, field: FormField): boolean {
  if (Array.isArray(held) && Array.isArray(right))
    return held.length === right.length && held.every((item) => right.includes(item));
  if (typeof held !== "string" || typeof right !== "string") return held === right;
  if (field.options.length > 0) return held === right;
  if (field.kind === "integer" || field.kind === "decimal") return Number(held) === Number(right);
  if (/^\+?[\d\s()-]{7,}$/.test(right) && field.kind === "tel") {
    const [short, long] = [held.replace(/\D/g, ""), right.replace(/\D/g, "")].toSorted(
      (left, other) => left.length - other.length,
    );
    return short !== undefined && long !== undefined && short.length >= 8 && long.endsWith(short);
  }
  return fold(held) === fold(right) && fold(held) !== "";
}
