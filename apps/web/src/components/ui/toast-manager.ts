import { Toast } from "@base-ui/react/toast";

export type ToastTone = "success" | "danger";
export const toastManager = Toast.createToastManager();

/** Confirms what left the screen. Never beside an alert for the same thing. Errors stay until closed. */
export function showToast(title: string, options: { tone?: ToastTone; note?: string } = {}): void {
  const tone = options.tone ?? "success";
  toastManager.add({
    title,
    description: options.note,
    type: tone,
    priority: tone === "danger" ? "high" : "low",
    timeout: tone === "danger" ? 0 : 4000,
  });
}
