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
  | "yes_no_boxes"
  | "file";

/** Controls that together answer one question. */
export interface Group {
  widget: Widget;
  members: Element[];
  /** The widest element that holds these controls and no others' question, filled in last. */
  wrapper: Element;
  /** The bare list of dial codes beside a phone number, which is part of its question. */
  beside?: Group;
}

export interface RawControl {
  widget: Widget;
  selector: string;
  /** The parts of a three-part date with their names. */
  parts: { part: string; selector: string }[];
  choices: RawChoice[];
  /** The list of dial codes beside a phone number. */
  dial?: { widget: Widget; selector: string; choices: RawChoice[]; value: string };
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

/** Something that could not be read: in the page's words, and where it stands. */
export interface RawOddity {
  what: string;
  where: string;
}

/** What a page asks, in page order, and what of it could not be read. */
export interface RawReading {
  items: (RawControl | RawFrame)[];
  oddities: RawOddity[];
}

/** A frame met on the way; its controls belong at this place. */
export interface RawFrame {
  frame: string;
}
