import type { LiveCommandInput } from "./live-socket.ts";

/** What of a key event says how it is to be taken. */
type KeyEvent = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing"
> & { readonly getModifierState?: (key: string) => boolean };

/**
 * How a key is taken while the page has the keyboard: `leave` gives the keys back, `key` goes to the page as it is, `text` comes later as
 * text (composed, or from a phone's keyboard), `paste` is the browser's own, which hands its text over.
 */
export type TakenKey = "leave" | "key" | "text" | "paste";

export function takeKey(event: KeyEvent): TakenKey {
  if (event.key === "Escape" && event.ctrlKey) return "leave";
  if (event.isComposing || ["Process", "Dead", "Unidentified", "Compose"].includes(event.key)) {
    return "text";
  }
  const isPaste = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "v";
  return isPaste || (event.shiftKey && event.key === "Insert") ? "paste" : "key";
}

/** A key as the page is told of it; the worker takes Apple's Command as the Ctrl of its own machine. */
export function keyCommand(kind: "down" | "up", event: KeyEvent): LiveCommandInput {
  const isThirdLevel = event.getModifierState?.("AltGraph") === true;
  const modifiers =
    (event.altKey && !isThirdLevel ? 1 : 0) +
    (event.ctrlKey && !isThirdLevel ? 2 : 0) +
    (event.metaKey ? 4 : 0) +
    (event.shiftKey ? 8 : 0);
  return { type: "key", kind, key: event.key, code: event.code, modifiers };
}

/** The most that one message of the contract carries. */
const MOST_TEXT = 5000;

/** Composed or pasted text, in as many messages as it takes. No character is cut in two. */
export function textCommands(text: string): LiveCommandInput[] {
  const commands: LiveCommandInput[] = [];
  for (let from = 0; from < text.length;) {
    const to = from + MOST_TEXT;
    // The code point that begins with the last unit takes two.
    const isCut = to < text.length && (text.codePointAt(to - 1) ?? 0) > 0xffff;
    const part = text.slice(from, isCut ? to - 1 : to);
    commands.push({ type: "text", text: part });
    from += part.length;
  }
  return commands;
}
