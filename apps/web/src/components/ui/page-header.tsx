import type { ReactNode } from "react";

export function PageHeader({
  title,
  badge,
  note,
  actions,
}: {
  title: string;
  badge?: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className="flex items-start justify-between gap-3 max-sm:flex-col lg:gap-5">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 className="h1" tabIndex={-1}>
            {title}
          </h1>
          {badge}
        </div>
        {note === undefined ? null : <p className="mt-[3px] max-w-[76ch] text-fg-2">{note}</p>}
      </div>
      {actions === undefined ? null : (
        <div className="flex shrink-0 gap-2 max-sm:w-full max-sm:*:flex-1">{actions}</div>
      )}
    </div>
  );
}
