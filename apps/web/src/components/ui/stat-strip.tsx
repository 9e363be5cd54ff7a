import type { ReactNode } from "react";
import { Skeleton } from "./skeleton.tsx";

export interface Stat {
  label: string;
  /** Undefined while loading. */
  value: ReactNode | undefined;
  note?: ReactNode;
}

/** One card, four cells, hairlines between: a statement, not four boxes. */
export function StatStrip({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <section
      aria-label={label}
      className="grid grid-cols-2 rounded-lg border border-border bg-surface lg:grid-cols-4"
    >
      {stats.map((stat) => (
        <div
          key={stat.label}
          className="min-w-0 border-border px-4 py-[13px] even:border-l nth-[n+3]:border-t lg:px-5 lg:pt-4 lg:pb-[15px] lg:not-first:border-l lg:nth-[n+3]:border-t-0"
        >
          <div className="text-small font-medium text-fg-2">{stat.label}</div>
          <div className="num mt-[3px] text-[23px]/[30px] font-[640] tracking-[-0.025em] lg:text-figure">
            {stat.value === undefined ? <Skeleton className="my-[9px] h-4! w-16" /> : stat.value}
          </div>
          {stat.note === undefined ? null : (
            <div className="num mt-px text-meta text-fg-3">{stat.note}</div>
          )}
        </div>
      ))}
    </section>
  );
}
