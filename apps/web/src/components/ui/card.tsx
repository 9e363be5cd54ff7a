import type { ReactNode, Ref } from "react";
import { cn } from "../../lib/cn.ts";

export function Card({
  label,
  className,
  ref,
  children,
}: {
  /** Name of the section for screen readers, when no heading names it. */
  label?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}) {
  return (
    <section
      ref={ref}
      aria-label={label}
      className={cn("min-w-0 rounded-lg border border-border bg-surface", className)}
    >
      {children}
    </section>
  );
}

export function CardHeader({
  title,
  start,
  end,
  hasLine = false,
  className,
}: {
  title: ReactNode;
  start?: ReactNode;
  end?: ReactNode;
  hasLine?: boolean;
  className?: string;
}) {
  return (
    <div
      className={cn(
        "flex items-center gap-2.5 px-4 pt-3.5 pb-3 lg:px-5 lg:pt-[15px] lg:pb-[13px]",
        hasLine && "border-b border-border",
        className,
      )}
    >
      {start}
      <h2 className="h3 min-w-0 flex-1">{title}</h2>
      {end}
    </div>
  );
}

export function CardBody({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn("px-4 pb-4 lg:px-5 lg:pb-5", className)}>{children}</div>;
}
