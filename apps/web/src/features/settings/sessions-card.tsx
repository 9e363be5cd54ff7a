import { deviceName } from "../../lib/device-name.ts";
import { type Session } from "@sendoff/contract/account";
import { routes } from "@sendoff/contract/routes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Laptop, Smartphone } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Alert } from "../../components/ui/alert.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { ErrorState } from "../../components/ui/states.tsx";
import { paths } from "../../config/paths.ts";
import { call } from "../../lib/api-client.ts";
import { sessionsQuery } from "../../queries/sessions.query.ts";
import { useWhen } from "../../queries/use-when.ts";
import { messages } from "./messages.ts";
import { Section } from "./sections.tsx";
import { problemOf } from "./use-settings.ts";

/** Where the person is signed in, and the ways out. */
export function SessionsCard({ onSignedOut }: { onSignedOut: () => void }) {
  const { data, isError, refetch } = useQuery(sessionsQuery);
  const [isAsking, setAsking] = useState(false);
  return (
    <Section id="sessions" title={messages.whereYouAreSignedIn}>
      {data === undefined ? (
        isError ? (
          <ErrorState
            title={messages.yourSessionsCouldNotBeLoaded}
            note={messages.allOfThem}
            onRetry={() => refetch()}
          />
        ) : (
          <SkeletonRows rows={2} label={messages.loadingYourSessions} />
        )
      ) : (
        <>
          <ul className="-mt-2 flex flex-col">
            {data.map((session) => (
              <Row key={session.id} session={session} />
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-border pt-4">
            <Button variant="danger" onClick={() => setAsking(true)}>
              {messages.logOutEverywhere}
            </Button>
            <Link className="link target" to={paths.app.security}>
              {messages.securityActivity}
            </Link>
          </div>
        </>
      )}
      {isAsking ? (
        <EverywhereDialog onClose={() => setAsking(false)} onSignedOut={onSignedOut} />
      ) : null}
    </Section>
  );
}

function Row({ session }: { session: Session }) {
  const client = useQueryClient();
  const when = useWhen();
  const end = useMutation({
    mutationFn: () => call(routes.endSession, { params: { id: session.id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  const Icon = session.is_phone ? Smartphone : Laptop;
  const name = session.device === "" ? messages.unknownBrowser : deviceName(session.device);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-border py-2.5 first:border-t-0">
      <Icon className="size-[18px] shrink-0 text-fg-3" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {session.is_current ? <Badge tone="accent">{messages.thisSession}</Badge> : null}
        </p>
        <p className="num text-small text-fg-3">
          {messages.lastSeenFrom(when(session.last_seen_at), session.network)}
        </p>
      </div>
      {session.is_current ? null : (
        <Button
          size="sm"
          isBusy={end.isPending}
          aria-label={messages.logOutLastSeen(name, when(session.last_seen_at))}
          onClick={() => end.mutate()}
        >
          {messages.logOut}
        </Button>
      )}
      {end.isError ? (
        <Alert tone="danger" title={problemOf(end.error)} className="basis-full" />
      ) : null}
    </li>
  );
}

function EverywhereDialog({
  onClose,
  onSignedOut,
}: {
  onClose: () => void;
  onSignedOut: () => void;
}) {
  const everywhere = useMutation({
    mutationFn: () => call(routes.logOutEverywhere),
    onSuccess: onSignedOut,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={messages.logOutEverywhereQuestion}
      description={messages.everySessionEnds}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            variant="danger"
            isBusy={everywhere.isPending}
            onClick={() => everywhere.mutate()}
          >
            {messages.logOutEverywhere}
          </Button>
        </>
      }
    >
      {everywhere.isError ? <Alert tone="danger" title={problemOf(everywhere.error)} /> : null}
    </Dialog>
  );
}
