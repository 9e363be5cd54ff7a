import { routes } from "@sendoff/contract";
import { useMutation } from "@tanstack/react-query";
import { MailX } from "lucide-react";
import { StandalonePage } from "../../components/public/standalone-page.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { paths } from "../../config/paths.ts";
import { call } from "../../lib/api-client.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";

/**
 * /unsubscribe/:token, from the daily mail: works without signing in. It asks first, since mail programs open links by
 * themselves to look at them.
 */
export function UnsubscribePage({ token }: { token: string }) {
  usePageTitle("Stop the daily mail");
  const stop = useMutation({
    mutationFn: () => call(routes.unsubscribe, { params: { token } }),
  });
  return stop.isSuccess ? (
    <StandalonePage Icon={MailX} title="The daily mail is off">
      <p className="mx-auto mt-2 mb-6 max-w-[42ch] text-fg-2">
        What waits for you still stands under Needs you in the app. You can switch the mail on again
        there.
      </p>
      <ButtonLink to={paths.app.needsYou}>Open Needs you</ButtonLink>
    </StandalonePage>
  ) : (
    <StandalonePage Icon={MailX} title="Stop the daily mail?">
      <p className="mx-auto mt-2 mb-6 max-w-[42ch] text-fg-2">
        You will no longer be told by e-mail what waits for you and what was sent. Codes and payment
        receipts still come.
      </p>
      {stop.error === null ? null : (
        <Alert tone="danger" title="The mail was not stopped." className="mb-5 text-left">
          {serverMessage(stop.error, "No connection to Sendoff. Please try again.")}
        </Alert>
      )}
      <Button variant="primary" size="lg" isBusy={stop.isPending} onClick={() => stop.mutate()}>
        Stop the mail
      </Button>
    </StandalonePage>
  );
}
