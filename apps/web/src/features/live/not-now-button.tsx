import { Button } from "../../components/ui/button.tsx";
import { serverMessage } from "../../lib/api-error.ts";
import { useNotNow } from "../../queries/live-page.query.ts";

/** "Not now": closes the page that a portal keeps open for its owner. Says so where that fails. */
export function NotNowButton({ platformId }: { platformId: number }) {
  const notNow = useNotNow(platformId);
  return (
    <>
      <Button variant="ghost" isBusy={notNow.isPending} onClick={() => notNow.mutate()}>
        Not now
      </Button>
      {notNow.error === null ? null : (
        <p role="alert" className="basis-full text-small text-danger-text">
          {serverMessage(
            notNow.error,
            "The page was not closed: no connection to Sendoff. Please try again.",
          )}
        </p>
      )}
    </>
  );
}
