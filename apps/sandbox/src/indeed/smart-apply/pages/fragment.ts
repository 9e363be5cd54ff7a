import type { QuestionKind } from "../form-model.ts";
import type { ControlRule } from "./control.ts";
import type { LookRule } from "./looks.ts";
import type { Mosaic } from "./module-view.ts";

/** What the page's script knows of a field. */
export interface FieldRule extends ControlRule {
  key: string;
  /** The selector of the box around the question. */
  item: string;
  kind: QuestionKind;
  required: boolean;
  min?: number | undefined;
  max?: number | undefined;
  shown_if?: { key: string; value: string } | undefined;
}

/** What a button of the page does. Only the script knows: nothing in the markup tells. */
export type Action =
  | { kind: "continue" | "submit" | "return" | "add_group" | "remove_group" | "retry" | "aside" }
  | { kind: "open"; slug: string };

/** One page of a form, to be put in place by the page's script. */
export interface Fragment {
  slug: string;
  title: string;
  mosaic: Mosaic;
  html: string;
  rules: FieldRule[];
  /** By the ids of the buttons. */
  actions: Record<string, Action>;
  /** Ids of buttons that nobody can have pressed. */
  decoys: string[];
  /** Rules of looks that differ per load. */
  looks: LookRule[];
  /** The page before this one; the first has none. */
  previous: string | undefined;
  /** On the review page: the selector of the place that the preview is put into. */
  preview?: string | undefined;
  /** On the review page: the check that a machine does not pass stands in sight, or says nothing. */
  wall?: "visible" | "silent" | undefined;
}
