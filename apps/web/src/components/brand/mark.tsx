import { useId } from "react";
import { cn } from "../../lib/cn.ts";
import { messages } from "./messages.ts";

/** The date stamp with its cancel bars; one colour, the text's. */
export function Mark({ className }: { className?: string }) {
  const mask = useId();
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <mask id={mask}>
        <rect width="32" height="32" fill="#fff" />
        <path
          d="M6 11.2h13M6 16h18.5M6 20.8h13"
          stroke="#000"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </mask>
      <circle cx="19.5" cy="16" r="11" fill="currentColor" mask={`url(#${mask})`} />
      <path
        d="M3.2 11.2h4.2M1.6 16h5M3.2 20.8h4.2"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function Brand({ className }: { className?: string }) {
  return (
    <span
      className={cn(
        "inline-flex items-center gap-[9px] font-display text-[19px] leading-none font-bold tracking-[-0.025em] text-fg",
        className,
      )}
    >
      <Mark className="size-[27px] text-accent" />
      {messages.sendoff}
    </span>
  );
}
