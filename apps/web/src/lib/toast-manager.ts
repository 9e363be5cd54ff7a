import { Toast } from "@base-ui/react/toast";

export type ToastTone = "success" | "danger";
export const toastManager = Toast.createToastManager();

/** A button in a toast that takes back what it tells of, also by Ctrl+Z while it is shown. */
export interface ToastUndo {
  readonly label: string;
  /** The keys, as a person reads them. */
  readonly keys: string;
  readonly onUndo: () => void;
}

/** What a toast carries for those who draw it. */
export interface ToastData {
  readonly undoKeys?: string;
}

const UNDO_MS = 10_000;

/** What is to be undone, the latest last. */
const undos: { readonly id: string; readonly undo: () => void }[] = [];

/**
 * Confirms what left the screen. Never beside an alert for the same thing. Errors stay until closed. With `undo` it stays for ten
 * seconds, longer while the pointer or the focus is on it.
 */
export function showToast(
  title: string,
  options: { tone?: ToastTone; note?: string; undo?: ToastUndo } = {},
): void {
  const tone = options.tone ?? "success";
  const { undo } = options;
  const id = toastManager.add<ToastData>({
    title,
    description: options.note,
    type: tone,
    priority: tone === "danger" ? "high" : "low",
    // Any other stays as long as the provider in components/ui/toast.tsx says.
    ...(tone === "danger" ? { timeout: 0 } : undo === undefined ? {} : { timeout: UNDO_MS }),
    onClose: () => forget(id),
    ...(undo === undefined
      ? {}
      : {
          data: { undoKeys: undo.keys },
          actionProps: { children: undo.label, onClick: () => take(id) },
        }),
  });
  if (undo !== undefined) undos.push({ id, undo: undo.onUndo });
}

/** Nothing is offered any more: the toasts are gone with their screen. */
export function forgetUndos(): void {
  undos.length = 0;
}

/** Takes back what the latest toast offers to; false when none is shown that does. */
export function undoLatest(): boolean {
  const latest = undos.at(-1);
  if (latest === undefined) return false;
  take(latest.id);
  return true;
}

/** Once: the toast goes, and with it the offer. */
function take(id: string): void {
  const found = undos.find((each) => each.id === id);
  forget(id);
  toastManager.close(id);
  found?.undo();
}

function forget(id: string): void {
  const at = undos.findIndex((each) => each.id === id);
  if (at !== -1) undos.splice(at, 1);
}
