import { Toast as Base } from "@base-ui/react/toast";
import { CircleCheck, CircleX, X } from "lucide-react";
import { useEffect } from "react";
import { isTyping } from "../../lib/is-typing.ts";
import { messages } from "./messages.ts";
import {
  forgetUndos,
  type ToastData,
  type ToastTone,
  toastManager,
  undoLatest,
} from "../../lib/toast-manager.ts";

const icons: Record<ToastTone, typeof CircleCheck> = { success: CircleCheck, danger: CircleX };

/** Bottom right, on phones on top. Mounted once around the app. F6 leads to it. */
export function ToastRegion() {
  useUndoKeys();
  return (
    <Base.Provider toastManager={toastManager} timeout={4000} limit={3}>
      <Base.Portal>
        <Base.Viewport
          data-toasts=""
          aria-label={messages.notifications}
          className="fixed inset-x-4 top-4 z-50 flex flex-col gap-2 outline-none lg:inset-x-auto lg:top-auto lg:right-6 lg:bottom-6 lg:w-[360px]"
        >
          <ToastList />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

/** Ctrl+Z (on a Mac with the command key) undoes what a toast offers to; in a field it stays the field's own. */
function useUndoKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isUndo || event.key.toLowerCase() !== "z" || isTyping(event)) return;
      if (undoLatest()) event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => {
      window.removeEventListener("keydown", onKey);
      forgetUndos();
    };
  }, []);
}

function ToastList() {
  const { toasts } = Base.useToastManager<ToastData>();
  return toasts.map((toast) => {
    const isDanger = toast.type === "danger";
    const Icon = icons[isDanger ? "danger" : "success"];
    return (
      <Base.Root
        key={toast.id}
        toast={toast}
        // The library hides what it stacks, and what it has read out already; here all of them are in sight, and closed by hand.
        aria-hidden={undefined}
        className="toast-slide flex items-start gap-[11px] rounded-[9px] border border-border bg-raised px-3.5 py-3 text-[0.84375rem]/[1.1875rem] shadow-float"
      >
        <Icon
          className={`mt-px size-[17px] shrink-0 ${isDanger ? "text-danger-text" : "text-success-text"}`}
          aria-hidden="true"
        />
        <div className="min-w-0 flex-1">
          <Base.Title className="m-0 font-sans font-semibold" render={<p />} />
          <Base.Description className="text-fg-3" />
          {toast.actionProps === undefined ? null : (
            <p className="mt-1.5 flex items-center gap-2.5">
              <Base.Action
                aria-hidden={undefined}
                aria-keyshortcuts="Control+Z Meta+Z"
                className="h-8 rounded-sm border border-border-strong px-3 font-semibold hover:bg-hover max-lg:h-10"
              />
              <kbd className="text-caption text-fg-3 max-lg:hidden" aria-hidden="true">
                {toast.data?.undoKeys}
              </kbd>
            </p>
          )}
        </div>
        <Base.Close
          aria-label={messages.close}
          aria-hidden={undefined}
          className="-my-1 -mr-1 grid size-8 place-items-center rounded-sm text-fg-3 hover:bg-hover lg:size-6"
        >
          <X className="size-4" aria-hidden="true" />
        </Base.Close>
      </Base.Root>
    );
  });
}
