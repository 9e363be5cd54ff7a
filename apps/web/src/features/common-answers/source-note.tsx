import type { ReactNode } from "react";

/** A line under a field's name that says where its value comes from. */
export function SourceNote({ children }: { children: ReactNode }) {
  return <span className="block text-meta break-words text-fg-3">{children}</span>;
}
