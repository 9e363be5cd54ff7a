import { Search } from "lucide-react";
import { commandKeyName } from "../commands/shortcuts.ts";
import { useJump } from "../commands/commands-context.ts";
import { messages } from "./messages.ts";

/** Opens the palette: a row that looks like a search box in the sidebar. */
export function JumpButton() {
  const jump = useJump();
  const key = commandKeyName(navigator.platform);
  return (
    <button
      type="button"
      onClick={jump}
      aria-keyshortcuts="Control+K Meta+K"
      className="mb-2.5 flex h-9 w-full items-center gap-2.5 rounded-md border border-border bg-surface px-2.5 text-fg-3 hover:border-border-strong/60 hover:text-fg-2"
    >
      <Search className="size-4" aria-hidden="true" />
      {messages.jumpTo}
      <kbd className="ml-auto font-sans text-caption" aria-hidden="true">
        {key === "⌘" ? messages.k : messages.ctrlK}
      </kbd>
    </button>
  );
}
