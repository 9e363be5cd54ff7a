import type { FieldValue, FormField, GivenAnswer } from "@sendoff/contract/form";
import type { FormControl } from "./control.ts";
import { isSameValue } from "./same-value.ts";

/** In the words that a form with a list of its own would use. */
const QUESTION = "Phone country code";

/** The list of dial codes beside a phone number as a control of its own, to be answered and written like any other. */
export function dialListOf(control: FormControl): FormControl | undefined {
  const { dial, surface } = control;
  if (dial === undefined) return undefined;
  const options = dial.choices.map((choice) => choice.text);
  // Never asked for by itself: what the page wants of it, it says of the number.
  const rest = { kind: "select", required: false, error: "" } as const;
  const field: FormField = { question: QUESTION, options, value: dial.value, ...rest };
  return { ...dial, surface, parts: [], id: "", name: "", field, isDialList: true };
}

/**
 * A step's controls, each list of dial codes before its number. A list that shows its codes only once it is opened is left alone: the number
 * then says its code itself, rather than stand beside one of another country.
 */
export function withDialLists(controls: readonly FormControl[]): FormControl[] {
  return controls.flatMap((control) => {
    const list = dialListOf(control);
    return list === undefined || list.field.options.length === 0 ? [control] : [list, control];
  });
}

/** "+44" of "United Kingdom+44". */
function codeIn(text: string): string {
  return /\+\s?\d{1,4}/.exec(text)?.[0].replace(/\s/, "") ?? "";
}

/** Whether a control shows what it was given. A closed list of dial codes shows the code alone: "+44". */
export function showsValue({ field, isDialList }: FormControl, wanted: FieldValue): boolean {
  if (isDialList !== true) return isSameValue(field.kind, field.value, wanted);
  const code = codeIn(String(wanted));
  return code === ""
    ? isSameValue("select", field.value, wanted)
    : codeIn(String(field.value)) === code;
}

/** One answer of the two: the number as it stands in its box, and beside what code. */
export function withDialCode(
  number: GivenAnswer,
  control: FormControl,
  chosen: GivenAnswer | undefined,
): GivenAnswer {
  // A number with its own code needs none beside it.
  if (String(number.value).startsWith("+")) return number;
  const code = codeIn(String(chosen?.value ?? control.dial?.value ?? ""));
  return code === "" ? number : { ...number, why: `${number.why}, beside ${code}` };
}
