import { X } from "lucide-react";
import { cn } from "../../lib/cn.ts";
import { messages } from "./messages.ts";

/** A word or name that was chosen, with the button that takes it out. Inside of a box it is no higher than the box's line. */
export function Chip({
  value,
  onRemove,
  isInBox = false,
}: {
  value: string;
  onRemove: () => void;
  isInBox?: boolean;
}) {
  return (
    <span className="inline-flex min-w-0 items-center rounded-[6px] border border-border bg-surface pl-2.5 text-small font-medium">
      <span className="min-w-0 wrap-anywhere">{value}</span>
      <button
        type="button"
        aria-label={messages.removeValue(value)}
        onClick={onRemove}
        className={cn(
          "grid shrink-0 place-items-center rounded-[6px] text-fg-3 hover:text-fg",
          isInBox ? "size-9 lg:size-[26px]" : "h-[42px] w-10 lg:size-[26px]",
        )}
      >
        <X className="size-[13px]" aria-hidden="true" />
      </button>
    </span>
  );
}
