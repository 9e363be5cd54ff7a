export type { FormControl } from "./control.ts";
export { readForm } from "./read-form.ts";
export { REQUIRED_MARK } from "./required-mark.ts";
