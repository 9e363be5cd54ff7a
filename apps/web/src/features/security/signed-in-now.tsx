import { deviceName } from "../../lib/device-name.ts";
import { type Session } from "@sendoff/contract/account";
import { routes } from "@sendoff/contract/routes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardBody, CardHeader } from "../../components/ui/card.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { ErrorState } from "../../components/ui/states.tsx";
import { call } from "../../lib/api-client.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { sessionsQuery } from "../../queries/sessions.query.ts";
import { useWhen } from "../../queries/use-when.ts";
import { messages } from "./messages.ts";

/** Where the person is signed in, and the way out of all others. */
export function SignedInNow() {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(sessionsQuery);
  const end = useMutation({
    mutationFn: async (sessions: readonly Session[]) => {
      for (const { id } of sessions) await call(routes.endSession, { params: { id } });
    },
    onSettled: () => {
      // Ending a session is an event too.
      void client.invalidateQueries({ queryKey: ["security"] });
      return client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
  const others = data?.filter((session) => !session.is_current) ?? [];
  return (
    <Card>
      <CardHeader title={messages.signedInNow} />
      {data === undefined ? (
        isError ? (
          <ErrorState title={messages.yourSessionsCouldNotBeLoaded} onRetry={() => refetch()} />
        ) : (
          <CardBody>
            <SkeletonRows rows={2} label={messages.loadingYourSessions} />
          </CardBody>
        )
      ) : (
        <ul className="text-small">
          {data.map((session) => (
            <Row
              key={session.id}
              session={session}
              isEnding={end.isPending}
              onEnd={() => end.mutate([session])}
            />
          ))}
        </ul>
      )}
      {end.isError ? (
        <Alert tone="danger" title={messages.notEverySessionWasEnded} className="m-4">
          {serverMessage(end.error, messages.noConnectionToSendoff)}
        </Alert>
      ) : null}
      {others.length === 0 ? null : (
        <div className="border-t border-border px-4 py-3 lg:px-5">
          <Button size="sm" isBlock isBusy={end.isPending} onClick={() => end.mutate(others)}>
            {messages.signOutEverywhereElse}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Row({
  session,
  isEnding,
  onEnd,
}: {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}) {
  const when = useWhen();
  const Icon = session.is_phone ? Smartphone : Monitor;
  const name = session.device === "" ? messages.unknownBrowser : deviceName(session.device);
  const seen = [session.network, when(session.last_seen_at)].filter((part) => part !== "");
  return (
    <li className="flex items-center gap-3 border-t border-border px-4 py-3 first:border-t-0 lg:px-5">
      <Icon className="size-[17px] shrink-0 text-fg-3" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{name}</p>
        <p className="num text-fg-2">{session.is_current ? messages.thisOne : seen.join(", ")}</p>
      </div>
      {session.is_current ? null : (
        <button
          type="button"
          className="link target"
          aria-label={messages.signOutName(name, seen.join(", "))}
          aria-disabled={isEnding || undefined}
          onClick={() => (isEnding ? undefined : onEnd())}
        >
          {messages.signOut}
        </button>
      )}
    </li>
  );
}
