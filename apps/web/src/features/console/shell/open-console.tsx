import { consoleSessionRoutes } from "@sendoff/contract/console-session";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { Alert } from "../../../components/ui/alert.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { call } from "../../../lib/api-client.ts";
import { ApiError, serverMessage } from "../../../lib/api-error.ts";
import { usePageTitle } from "../../../lib/use-page-title.ts";
import { consoleSessionQuery } from "../../../queries/console-session.query.ts";
import { messages } from "./messages.ts";

/** Asks for the code that opens the console; nothing of it is on the page before. */
export function OpenConsole({ email }: { email: string }) {
  usePageTitle(messages.console);
  const client = useQueryClient();
  const open = useMutation({
    mutationFn: async () => (await call(consoleSessionRoutes.openConsole, { body: {} })).body,
    onSuccess: (session) => client.setQueryData(consoleSessionQuery.queryKey, session),
  });
  // Closed without a code: nothing went wrong.
  const isClosed = open.error instanceof ApiError && open.error.status === 403;
  return (
    <div className="mx-auto max-w-[520px] px-4 py-10">
      <Card>
        <div className="flex flex-col items-start gap-4 p-5 lg:p-6">
          <KeyRound className="size-6 text-accent" aria-hidden="true" />
          <div>
            <h1 className="h2">{messages.typeACode}</h1>
            <p className="mt-1 text-body text-fg-2 [overflow-wrap:anywhere]">
              {messages.codeOpensTheConsole(<b className="font-semibold text-fg">{email}</b>)}
            </p>
          </div>
          {open.isError && !isClosed ? (
            <Alert tone="danger" title={messages.consoleStayedClosed}>
              {serverMessage(open.error, messages.noConnection)}
            </Alert>
          ) : null}
          <Button variant="primary" isBusy={open.isPending} onClick={() => open.mutate()}>
            {messages.sendMeACode}
          </Button>
        </div>
      </Card>
    </div>
  );
}
