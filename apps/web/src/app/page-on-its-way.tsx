import { useNavigation } from "react-router";
import { messages } from "./messages.ts";

/**
 * A press on a link is answered at once, also where the page's code has yet to come over a slow line: a line runs along the upper edge
 * until the page is there. The old page stays in use meanwhile.
 */
export function PageOnItsWay() {
  const isOnItsWay = useNavigation().state === "loading";
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-60 h-[3px] empty:hidden">
      {isOnItsWay ? (
        <>
          <span className="sr-only">{messages.pageIsComing}</span>
          <span className="on-its-way" aria-hidden="true" />
        </>
      ) : null}
    </div>
  );
}
