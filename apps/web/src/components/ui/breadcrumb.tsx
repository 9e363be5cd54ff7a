import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { messages } from "./messages.ts";

/** Where a page belongs: links to what is above it, then its own name. */
export function Breadcrumb({
  above,
  current,
}: {
  above: readonly { to: string; label: string }[];
  current: ReactNode;
}) {
  return (
    <nav aria-label={messages.breadcrumb} className="mb-1.5">
      <ol className="flex flex-wrap items-center gap-1.5 text-small text-fg-3">
        {above.map(({ to, label }) => (
          <li key={to} className="flex items-center gap-1.5">
            <Link to={to} className="target-alone rounded-xs hover:text-fg hover:underline">
              {label}
            </Link>
            <ChevronRight className="size-[13px]" aria-hidden="true" />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
