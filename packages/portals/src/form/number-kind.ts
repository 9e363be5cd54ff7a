import type { FormControl } from "./control.ts";

/**
 * Some forms ask whole numbers and decimals in the same kind of box; only the page's own words tell them apart. Until it has
 * said which, a decimal may be tried.
 */
export function withNumberKind(control: FormControl): FormControl {
  const { field } = control;
  if (field.kind !== "integer" || control.widget !== "text") return control;
  const words = `${field.error} ${field.hint ?? ""}`;
  if (/decimal/i.test(words)) return { ...control, field: { ...field, kind: "decimal" } };
  return field.error === "" && !/whole number/i.test(words)
    ? { ...control, mayBeDecimal: true }
    : control;
}
