import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";

export type BadgeTone =
  | "neutral"
  | "accent"
  | "success"
  | "you"
  | "danger"
  | "info"
  | "solid"
  | "outline";

const tones: Record<BadgeTone, string> = {
  neutral: "bg-neutral-soft text-fg-2",
  accent: "bg-accent-soft text-accent-text",
  success: "bg-success-soft text-success-text",
  you: "bg-you-soft text-you-text",
  danger: "bg-danger-soft text-danger-text",
  info: "bg-info-soft text-info-text",
  solid: "bg-success text-[#fff] dark:text-sunken",
  outline: "text-fg-2 shadow-[inset_0_0_0_1px_var(--border)]",
};

/** Always colour, icon and word. */
export function Badge({
  tone = "neutral",
  Icon,
  className,
  children,
}: {
  tone?: BadgeTone;
  Icon?: LucideIcon | undefined;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cn(
        "num inline-flex h-[22px] items-center gap-[5px] rounded-sm pr-2 pl-[7px] text-meta leading-none font-semibold whitespace-nowrap forced-colors:border",
        tones[tone],
        className,
      )}
    >
      {Icon === undefined ? null : (
        <Icon className="size-[13.5px] shrink-0 stroke-[2.1]" aria-hidden="true" />
      )}
      {children}
    </span>
  );
}

/** An amber count of what waits for the person; quiet when it is only a number. */
export function CountPip({ count, isQuiet = false }: { count: number; isQuiet?: boolean }) {
  return (
    <span
      className={cn(
        "num inline-grid h-5 min-w-5 place-items-center rounded-full px-1.5 forced-colors:border text-caption font-[650]",
        isQuiet ? "bg-neutral-soft text-fg-2" : "bg-you text-on-you",
      )}
    >
      {count}
    </span>
  );
}
