import type { LiveInput } from "@sendoff/contract/live-view";
import type { CDPSession } from "playwright-core";
import { chooseInFocus } from "./page-focus.ts";
import type { Frame } from "./screencast.ts";

type Size = Pick<Frame, "width" | "height">;
type KeyInput = Extract<LiveInput, { type: "key" }>;

/** As in the DevTools protocol. */
const ALT = 1;
const CTRL = 2;
const META = 4;
const SHIFT = 8;

/** Windows key codes of the keys that are not one character; what pages' older scripts read. */
const KEY_CODES: Readonly<Record<string, number>> = {
  Backspace: 8,
  Tab: 9,
  Enter: 13,
  Shift: 16,
  Control: 17,
  Alt: 18,
  Escape: 27,
  " ": 32,
  PageUp: 33,
  PageDown: 34,
  End: 35,
  Home: 36,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  Insert: 45,
  Delete: 46,
};
/** Keys that are no character and no part of typing: nothing of the browser or the machine is within their reach. */
const NAMED = new Set(Object.keys(KEY_CODES));
/** Select all, undo, redo: all that a field needs of its own. Copy and paste would share one clipboard among all accounts. */
const SHORTCUTS = new Set(["a", "z", "y"]);

/** Does in the page what its owner's hand did. Nothing of it is kept. Rejects only where the page has gone. */
export async function dispatchInput(cdp: CDPSession, size: Size, input: LiveInput): Promise<void> {
  switch (input.type) {
    case "pointer":
      await dispatchPointer(cdp, size, input);
      return;
    case "wheel":
      await cdp.send("Input.dispatchMouseEvent", {
        type: "mouseWheel",
        ...placeOf(size, input),
        deltaX: input.dx,
        deltaY: input.dy,
      });
      return;
    case "text":
      await cdp.send("Input.insertText", { text: input.text });
      return;
    case "choose":
      await chooseInFocus(cdp, input);
      return;
    case "key":
      await dispatchKey(cdp, input);
  }
}

/** A place of the picture in the page's own pixels. */
export function placeOf(size: Size, { x, y }: { readonly x: number; readonly y: number }) {
  return {
    x: Math.min(size.width - 1, x * size.width),
    y: Math.min(size.height - 1, y * size.height),
  };
}

async function dispatchPointer(
  cdp: CDPSession,
  size: Size,
  input: Extract<LiveInput, { type: "pointer" }>,
): Promise<void> {
  const type = ({ move: "mouseMoved", down: "mousePressed", up: "mouseReleased" } as const)[
    input.kind
  ];
  // The left button alone: the others open windows, menus and the clipboard.
  const isHeld = input.kind === "down" || (input.kind === "move" && input.held);
  await cdp.send("Input.dispatchMouseEvent", {
    type,
    ...placeOf(size, input),
    button: input.kind === "move" && !isHeld ? "none" : "left",
    buttons: isHeld ? 1 : 0,
    clickCount: input.kind === "move" ? 0 : input.clicks,
    // Ctrl and Shift on a link would open a window.
    modifiers: 0,
    pointerType: "mouse",
  });
}

async function dispatchKey(
  cdp: CDPSession,
  { kind, key, code, modifiers }: KeyInput,
): Promise<void> {
  const isCharacter = /^.$/su.test(key);
  if (!isCharacter && !NAMED.has(key)) return;
  const isCommand = (modifiers & (CTRL | META)) !== 0 && (modifiers & ALT) === 0;
  if (isCommand && isCharacter && !SHORTCUTS.has(key.toLowerCase())) return;
  // Shift+Insert and Shift+Delete are the clipboard's older keys.
  if ((key === "Insert" || key === "Delete") && modifiers !== 0) return;
  const text = key === "Enter" ? "\r" : isCharacter && !isCommand ? key : undefined;
  const keyCode = KEY_CODES[key] ?? keyCodeOf(code);
  await cdp.send("Input.dispatchKeyEvent", {
    type: kind === "up" ? "keyUp" : text === undefined ? "rawKeyDown" : "keyDown",
    key,
    code,
    // AltGr reaches us as Ctrl with Alt: the character it makes is what counts.
    modifiers: isCommand ? CTRL | (modifiers & SHIFT) : modifiers & SHIFT,
    windowsVirtualKeyCode: keyCode,
    ...(kind === "down" && text !== undefined ? { text, unmodifiedText: text } : {}),
  });
}

/** `KeyA` is 65 and `Digit1` 49, whatever the layout writes there. */
function keyCodeOf(code: string): number {
  const [, sign] = /^(?:Key|Digit)([A-Z0-9])$/.exec(code) ?? [];
  return sign?.charCodeAt(0) ?? 0;
}
