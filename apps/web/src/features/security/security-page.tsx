import { routes } from "@sendoff/contract/routes";
import {
  type AccountChange,
  SecurityCategory,
  type SecurityEvent,
} from "@sendoff/contract/security";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { SettingsBack, SettingsTabs } from "../../components/settings-tabs.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardBody, CardHeader } from "../../components/ui/card.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../components/ui/states.tsx";
import { Tabs } from "../../components/ui/tabs.tsx";
import { call } from "../../lib/api-client.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { formatCount } from "../../lib/format.ts";
import { saveFile } from "../../lib/save-file.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { ChangeNotice } from "./change-notice.tsx";
import { EventList } from "./event-list.tsx";
import { messages } from "./messages.ts";
import { NotMeDialog } from "./not-me-dialog.tsx";
import { accountChangesQuery, securityEventsQuery } from "./security.query.ts";
import { SignedInNow } from "./signed-in-now.tsx";

const FILTERS = [
  { value: "all", label: messages.all },
  { value: "sign_ins", label: messages.signIns },
  { value: "changes", label: messages.changes },
  { value: "portals", label: messages.portals },
  { value: "money", label: messages.money },
];

/** Security activity: was that me? `onShutOut` is called once every session has ended, this one too. */
export function SecurityPage({ onShutOut }: { onShutOut: () => void }) {
  usePageTitle(messages.securityActivity);
  const changes = useQuery(accountChangesQuery);
  /** What "This was not me" was pressed for: a change that can be undone, or anything else. */
  const [asked, setAsked] = useState<{ change: AccountChange | undefined }>();
  const download = useMutation({
    mutationFn: async () => {
      const { body } = await call(routes.downloadSecurityEvents);
      saveFile(new Blob([body], { type: "text/csv" }), "security-activity.csv");
    },
  });
  return (
    <div className="page-column">
      <SettingsBack />
      <PageHeader
        title={messages.securityActivity}
        note={messages.whoDidWhatWithYourAccount}
        actions={
          <Button isBusy={download.isPending} onClick={() => download.mutate()}>
            <Download aria-hidden="true" />
            {messages.download}
          </Button>
        }
      />
      <SettingsTabs />
      {download.isError ? (
        <Alert tone="danger" title={messages.listCouldNotBeDownloaded}>
          {serverMessage(download.error, messages.noConnectionToSendoff)}
        </Alert>
      ) : null}
      {changes.data === undefined && changes.isError ? (
        <Alert
          tone="danger"
          title={messages.whatCanStillBeUndone}
          action={
            <Button size="sm" isBusy={changes.isFetching} onClick={() => void changes.refetch()}>
              {messages.tryAgain}
            </Button>
          }
        >
          {messages.codeInOurMailUndoes}
        </Alert>
      ) : null}
      {(changes.data ?? []).map((change) => (
        <ChangeNotice key={change.id} change={change} onNotMe={() => setAsked({ change })} />
      ))}
      <div className="grid items-start gap-4 lg:gap-5 xl:grid-cols-[minmax(0,1fr)_300px]">
        <Events
          onNotMe={(event) =>
            setAsked({ change: changes.data?.find((change) => isOf(change, event)) })
          }
        />
        <div className="flex min-w-0 flex-col gap-4 lg:gap-5">
          <SignedInNow />
          <Card>
            <CardHeader title={messages.ifItWasNotYou} />
            <CardBody className="text-small text-fg-2">{messages.thisWasNotMePuts}</CardBody>
          </Card>
        </div>
      </div>
      {asked === undefined ? null : (
        <NotMeDialog change={asked.change} onClose={() => setAsked(undefined)} onDone={onShutOut} />
      )}
    </div>
  );
}

/** Whether a change that can still be undone is the one that an event tells of: both are written in one transaction. */
function isOf({ kind, from, to, changed_at: at }: AccountChange, event: SecurityEvent): boolean {
  const apartMs = Math.abs(new Date(at).getTime() - new Date(event.at).getTime());
  return kind === event.event && from === event.from && to === event.to && apartMs < 60_000;
}

function Events({ onNotMe }: { onNotMe: (event: SecurityEvent) => void }) {
  const [filter, setFilter] = useState("all");
  const category = SecurityCategory.safeParse(filter).data;
  const query = useInfiniteQuery(securityEventsQuery(category));
  const events = query.data?.pages.flatMap((page) => page.events);
  const total = query.data?.pages.at(-1)?.total ?? 0;
  return (
    <Card label={messages.events}>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-border px-4 py-3.5 lg:px-5">
        <Tabs
          label={messages.whichEvents}
          look="segments"
          value={filter}
          onChange={setFilter}
          items={FILTERS}
        />
        {events === undefined ? null : (
          <span className="num text-small text-fg-3 max-lg:hidden">
            {messages.last90Days(formatCount(total), total)}
          </span>
        )}
      </div>
      {events === undefined ? (
        query.isError ? (
          <ErrorState title={messages.yourSecurityActivity} onRetry={() => query.refetch()} />
        ) : (
          <CardBody className="pt-4">
            <SkeletonRows rows={6} label={messages.loadingYourSecurityActivity} />
          </CardBody>
        )
      ) : events.length === 0 ? (
        <EmptyState
          title={filter === "all" ? messages.nothingIn90Days : messages.noneOfTheseIn90Days}
          note={messages.signInsAreListedHere}
        />
      ) : (
        <>
          <EventList events={events} onNotMe={onNotMe} />
          <div className="flex items-center justify-between px-4 py-3 lg:px-5">
            <span className="num text-small text-fg-3">
              {messages.shownOfAll(formatCount(events.length), formatCount(total))}
            </span>
            {query.hasNextPage ? (
              <Button
                size="sm"
                isBusy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {messages.showOlder}
              </Button>
            ) : null}
          </div>
        </>
      )}
    </Card>
  );
}
