import { matchRoutes } from "react-router";
import type { createAppRouter } from "./router.tsx";

const INTENTS = ["pointerover", "focusin", "touchstart"] as const;

/**
 * Fetches a page's code when a pointer, a finger or the focus comes near a link to it, so that it is there at the click.
 * A failure is silent here: the page itself says it when it is opened.
 */
export function prefetchOnIntent(router: ReturnType<typeof createAppRouter>): void {
  const asked = new Set<string>();
  const fetchPage = ({ target }: Event) => {
    // A fetch that fails now would stand in the way of the page's own, which waits for the connection.
    if (!navigator.onLine) return;
    const link = target instanceof Element ? target.closest("a[href^='/']") : null;
    if (!(link instanceof HTMLAnchorElement) || asked.has(link.pathname)) return;
    asked.add(link.pathname);
    for (const { route } of matchRoutes(router.routes, link.pathname) ?? []) {
      // The router takes `lazy` away once the code is there.
      if (typeof route.lazy === "function") void route.lazy();
    }
  };
  for (const intent of INTENTS) document.addEventListener(intent, fetchPage, { passive: true });
}
