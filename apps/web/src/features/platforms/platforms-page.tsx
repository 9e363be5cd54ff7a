import type { PlatformTemplate } from "@sendoff/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { Alert } from "../../components/ui/alert.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { StatStrip } from "../../components/ui/stat-strip.tsx";
import { ErrorState } from "../../components/ui/states.tsx";
import { paths } from "../../config/paths.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { dashboardQuery, isLive } from "../../queries/dashboard.query.ts";
import { userQuery } from "../../queries/user.query.ts";
import { ConnectFlow } from "./connect/connect-flow.tsx";
import { findCodeSession } from "./connect/code-session.ts";
import { flowFor, resumeFlow } from "./connect/open-flow.ts";
import { DisconnectDialog } from "./disconnect-dialog.tsx";
import { EditFiltersDialog } from "./filters/edit-filters-dialog.tsx";
import type { CardActions } from "./platform-card.tsx";
import { CardsSkeleton, PlatformCards } from "./platform-cards.tsx";
import { type PlatformEntry, entriesOfTab } from "./platform-list.ts";
import { type ApplyProblem, useApply } from "./use-apply.ts";
import { usePlatformEntries } from "./use-platform-entries.ts";

/** /app/platforms (SPEC 2 "Platform Connections"). */
export function PlatformsPage() {
  usePageTitle("Platforms");
  const platforms = usePlatformEntries();
  const { data: user } = useQuery(userQuery);
  return (
    <div className="page-column">
      <PageHeader
        title="Platform Connections"
        note="Where Sendoff applies for you. Each platform keeps its own filters and daily limit."
      />
      {platforms.kind === "failed" ? (
        <Card>
          <h2 className="sr-only">What went wrong</h2>
          <ErrorState title={platforms.problem} onRetry={platforms.retry} />
        </Card>
      ) : platforms.kind === "loading" || user === undefined ? (
        <>
          <Figures entries={undefined} />
          <CardsSkeleton />
        </>
      ) : (
        <Platforms entries={platforms.entries} userId={user.id} />
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

function Platforms({ entries, userId }: { entries: readonly PlatformEntry[]; userId: string }) {
  const [flow, setFlow] = useState(() => resumeFlow(entries, userId));
  const [leaving, setLeaving] = useState<{ id: number; name: string }>();
  const [filtering, setFiltering] = useState<PlatformTemplate>();
  const { data: dashboard } = useQuery(dashboardQuery);
  const apply = useApply();
  const closeFlow = useMemo(() => () => setFlow(undefined), []);
  const run = dashboard?.run;
  const actions: CardActions = {
    onConnect: (entry) => setFlow(flowFor(entry, userId)),
    onDisconnect: ({ template }) => setLeaving({ id: template.id, name: template.platform_name }),
    onEditFilters: ({ template }) => setFiltering(template),
    onApply: ({ template }) => apply.start(template.id),
    applyingTo: apply.applyingTo,
    liveRun: isLive(run) ? { platformId: run.platform_id, runId: run.id } : undefined,
    credits: dashboard?.wallet.credits,
    codeFor: findCodeSession(userId)?.platformId,
  };
  const isOutOfCredits =
    actions.credits === 0 && entries.some(({ kind }) => kind === "connected") && !isLive(run);
  return (
    <>
      <Figures entries={entries} />
      {apply.problem === undefined ? null : <ApplyAlert problem={apply.problem} />}
      {isOutOfCredits && apply.problem === undefined ? <NoCreditAlert /> : null}
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
      {filtering === undefined ? null : (
        <EditFiltersDialog template={filtering} onClose={() => setFiltering(undefined)} />
      )}
    </>
  );
}

function NoCreditAlert() {
  return (
    <Alert
      tone="you"
      title="No credit is left"
      action={
        <ButtonLink to={paths.app.addMoney} size="sm">
          Add Money
        </ButtonLink>
      }
    >
      An application uses 1 credit, so no run can start.
    </Alert>
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
