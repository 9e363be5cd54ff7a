import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";

export function PageHeader({
  title,
  badge,
  note,
  actions,
  isWayOn = false,
}: {
  title: string;
  badge?: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
  /** The action only leads to a neighbouring page: on a phone it stays beside the title instead of taking a row. */
  isWayOn?: boolean;
}) {
  return (
    <div
      className={cn(
        "flex items-start justify-between gap-3 lg:gap-5",
        isWayOn ? "max-sm:flex-wrap max-sm:gap-y-1" : "max-sm:flex-col",
      )}
    >
      <div className={cn("min-w-0", isWayOn && "max-sm:contents")}>
        <div
          className={cn(
            "flex flex-wrap items-center gap-x-3 gap-y-1.5",
            // Never narrower than a word or two: wider actions take the next row.
            isWayOn && "max-sm:flex-1 max-sm:basis-36 max-sm:self-center",
          )}
        >
          <h1 className="h1" tabIndex={-1}>
            {title}
          </h1>
          {badge}
        </div>
        {note === undefined ? null : (
          <p
            className={cn(
              "mt-[3px] max-w-[76ch] text-fg-2",
              isWayOn && "max-sm:order-last max-sm:mt-0 max-sm:basis-full",
            )}
          >
            {note}
          </p>
        )}
      </div>
      {actions === undefined ? null : (
        <div
          className={cn(
            "flex shrink-0 gap-2 max-sm:max-w-full max-sm:flex-wrap",
            !isWayOn && "max-sm:w-full max-sm:*:flex-1",
          )}
        >
          {actions}
        </div>
      )}
    </div>
  );
}
