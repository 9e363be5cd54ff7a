import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { messages } from "./messages.ts";
import { RetryButton } from "./retry-button.tsx";
import { Stamp } from "./stamps.tsx";

/** A dashed stamp, the specified sentence, one line on what will fill it, one button. */
export function EmptyState({
  title,
  note,
  action,
}: {
  title: string;
  note?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-1 px-6 py-9 text-center">
      <span className="empty-stamp mb-3">
        <Stamp kind="to-come" width={44} />
      </span>
      <h2 className="h3">{title}</h2>
      {note === undefined ? null : <p className="max-w-[40ch] text-fg-2">{note}</p>}
      {action === undefined ? null : <div className="mt-3">{action}</div>}
    </div>
  );
}

/** What failed, what is safe, what to do, Try Again. */
export function ErrorState({
  title,
  note = messages.nothingWasLost,
  onRetry,
  extra,
}: {
  title: string;
  note?: ReactNode;
  /** Asks again; while what it returns is under way the button says so. */
  onRetry?: () => unknown;
  /** A second button, left of Try Again. */
  extra?: ReactNode;
}) {
  return (
    <div role="alert" className="flex flex-col items-center gap-1 px-6 py-9 text-center">
      <CircleAlert className="mb-2 size-[26px] text-danger-text" aria-hidden="true" />
      <h2 className="h3">{title}</h2>
      <p className="max-w-[44ch] text-fg-2">{note}</p>
      <div className="mt-3 flex gap-2">
        {extra}
        {onRetry === undefined ? null : <RetryButton onRetry={onRetry} />}
      </div>
    </div>
  );
}
