/** A piece of HTML that is already escaped. Only `markup` and `trusted` make one. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

export type MarkupPart =
  | Markup
  | string
  | number
  | null
  | undefined
  | false
  | readonly MarkupPart[];

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

function toText(part: MarkupPart): string {
  if (part === null || part === undefined || part === false) return "";
  if (part instanceof Markup) return part.text;
  if (typeof part === "string") return escapeHtml(part);
  if (typeof part === "number") return String(part);
  return part.map(toText).join("");
}

/** Template tag: everything interpolated is escaped unless it is itself Markup. */
export function markup(strings: TemplateStringsArray, ...parts: MarkupPart[]): Markup {
  let text = strings[0] ?? "";
  parts.forEach((part, index) => {
    text += toText(part) + (strings[index + 1] ?? "");
  });
  return new Markup(text);
}

/** Marks text as safe. For our own constants only, never for input. */
export function trusted(text: string): Markup {
  return new Markup(text);
}

/** A boolean attribute: present or absent. */
export function flag(name: string, isOn: boolean): Markup {
  return new Markup(isOn ? ` ${name}` : "");
}

/** A JSON island that cannot close its own script element. */
export function jsonIsland(id: string, value: unknown): Markup {
  const text = JSON.stringify(value).replace(/</g, "\\u003c");
  return new Markup(`<script type="application/json" id="${escapeHtml(id)}">${text}</script>`);
}
