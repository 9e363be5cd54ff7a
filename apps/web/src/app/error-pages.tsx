import { useState } from "react";
import { useRouteError, useRevalidator } from "react-router";
import { Brand } from "../components/brand/mark.tsx";
import { Button } from "../components/ui/button.tsx";
import { Card } from "../components/ui/card.tsx";
import { ErrorState } from "../components/ui/states.tsx";
import { contact } from "../config/content.ts";
import { ApiError } from "../lib/api-error.ts";
import { reportFault } from "../lib/fault-report.ts";
import { messages } from "./messages.ts";

function refreshPage() {
  window.location.reload();
}

/** What is safe, and the number that leads to this fault in the server's log. */
function FaultNote({ error }: { error: unknown }) {
  const isOffline = error instanceof ApiError && error.status === 0;
  // It says so itself, and needs no report from everybody who has a page open.
  const isBusy = error instanceof ApiError && error.status === 503;
  const [reportId] = useState(() => (isOffline || isBusy ? undefined : reportFault(error)));
  if (isBusy) return <>{messages.sendoffIsBusyForAMoment}</>;
  if (reportId === undefined) {
    return <>{messages.thereIsNoConnectionToSendoff}</>;
  }
  return (
    <>
      {messages.faultIsOurs(
        <a href={`mailto:${contact.email}?subject=Report%20${reportId}`} className="link">
          {contact.email}
        </a>,
        <b className="num font-semibold whitespace-nowrap">{reportId}</b>,
      )}
    </>
  );
}

/** A fault inside one area: the rest of the page, the menu included, stays usable. */
export function AreaError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  return (
    <div className="page-column">
      <Card>
        <ErrorState
          title={messages.thisPageCouldNotBeShown}
          note={<FaultNote error={error} />}
          onRetry={() => revalidate()}
          extra={
            <Button variant="ghost" onClick={refreshPage}>
              {messages.refreshPage}
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
        <ErrorState
          title={messages.sendoffCouldNotStart}
          note={<FaultNote error={error} />}
          onRetry={refreshPage}
        />
      </Card>
    </main>
  );
}
