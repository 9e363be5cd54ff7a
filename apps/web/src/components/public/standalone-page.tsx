import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Brand } from "../brand/mark.tsx";
import { Card } from "../ui/card.tsx";

/** A page that a mail leads to and that works without signing in: one card with one act. */
export function StandalonePage({
  Icon,
  title,
  children,
}: {
  Icon: LucideIcon;
  title: string;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    // The button that was pressed is gone with its step: a screen reader and the keyboard go on at the next one's heading.
    if (shown.current !== title) heading.current?.focus();
    shown.current = title;
  }, [title]);
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="w-full max-w-[480px]">
        <p className="mb-6 text-center">
          <Brand />
        </p>
        <Card className="px-6 py-7 text-center">
          <Icon className="mx-auto mb-3 size-7 text-fg-3" aria-hidden="true" />
          <h1 ref={heading} tabIndex={-1} className="h2 outline-none">
            {title}
          </h1>
          {children}
        </Card>
      </div>
    </main>
  );
}
