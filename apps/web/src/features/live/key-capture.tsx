import { type RefObject, useRef } from "react";
import { keyCommand, takeKey } from "./live-keys.ts";
import type { LiveCommandInput } from "./live-socket.ts";

/** Something to delete, so that a phone's keyboard tells of its backspace. */
const SENTINEL = "\u200B";
const MOST_TEXT = 5000;

/**
 * The field that takes keys, composed text and what is pasted, and hands them to the page. It never holds them: what it is given it
 * sends and forgets. Ctrl+Esc gives the keys back.
 */
export function KeyCapture({
  field,
  isOn,
  label,
  describedBy,
  send,
  onLeave,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  isOn: boolean;
  label: string;
  describedBy: string;
  send: (command: LiveCommandInput) => void;
  onLeave: () => void;
}) {
  const isComposing = useRef(false);
  const sendText = (text: string): void => {
    for (let from = 0; from < text.length; from += MOST_TEXT) {
      send({ type: "text", text: text.slice(from, from + MOST_TEXT) });
    }
  };
  const handOver = (box: HTMLTextAreaElement): void => {
    const text = box.value.replaceAll(SENTINEL, "");
    box.value = SENTINEL;
    if (text !== "") sendText(text);
  };
  return (
    <textarea
      ref={field}
      aria-label={label}
      aria-describedby={describedBy}
      defaultValue={SENTINEL}
      disabled={!isOn}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      className="absolute top-0 left-0 size-px resize-none overflow-hidden opacity-0"
      onKeyDown={(event) => {
        const taken = takeKey(event.nativeEvent);
        if (taken === "text" || taken === "paste") return;
        event.preventDefault();
        if (taken === "leave") onLeave();
        else send(keyCommand("down", event.nativeEvent));
      }}
      onKeyUp={(event) => {
        if (takeKey(event.nativeEvent) !== "key") return;
        event.preventDefault();
        send(keyCommand("up", event.nativeEvent));
      }}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={({ currentTarget }) => {
        isComposing.current = false;
        handOver(currentTarget);
      }}
      onInput={(event) => {
        const native = event.nativeEvent;
        const kind = native instanceof InputEvent ? native.inputType : "";
        if (isComposing.current) return;
        if (kind === "deleteContentBackward") {
          event.currentTarget.value = SENTINEL;
          const key = { type: "key", key: "Backspace", code: "Backspace" } as const;
          send({ ...key, kind: "down" });
          send({ ...key, kind: "up" });
          return;
        }
        handOver(event.currentTarget);
      }}
      onPaste={(event) => {
        event.preventDefault();
        sendText(event.clipboardData.getData("text/plain"));
      }}
    />
  );
}
