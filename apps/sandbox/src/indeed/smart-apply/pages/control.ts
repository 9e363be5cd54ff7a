import { markup, type Markup } from "../../../markup.ts";
import type { AskedField } from "../compose.ts";
import type { Question } from "../form-model.ts";
import type { ModuleView } from "./module-view.ts";

/** What a control starts with. */
export interface Prefill {
  text: string;
  chosen: readonly string[];
}

export interface ControlInput {
  view: ModuleView;
  jobId: string;
  field: AskedField;
  prefill: Prefill;
}

/** How the page's script finds a control's parts: selectors, for some have no id. */
export interface ControlRule {
  control: string;
  /** The box of its message; undefined where nothing can be wrong. */
  error?: string | undefined;
  /** What is marked as invalid; the control itself when absent. */
  invalid?: string | undefined;
  /** The message's id, where the control points to it only while there is one. */
  describes?: string | undefined;
  /** The words of the choices in their order: values of the inputs are codes. */
  options?: readonly string[] | undefined;
  suggests?: string | undefined;
  max_length?: number | undefined;
  /** The key of the country beside a phone number, and how long its numbers are. */
  country_key?: string | undefined;
  digits?: Record<string, readonly [number, number]> | undefined;
  /** The file that is chosen at the start. */
  upload?: string | undefined;
}

export interface Control {
  html: Markup;
  rule: ControlRule;
}

export const byId = (id: string): string => `[id="${id}"]`;
export const byTestId = (testId: string): string => `[data-testid="${testId}"]`;

/** The empty box after a control; it always stands in the page (captured 2.1). */
export const errorBox = (view: ModuleView, id: string): Markup =>
  markup`<div id="${id}"${view.look("error")}></div>`;

export const asterisk = (view: ModuleView, question: Question, base: string): Markup | null =>
  question.required
    ? markup`<span data-testid="${base}-label-asterisk" aria-hidden="true"${view.look("asterisk")}> *</span>`
    : null;

export const helpText = ({ field, view }: ControlInput): Markup | null =>
  field.question.help === undefined
    ? null
    : markup`<p${view.look("note")}>${field.question.help}</p>`;
