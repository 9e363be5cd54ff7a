import { Button } from "../../components/ui/button.tsx";
import { serverMessage } from "../../lib/api-error.ts";
import { useNotNow } from "../../queries/live-page.query.ts";
import { messages } from "./messages.ts";

/** "Not now": closes the page that a portal keeps open for its owner. Says so where that fails. */
export function NotNowButton({ platformId }: { platformId: number }) {
  const notNow = useNotNow(platformId);
  return (
    <>
      <Button variant="ghost" isBusy={notNow.isPending} onClick={() => notNow.mutate()}>
        {messages.notNow}
      </Button>
      {notNow.error === null ? null : (
        <p role="alert" className="basis-full text-small text-danger-text">
          {serverMessage(notNow.error, messages.pageWasNotClosed)}
        </p>
      )}
    </>
  );
}
