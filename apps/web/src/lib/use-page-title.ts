import { useEffect } from "react";

/** "Wallet · Sendoff" in the browser's tab. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Sendoff`;
  }, [title]);
}
