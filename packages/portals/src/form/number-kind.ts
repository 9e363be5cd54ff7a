import type { FormControl } from "./control.ts";

/** Some forms ask whole numbers and decimals in the same kind of box; only the page's own words tell them apart. */
export function withNumberKind(control: FormControl): FormControl {
  const { field } = control;
  const isDecimal =
    field.kind === "integer" && /decimal/i.test(`${field.error} ${field.hint ?? ""}`);
  return isDecimal ? { ...control, field: { ...field, kind: "decimal" } } : control;
}
