import { Accordion as Base } from "@base-ui/react/accordion";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

export interface AccordionItem {
  id: string;
  title: string;
  /** Stands between the title and the arrow: a status. */
  end?: ReactNode;
  content: ReactNode;
}

/** Numbered sections in one card (profile). Several may be open. */
export function NumberedAccordion({
  items,
  open,
  onOpenChange,
}: {
  items: readonly AccordionItem[];
  open: readonly string[];
  onOpenChange: (open: string[]) => void;
}) {
  return (
    <Base.Root
      multiple
      value={[...open]}
      onValueChange={(next) => onOpenChange(next.map(String))}
      className="overflow-hidden rounded-lg border border-border bg-surface"
    >
      {items.map((item, index) => (
        <Base.Item
          key={item.id}
          value={item.id}
          className="border-t border-border first:border-t-0"
        >
          <Base.Header className="m-0" render={(props) => <h2 {...props}>{props.children}</h2>}>
            <Base.Trigger className="group flex w-full items-center gap-[13px] px-4 py-[13px] text-left focus-visible:-outline-offset-2 lg:px-5 lg:py-3.5">
              <span className="num grid size-6 place-items-center rounded-full bg-neutral-soft font-sans text-meta font-[620] text-fg-2 group-data-panel-open:bg-accent group-data-panel-open:text-on-accent">
                {index + 1}
              </span>
              <span className="h3 flex-1">{item.title}</span>
              {item.end}
              <ChevronRight
                className="size-4 text-fg-3 transition-transform duration-base group-data-panel-open:rotate-90"
                aria-hidden="true"
              />
            </Base.Trigger>
          </Base.Header>
          <Base.Panel className="fold">{item.content}</Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  );
}
