import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { cn } from "../../lib/cn.ts";
import { messages } from "./messages.ts";

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
  summary,
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
  /** One line over the buttons that stays in sight: what the choices above come to. */
  summary?: ReactNode;
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
  const popup = useRef<HTMLDivElement>(null);
  useFocusReturn(isOpen, popup, seen.opener);
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
            ref={popup}
            finalFocus={false}
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
                  aria-label={messages.close}
                  className="-mt-1.5 -mr-1.5 grid size-11 place-items-center rounded-md text-fg-3 hover:bg-hover hover:text-fg lg:size-8"
                >
                  <X className="size-[18px]" aria-hidden="true" />
                </Base.Close>
              ) : null}
            </div>
            <div className="flex min-h-0 flex-1 flex-col gap-3.5 overflow-y-auto px-5 pt-2 pb-5 lg:px-[22px] [&>*]:shrink-0">
              {children}
            </div>
            {summary === undefined || summary === null ? null : (
              <div className="shrink-0 border-t border-border px-5 py-2.5 lg:px-[22px]">
                {summary}
              </div>
            )}
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

/** What each dialog was opened from: a dialog that follows it returns there too. */
const openers = new WeakMap<Element, Element>();

/**
 * When the dialog closes, gives the focus back to what opened it, else to what opened the dialog that it followed, else to the page.
 * Base UI does it before a dialog that follows is on the page, and so behind that one.
 */
function useFocusReturn(
  isOpen: boolean,
  popup: RefObject<HTMLDivElement | null>,
  opener: Element | null,
): void {
  useEffect(() => {
    if (isOpen && popup.current !== null && opener !== null) openers.set(popup.current, opener);
  });
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      const closing = document.querySelectorAll(OPEN_DIALOG);
      setTimeout(() => returnFocus([...closing], opener));
    };
  }, [isOpen, opener]);
}

const OPEN_DIALOG = "[role=dialog][data-open]";

function returnFocus(closing: readonly Element[], opener: Element | null): void {
  const { activeElement, body } = document;
  const isLost =
    activeElement === null ||
    activeElement === body ||
    (closing.some((each) => each.contains(activeElement)) &&
      activeElement.closest(OPEN_DIALOG) === null);
  // Who has gone on elsewhere stays there; a dialog that is open keeps the focus.
  const open = [...document.querySelectorAll(OPEN_DIALOG)];
  if (!isLost || open.some((each) => opener === null || !each.contains(opener))) return;
  for (let at = opener; at !== null; at = openerBefore(at)) {
    if (at instanceof HTMLElement && at !== body && at.isConnected) return at.focus();
  }
  document.querySelector<HTMLElement>("main#main")?.focus({ preventScroll: true });
}

function openerBefore(element: Element): Element | null {
  // The dialog is gone from the page, but what was in it still stands below it.
  const dialog = element.closest("[role=dialog]");
  return dialog === null ? null : (openers.get(dialog) ?? null);
}
