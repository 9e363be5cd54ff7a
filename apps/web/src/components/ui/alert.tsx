import { CircleCheck, CircleX, Info, LoaderCircle, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";

export type AlertTone = "success" | "danger" | "you" | "info" | "busy";

const looks: Record<AlertTone, { box: string; icon: string; Icon: typeof Info }> = {
  success: {
    box: "bg-success-soft border-[color-mix(in_srgb,var(--success)_30%,var(--success-soft))]",
    icon: "text-success-text",
    Icon: CircleCheck,
  },
  danger: {
    box: "bg-danger-soft text-danger-text border-[color-mix(in_srgb,var(--danger)_32%,var(--danger-soft))]",
    icon: "text-danger-text",
    Icon: CircleX,
  },
  you: { box: "bg-you-soft border-you-line", icon: "text-you-text", Icon: TriangleAlert },
  info: { box: "bg-accent-soft border-accent-line", icon: "text-accent-text", Icon: Info },
  busy: {
    box: "bg-accent-soft border-accent-line",
    icon: "text-accent-text spin",
    Icon: LoaderCircle,
  },
};

/** Sits where its cause is, and stays. A danger interrupts a screen reader, the rest waits its turn. */
export function Alert({
  tone,
  title,
  action,
  className,
  children,
}: {
  tone: AlertTone;
  title: ReactNode;
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  const { box, icon, Icon } = looks[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={cn(
        "flex flex-wrap items-start gap-x-[11px] gap-y-2.5 rounded-md border px-3.5 py-3 text-[0.84375rem]/[1.1875rem]",
        box,
        className,
      )}
    >
      <Icon className={cn("mt-px size-[17px] shrink-0", icon)} aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-44">
        <b className="font-semibold">{title}</b>
        {children === undefined ? null : (
          <div className={tone === "danger" ? "" : "text-fg-2"}>{children}</div>
        )}
      </div>
      {action}
    </div>
  );
}
