import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "../components/ui/button.tsx";
import { Card } from "../components/ui/card.tsx";
import { ErrorState } from "../components/ui/states.tsx";
import { useIsOnline } from "../lib/use-is-online.ts";
import { messages } from "./messages.ts";

export type LoadPage = () => Promise<{ default: ComponentType }>;

/**
 * Fetches a page's code. Code that does not come, offline or after a release that moved it, must not take the whole app
 * away: then the answer is a page that says so, and becomes the real one as soon as its code can be had.
 */
export async function loadPage(load: LoadPage): Promise<ComponentType> {
  try {
    return (await load()).default;
  } catch {
    return latePage(load);
  }
}

function latePage(load: LoadPage): ComponentType {
  return function LatePage() {
    const [Page, setPage] = useState<ComponentType>();
    const isOnline = useIsOnline();
    const wasOffline = useRef(false);
    const fetchPage = useCallback(() => {
      load().then(
        (module) => setPage(() => module.default),
        () => {
          // Some browsers keep a failed import for as long as the document lives. Once, when the connection is back.
          if (wasOffline.current) window.location.reload();
        },
      );
    }, []);
    useEffect(() => {
      if (!isOnline) wasOffline.current = true;
      else fetchPage();
    }, [fetchPage, isOnline]);
    return Page === undefined ? <Missing onRetry={fetchPage} /> : <Page />;
  };
}

function Missing({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page-column">
      <Card>
        <ErrorState
          title={messages.thisPageCouldNotBeLoaded}
          note={messages.checkYourConnection}
          onRetry={onRetry}
          extra={
            <Button variant="ghost" onClick={() => window.location.reload()}>
              {messages.refreshPage}
            </Button>
          }
        />
      </Card>
    </div>
  );
}
