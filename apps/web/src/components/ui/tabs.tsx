import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";

export interface TabItem {
  value: string;
  label: ReactNode;
}

interface TabsProps {
  value: string;
  onChange: (value: string) => void;
  items: readonly TabItem[];
  label: string;
  /** `line`: underlined, over a card's content. `segments`: a small switch of views. */
  look?: "line" | "segments";
  listClassName?: string;
  /** `TabPanel`s, one per item. */
  children?: ReactNode;
}

export function Tabs({
  value,
  onChange,
  items,
  label,
  look = "line",
  listClassName,
  children,
}: TabsProps) {
  const isLine = look === "line";
  return (
    <Base.Root
      value={value}
      onValueChange={(next) => onChange(String(next))}
      className="max-w-full min-w-0"
    >
      <Base.List
        aria-label={label}
        activateOnFocus
        className={cn(
          isLine
            ? "flex gap-[22px] overflow-x-auto border-b border-border"
            : "inline-flex max-w-full gap-0.5 overflow-x-auto rounded-[8px] border border-border bg-sunken p-0.5",
          listClassName,
        )}
      >
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            className={cn(
              "flex shrink-0 items-center gap-1.5 whitespace-nowrap text-fg-2",
              isLine
                ? "-mb-px min-h-11 max-lg:min-w-11 max-lg:justify-center border-b-2 border-transparent pt-2.5 pb-[11px] font-[550] hover:text-fg data-active:border-accent forced-colors:not-data-active:border-[Canvas] data-active:font-[620] data-active:text-fg focus-visible:-outline-offset-2 lg:min-h-0"
                : "h-11 rounded-[6px] px-[13px] text-small max-sm:px-2.5 font-[550] hover:text-fg data-active:bg-surface data-active:font-[620] data-active:text-fg data-active:shadow-[var(--shadow-1),0_0_0_1px_var(--border)] dark:data-active:bg-raised forced-colors:data-active:outline-2 forced-colors:data-active:-outline-offset-2 lg:h-[30px]",
            )}
          >
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {children}
    </Base.Root>
  );
}

export function TabPanel({
  value,
  className,
  children,
}: {
  value: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Base.Panel value={value} className={className}>
      {children}
    </Base.Panel>
  );
}
