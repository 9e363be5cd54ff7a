import {
  type AccountChange,
  routes,
  SecurityCategory,
  type SecurityEvent,
} from "@sendoff/contract";
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
import { NotMeDialog } from "./not-me-dialog.tsx";
import { accountChangesQuery, securityEventsQuery } from "./security.query.ts";
import { SignedInNow } from "./signed-in-now.tsx";

const FILTERS = [
  { value: "all", label: "All" },
  { value: "sign_ins", label: "Sign-ins" },
  { value: "changes", label: "Changes" },
  { value: "portals", label: "Portals" },
  { value: "money", label: "Money" },
];

/** Security activity: was that me? `onShutOut` is called once every session has ended, this one too. */
export function SecurityPage({ onShutOut }: { onShutOut: () => void }) {
  usePageTitle("Security activity");
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
        title="Security activity"
        note="Who did what with your account, and where. Nothing here can be changed, not even by us."
        actions={
          <Button isBusy={download.isPending} onClick={() => download.mutate()}>
            <Download aria-hidden="true" />
            Download
          </Button>
        }
      />
      <SettingsTabs />
      {download.isError ? (
        <Alert tone="danger" title="The list could not be downloaded.">
          {serverMessage(download.error, "No connection to Sendoff. Please try again.")}
        </Alert>
      ) : null}
      {changes.data === undefined && changes.isError ? (
        <Alert
          tone="danger"
          title="What can still be undone could not be loaded."
          action={
            <Button size="sm" onClick={() => void changes.refetch()}>
              Try Again
            </Button>
          }
        >
          The code in our mail undoes it as well.
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
            <CardHeader title="If it was not you" />
            <CardBody className="text-small text-fg-2">
              “This was not me” puts a value that was changed in the last 72 hours back, signs out
              every device, stops runs and pauses schedules. Applications already sent stay sent.
            </CardBody>
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
    <Card label="Events">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-border px-4 py-3.5 lg:px-5">
        <Tabs
          label="Which events"
          look="segments"
          value={filter}
          onChange={setFilter}
          items={FILTERS}
        />
        {events === undefined ? null : (
          <span className="num text-small text-fg-3 max-lg:hidden">
            {`Last 90 days, ${formatCount(total)} ${total === 1 ? "entry" : "entries"}`}
          </span>
        )}
      </div>
      {events === undefined ? (
        query.isError ? (
          <ErrorState
            title="Your security activity could not be loaded."
            onRetry={() => void query.refetch()}
          />
        ) : (
          <CardBody className="pt-4">
            <SkeletonRows rows={6} label="Loading your security activity" />
          </CardBody>
        )
      ) : events.length === 0 ? (
        <EmptyState
          title={filter === "all" ? "Nothing in 90 days" : "None of these in 90 days"}
          note="Sign-ins, changes, connected platforms and payments are listed here as they happen."
        />
      ) : (
        <>
          <EventList events={events} onNotMe={onNotMe} />
          <div className="flex items-center justify-between px-4 py-3 lg:px-5">
            <span className="num text-small text-fg-3">
              {`${formatCount(events.length)} of ${formatCount(total)}`}
            </span>
            {query.hasNextPage ? (
              <Button
                size="sm"
                isBusy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                Show older
              </Button>
            ) : null}
          </div>
        </>
      )}
    </Card>
  );
}
