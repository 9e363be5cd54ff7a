import { type RefObject, useRef } from "react";
import { keyCommand, takeKey, textCommands } from "./live-keys.ts";
import type { LiveCommandInput } from "./live-socket.ts";

/** Something to delete, so that a phone's keyboard tells of its backspace. */
const SENTINEL = "\u200B";
/** Keys that phones tell of as a change of the text only. */
const KEY_OF_INPUT: Readonly<Record<string, { key: "Backspace" | "Enter"; modifiers: number }>> = {
  deleteContentBackward: { key: "Backspace", modifiers: 0 },
  // A backspace that is held on iOS takes whole words; where the page is, that is Ctrl with it.
  deleteWordBackward: { key: "Backspace", modifiers: 2 },
  insertLineBreak: { key: "Enter", modifiers: 0 },
};

interface KeyCaptureProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Keys go to the page; while they do not, the field keeps its focus and lets the browser's own keys (Tab) work. */
  isOn: boolean;
  label: string;
  describedBy: string;
  /** Where the field lies: a phone brings it into view above its keyboard. */
  at: { readonly x: number; readonly y: number };
  send: (command: LiveCommandInput) => void;
  onLeave: () => void;
}

/**
 * The field that takes keys, composed text and what is pasted, and hands them to the page. It never holds them: what it is given it
 * sends and forgets. Ctrl+Esc gives the keys back.
 */
export function KeyCapture({ field, isOn, label, describedBy, at, ...to }: KeyCaptureProps) {
  const events = useKeyEvents(isOn, to);
  return (
    <textarea
      {...events}
      ref={field}
      aria-label={label}
      aria-describedby={describedBy}
      aria-disabled={!isOn || undefined}
      tabIndex={isOn ? 0 : -1}
      defaultValue={SENTINEL}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      // Sixteen pixels: below that a phone zooms in on the field.
      className="pointer-events-none absolute size-px resize-none overflow-hidden text-lead opacity-0"
      style={{ left: at.x, top: at.y }}
    />
  );
}

function useKeyEvents(
  isOn: boolean,
  { send, onLeave }: Pick<KeyCaptureProps, "send" | "onLeave">,
): React.ComponentProps<"textarea"> {
  const isComposing = useRef(false);
  const pressed = useRef(new Map<string, string>());
  const sendText = (text: string): void => {
    if (isOn) textCommands(text).forEach(send);
  };
  const handOver = (box: HTMLTextAreaElement): void => {
    const text = box.value.replaceAll(SENTINEL, "");
    box.value = SENTINEL;
    sendText(text);
  };
  return {
    onKeyDown: (event) => {
      const key = event.nativeEvent;
      const taken = takeKey(key);
      if (taken === "leave") {
        event.preventDefault();
        onLeave();
      } else if (isOn && taken === "key") {
        event.preventDefault();
        pressed.current.set(key.code, key.key);
        send(keyCommand("down", key));
      }
    },
    onKeyUp: (event) => {
      const key = event.nativeEvent;
      if (!pressed.current.delete(key.code)) return;
      event.preventDefault();
      send(keyCommand("up", key));
    },
    onBlur: () => {
      // No key stays down in the page that was let go elsewhere.
      const isCtrlDown = [...pressed.current.values()].includes("Control");
      for (const [code, key] of pressed.current) send({ type: "key", kind: "up", key, code });
      pressed.current.clear();
      // Windows keeps Ctrl+Esc for its Start menu: all that is seen of it is that the window was left with Ctrl down.
      if (isCtrlDown && !document.hasFocus()) onLeave();
    },
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: ({ currentTarget }) => {
      isComposing.current = false;
      handOver(currentTarget);
    },
    onInput: ({ currentTarget, nativeEvent }) => {
      if (isComposing.current) return;
      const press =
        nativeEvent instanceof InputEvent ? KEY_OF_INPUT[nativeEvent.inputType] : undefined;
      if (press === undefined) return handOver(currentTarget);
      currentTarget.value = SENTINEL;
      if (!isOn) return;
      for (const kind of ["down", "up"] as const) {
        send({ type: "key", kind, code: press.key, ...press });
      }
    },
    onPaste: (event) => {
      event.preventDefault();
      sendText(event.clipboardData.getData("text/plain"));
    },
  };
}
