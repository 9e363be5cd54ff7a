import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { isTyping } from "../../lib/is-typing.ts";
import { areSingleKeysOn, GO_MS, isDialogOpen } from "../../lib/single-keys.ts";
import { goTos } from "./shortcuts.ts";

/** Ctrl or Cmd K anywhere; `?`, `/` and G with a letter where nothing is typed and no dialog is open. */
export function useShortcuts({ onJump, onHelp }: { onJump: () => void; onHelp: () => void }): void {
  const navigate = useNavigate();
  const goAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      // Who has handled a key has it: a portal's page in its owner's hands takes all of them.
      if (event.defaultPrevented) return;
      if (isJump(event)) {
        event.preventDefault();
        onJump();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event) || isDialogOpen() || !areSingleKeysOn()) return;
      const key = event.key.toLowerCase();
      const target = goTos.find((goTo) => goTo.key === key);
      if (target !== undefined && event.timeStamp - goAt.current < GO_MS) {
        void navigate(target.to);
      } else if (event.key === "?") {
        event.preventDefault();
        onHelp();
      } else if (key === "/") {
        focusSearch(event);
      }
      goAt.current = key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [navigate, onHelp, onJump]);
}

function isJump(event: KeyboardEvent): boolean {
  return event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey;
}

/** The page's own search box, where it has one. */
function focusSearch(event: KeyboardEvent): void {
  const search = document.querySelector<HTMLElement>("main input[type=search]");
  if (search === null) return;
  event.preventDefault();
  search.focus();
}
