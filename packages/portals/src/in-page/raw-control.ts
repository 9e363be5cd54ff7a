/** What the page script hands over for one question; parsed by zod on the other side (../form/read-form.ts). */
export interface RawChoice {
  text: string;
  /** The input, option or button itself. */
  selector: string;
  /** What a person clicks; the label where the input is clipped. */
  target: string;
  /** Place among a native select's options. */
  index: number;
}

export type Widget =
  | "text"
  | "native_select"
  | "choices"
  | "buttons"
  | "box"
  | "picker"
  | "date_parts"
  | "rich_text"
  | "file";

/** Controls that together answer one question. */
export interface Group {
  widget: Widget;
  members: Element[];
  /** The widest element that holds these controls and no others' question, filled in last. */
  wrapper: Element;
}

export interface RawControl {
  widget: Widget;
  selector: string;
  /** The parts of a three-part date with their names. */
  parts: { part: string; selector: string }[];
  choices: RawChoice[];
  /** DOM names, for a portal's own reading. */
  id: string;
  name: string;
  field: {
    question: string;
    kind: string;
    required: boolean;
    options: string[];
    value: string | string[] | boolean;
    error: string;
    section?: string;
    hint?: string;
    placeholder?: string;
    min?: number;
    max?: number;
    maxLength?: number;
    accept?: string;
    autocomplete?: string;
    readOnly?: true;
  };
}

/** A frame met on the way; its controls belong at this place. */
export interface RawFrame {
  frame: string;
}
