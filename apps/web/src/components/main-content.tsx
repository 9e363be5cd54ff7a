import { type ReactNode, useEffect, useRef } from "react";
import { messages } from "./messages.ts";

const ID = "main";

/** The first stop of the keyboard on a page: past what stands on every page. Seen while it has the focus. */
export function SkipLink() {
  return (
    <a
      href={`#${ID}`}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-raised px-4 py-2 font-semibold text-fg shadow-float focus:translate-y-0"
    >
      {messages.skipToContent}
    </a>
  );
}

/**
 * What differs from page to page. `place` names what is shown: once that is another, screen readers and keyboards go on here and not at
 * the link that was pressed; or in the dialog, where the page opens with one.
 */
export function MainContent({ place, children }: { place: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const previous = useRef(place);
  useEffect(() => {
    const hasDialog = document.querySelector("[role=dialog][data-open]") !== null;
    if (previous.current !== place && !hasDialog) main.current?.focus({ preventScroll: true });
    previous.current = place;
  }, [place]);
  return (
    <main id={ID} ref={main} tabIndex={-1} className="outline-none">
      {children}
    </main>
  );
}
