import { cn } from "../../lib/cn.ts";
import { messages } from "./messages.ts";

/** A grey shape of what comes; it shows after 200 ms, so that fast answers do not flicker. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={cn("skeleton", className)} aria-hidden="true" />;
}

/** Rows of a list that is loading, with one quiet line for screen readers. */
export function SkeletonRows({
  rows = 4,
  label = messages.loading,
  rowClassName,
}: {
  rows?: number;
  label?: string;
  /** The height of what comes, where it is not 62 px. */
  rowClassName?: string;
}) {
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <div
          key={index}
          className={cn(
            "flex items-center gap-3 border-t border-border px-4 py-[13px] first:border-t-0 lg:px-5",
            rowClassName,
          )}
        >
          <Skeleton className="size-9! rounded-[8px]!" />
          <span className="grid flex-1 gap-[7px]">
            <Skeleton className="w-[52%]" />
            <Skeleton className="h-2.5! w-[30%]" />
          </span>
          <Skeleton className="h-[22px]! w-[84px]" />
        </div>
      ))}
    </div>
  );
}
