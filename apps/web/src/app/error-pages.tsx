import { useRouteError, useRevalidator } from "react-router";
import { Brand } from "../components/brand/mark.tsx";
import { Button } from "../components/ui/button.tsx";
import { Card } from "../components/ui/card.tsx";
import { ErrorState } from "../components/ui/states.tsx";
import { ApiError } from "../lib/api-error.ts";

function refreshPage() {
  window.location.reload();
}

function noteFor(error: unknown): string {
  return error instanceof ApiError && error.status === 0
    ? "There is no connection to Sendoff. Nothing was lost."
    : "The fault is ours. Nothing was lost.";
}

/** A fault inside one area: the rest of the page, the menu included, stays usable. */
export function AreaError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  return (
    <div className="page-column">
      <Card>
        <ErrorState
          title="This page could not be shown"
          note={noteFor(error)}
          onRetry={() => void revalidate()}
          extra={
            <Button variant="ghost" onClick={refreshPage}>
              Refresh Page
            </Button>
          }
        />
      </Card>
    </div>
  );
}

/** The last resort: start-up without a connection, or a fault outside every area. */
export function AppError() {
  const error = useRouteError();
  return (
    <main className="mx-auto grid min-h-dvh max-w-[520px] content-center gap-6 px-4">
      <Brand />
      <Card>
        <ErrorState title="Sendoff could not start" note={noteFor(error)} onRetry={refreshPage} />
      </Card>
    </main>
  );
}
