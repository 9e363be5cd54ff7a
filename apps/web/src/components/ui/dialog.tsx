import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { cn } from "../../lib/cn.ts";

const widths = { md: "lg:max-w-[480px]", lg: "lg:max-w-[560px]", wide: "lg:max-w-[860px]" };

/**
 * One short act. Focus is trapped and returns to what opened it; Escape closes. Below 900 px it is a sheet at the
 * bottom with stacked buttons. What is longer than the window scrolls between title and buttons, which stay in sight; in
 * a window too low for that (zoomed in, a phone on its side) the whole dialog scrolls.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  start,
  footer,
  size = "md",
  isDismissible = true,
  children,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Left of the title: an initials tile. */
  start?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  size?: "md" | "lg" | "wide";
  /** False while something runs that must not be left half done. */
  isDismissible?: boolean;
  children?: ReactNode;
}) {
  // Remembered before a field with autoFocus takes the focus: Base UI looks only afterwards, and would return it to the field.
  const [seen, setSeen] = useState({ isOpen: false, opener: document.activeElement });
  if (seen.isOpen !== isOpen) {
    setSeen({ isOpen, opener: isOpen ? document.activeElement : seen.opener });
  }
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(next) => {
        if (next || isDismissible) onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fade fixed inset-0 z-40 bg-scrim" />
        <Base.Viewport className="fixed inset-0 z-40 grid place-items-center-safe overflow-y-auto p-3 max-lg:place-items-end-safe max-lg:justify-items-stretch lg:p-6">
          <Base.Popup
            finalFocus={() => returnTarget(seen.opener)}
            className={cn(
              "dialog-rise flex w-full flex-col overflow-hidden rounded-xl border border-border bg-raised shadow-float outline-none tall:max-h-[calc(100dvh-1.5rem)] lg:tall:max-h-[calc(100dvh-3rem)]",
              widths[size],
            )}
          >
            <div className="flex shrink-0 items-start gap-3 px-5 pt-5 pb-2 lg:px-[22px]">
              {start}
              <div className="min-w-0 flex-1">
                <Base.Title className="h2">{title}</Base.Title>
                {description === undefined ? null : (
                  <Base.Description className="mt-1 text-fg-2">{description}</Base.Description>
                )}
              </div>
              {isDismissible ? (
                <Base.Close
                  aria-label="Close"
                  className="-mt-1.5 -mr-1.5 grid size-11 place-items-center rounded-md text-fg-3 hover:bg-hover hover:text-fg lg:size-8"
                >
                  <X className="size-[18px]" aria-hidden="true" />
                </Base.Close>
              ) : null}
            </div>
            <div className="flex min-h-0 flex-1 flex-col gap-3.5 overflow-y-auto px-5 pt-2 pb-5 lg:px-[22px] [&>*]:shrink-0">
              {children}
            </div>
            {footer === undefined ? null : (
              <div className="flex shrink-0 gap-2 border-t border-border bg-background px-5 py-[13px] max-lg:flex-col-reverse lg:items-center lg:justify-end lg:px-[22px]">
                {footer}
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** What opened the dialog, while it is still there; otherwise Base UI finds a place. */
function returnTarget(opener: Element | null): HTMLElement | true {
  const canTake = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
  return canTake ? opener : true;
}
