import { routes } from "@sendoff/contract/routes";
import { useMutation } from "@tanstack/react-query";
import { MailX } from "lucide-react";
import { StandalonePage } from "../../components/public/standalone-page.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { paths } from "../../config/paths.ts";
import { call } from "../../lib/api-client.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { messages } from "./messages.ts";

/**
 * /unsubscribe/:token, from the daily mail: works without signing in. It asks first, since mail programs open links by
 * themselves to look at them.
 */
export function UnsubscribePage({ token }: { token: string }) {
  usePageTitle(messages.stopTheDailyMail);
  const stop = useMutation({
    mutationFn: () => call(routes.unsubscribe, { params: { token } }),
  });
  return stop.isSuccess ? (
    <StandalonePage Icon={MailX} title={messages.dailyMailIsOff}>
      <p className="mx-auto mt-2 mb-6 max-w-[42ch] text-fg-2">
        {messages.whatWaitsForYouStillStands}
      </p>
      <ButtonLink to={paths.app.needsYou}>{messages.openNeedsYou}</ButtonLink>
    </StandalonePage>
  ) : (
    <StandalonePage Icon={MailX} title={messages.stopTheDailyMailQuestion}>
      <p className="mx-auto mt-2 mb-6 max-w-[42ch] text-fg-2">{messages.noMoreDailyMail}</p>
      {stop.error === null ? null : (
        <Alert tone="danger" title={messages.mailWasNotStopped} className="mb-5 text-left">
          {serverMessage(stop.error, messages.noConnectionToSendoff)}
        </Alert>
      )}
      <Button variant="primary" size="lg" isBusy={stop.isPending} onClick={() => stop.mutate()}>
        {messages.stopTheMail}
      </Button>
    </StandalonePage>
  );
}
