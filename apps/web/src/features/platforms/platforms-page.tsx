import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { Alert } from "../../components/ui/alert.tsx";
import { Card } from "../../components/ui/card.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { StatStrip } from "../../components/ui/stat-strip.tsx";
import { ErrorState } from "../../components/ui/states.tsx";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { dashboardQuery, isLive } from "../../queries/dashboard.query.ts";
import { platformsQuery, templatesQuery } from "../../queries/platforms.query.ts";
import { userQuery } from "../../queries/user.query.ts";
import { ConnectFlow } from "./connect/connect-flow.tsx";
import { type CodeSession, findCodeSession } from "./connect/code-session.ts";
import type { ConnectTarget } from "./connect/use-connect.ts";
import { DisconnectDialog } from "./disconnect-dialog.tsx";
import { listProblem } from "./messages.ts";
import type { CardActions } from "./platform-card.tsx";
import { CardsSkeleton, PlatformCards } from "./platform-cards.tsx";
import { type PlatformEntry, entriesOfTab, listEntries } from "./platform-list.ts";
import { type ApplyProblem, useApply } from "./use-apply.ts";

/** /app/platforms (SPEC 2 "Platform Connections"). */
export function PlatformsPage() {
  usePageTitle("Platforms");
  const templates = useQuery(templatesQuery);
  const connections = useQuery(platformsQuery);
  const { data: user } = useQuery(userQuery);
  // What is shown already stays when asking again fails.
  const problem = listProblem(
    templates.data === undefined ? templates.error : null,
    connections.data === undefined ? connections.error : null,
  );
  const isPending = templates.isPending || connections.isPending;
  const retry = () => {
    if (templates.isError) void templates.refetch();
    if (connections.isError) void connections.refetch();
  };
  return (
    <div className="page-column">
      <PageHeader
        title="Platform Connections"
        note="Where Sendoff applies for you. Each platform keeps its own daily limit."
      />
      {isPending && problem === undefined ? (
        <>
          <Figures entries={undefined} />
          <CardsSkeleton />
        </>
      ) : problem === undefined && user !== undefined ? (
        <Platforms
          entries={listEntries(templates.data ?? [], connections.data ?? [])}
          userId={user.id}
        />
      ) : (
        <Card>
          <h2 className="sr-only">What went wrong</h2>
          <ErrorState
            title={problem ?? "Failed to load platforms. Please try again."}
            onRetry={retry}
          />
        </Card>
      )}
    </div>
  );
}

function Figures({ entries }: { entries: readonly PlatformEntry[] | undefined }) {
  const dashboard = useQuery(dashboardQuery);
  const rate = dashboard.data?.success_rate;
  const rateText = rate === null || rate === undefined ? "-" : `${Math.round(rate)}%`;
  return (
    <StatStrip
      label="Connections in figures"
      stats={[
        { label: "Connected", value: entries && entriesOfTab(entries, "connected").length },
        { label: "Total Platforms", value: entries?.length },
        {
          label: "Available to Connect",
          value: entries && entriesOfTab(entries, "available").length,
        },
        { label: "Success Rate", value: dashboard.isPending ? undefined : rateText },
      ]}
    />
  );
}

interface OpenFlow {
  target: ConnectTarget;
  resumed: CodeSession | undefined;
}

function flowFor(entry: PlatformEntry, session: CodeSession | undefined): OpenFlow {
  const { template, kind, connection } = entry;
  return {
    target: {
      id: template.id,
      name: template.platform_name,
      url: template.platform_url,
      isUpdate: kind === "connected",
      needsCheck: kind === "needs_you" && connection?.state === "needs_user",
    },
    resumed: session?.platformId === template.id ? session : undefined,
  };
}

/** After a reload: the sign-in that still waits for its code is open again. */
function resumeFlow(entries: readonly PlatformEntry[], userId: string): OpenFlow | undefined {
  const session = findCodeSession(userId);
  const entry = entries.find(({ template }) => template.id === session?.platformId);
  return entry === undefined ? undefined : flowFor(entry, session);
}

function Platforms({ entries, userId }: { entries: readonly PlatformEntry[]; userId: string }) {
  const [flow, setFlow] = useState(() => resumeFlow(entries, userId));
  const [leaving, setLeaving] = useState<{ id: number; name: string }>();
  const { data: dashboard } = useQuery(dashboardQuery);
  const apply = useApply();
  const closeFlow = useMemo(() => () => setFlow(undefined), []);
  const run = dashboard?.run;
  const actions: CardActions = {
    onConnect: (entry) => setFlow(flowFor(entry, findCodeSession(userId))),
    onDisconnect: ({ template }) => setLeaving({ id: template.id, name: template.platform_name }),
    onApply: ({ template }) => apply.start(template.id),
    applyingTo: apply.applyingTo,
    liveRun: isLive(run) ? { platformId: run.platform_id, runId: run.id } : undefined,
    codeFor: findCodeSession(userId)?.platformId,
  };
  return (
    <>
      <Figures entries={entries} />
      {apply.problem === undefined ? null : <ApplyAlert problem={apply.problem} />}
      <PlatformCards entries={entries} actions={actions} />
      {flow === undefined ? null : (
        <ConnectFlow
          key={flow.target.id}
          target={flow.target}
          userId={userId}
          resumed={flow.resumed}
          onClose={closeFlow}
        />
      )}
      {leaving === undefined ? null : (
        <DisconnectDialog platform={leaving} onClose={() => setLeaving(undefined)} />
      )}
    </>
  );
}

function ApplyAlert({ problem: { message, link } }: { problem: ApplyProblem }) {
  return (
    <Alert
      tone="danger"
      title={message}
      action={
        link === undefined ? null : (
          <Link className="link" to={link.to}>
            {link.label}
          </Link>
        )
      }
    />
  );
}
