import type { PlatformTemplate } from "@sendoff/contract/platform";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { Link } from "react-router";
import { Plus } from "lucide-react";
import { Alert } from "../../components/ui/alert.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { StatStrip } from "../../components/ui/stat-strip.tsx";
import { ErrorState } from "../../components/ui/states.tsx";
import { paths } from "../../config/paths.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { dashboardQuery, isLive } from "../../queries/dashboard.query.ts";
import { userQuery } from "../../queries/user.query.ts";
import { useKeptKeys } from "../../state/use-draft.ts";
import { ADD_PLATFORM_KEY, AddPlatformDialog } from "./add-platform-dialog.tsx";
import { ConnectFlow, type WatchSignInPage } from "./connect/connect-flow.tsx";
import { findCodeSession } from "./connect/code-session.ts";
import { flowFor, resumeFlow } from "./connect/open-flow.ts";
import { DeletePlatformDialog } from "./delete-platform-dialog.tsx";
import { DisconnectDialog } from "./disconnect-dialog.tsx";
import { EditFiltersDialog } from "./filters/edit-filters-dialog.tsx";
import { useKeptFilters } from "./filters/use-filters.ts";
import { messages } from "./messages.ts";
import type { CardActions } from "./platform-card-buttons.tsx";
import { CardsSkeleton, PlatformCards } from "./platform-cards.tsx";
import { type PlatformEntry, entriesOfTab } from "./platform-list.ts";
import { type ApplyProblem, useApply } from "./use-apply.ts";
import { usePlatformEntries } from "./use-platform-entries.ts";

/** /app/platforms (SPEC 2 "Platform Connections"). */
export function PlatformsPage({ notice, watch }: { notice: ReactNode; watch: WatchSignInPage }) {
  usePageTitle(messages.platforms);
  const platforms = usePlatformEntries();
  const { data: user } = useQuery(userQuery);
  const [isAdding, setIsAdding] = useState(useKeptKeys().includes(ADD_PLATFORM_KEY));
  const [filtering, setFiltering] = useState<PlatformTemplate>();
  return (
    <div className="page-column">
      <PageHeader
        title={messages.platformConnections}
        note={messages.whereSendoffAppliesForYou}
        actions={
          <Button variant="primary" onClick={() => setIsAdding(true)}>
            <Plus aria-hidden="true" />
            {messages.addPlatform}
          </Button>
        }
      />
      {notice}
      {platforms.kind === "failed" ? (
        <Card>
          <h2 className="sr-only">{messages.whatWentWrong}</h2>
          <ErrorState title={platforms.problem} onRetry={platforms.retry} />
        </Card>
      ) : platforms.kind === "loading" || user === undefined ? (
        <>
          <Figures entries={undefined} />
          <CardsSkeleton />
        </>
      ) : (
        <Platforms
          entries={platforms.entries}
          userId={user.id}
          watch={watch}
          onEditFilters={setFiltering}
        />
      )}
      {isAdding ? (
        <AddPlatformDialog
          onEditFilters={(template) => {
            setIsAdding(false);
            setFiltering(template);
          }}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
      {filtering === undefined ? null : (
        <EditFiltersDialog template={filtering} onClose={() => setFiltering(undefined)} />
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
      label={messages.connectionsInFigures}
      stats={[
        {
          label: messages.connectedLabel,
          value: entries && entriesOfTab(entries, "connected").length,
        },
        { label: messages.totalPlatforms, value: entries?.length },
        {
          label: messages.availableToConnect,
          value: entries && entriesOfTab(entries, "available").length,
        },
        { label: messages.successRate, value: dashboard.isPending ? undefined : rateText },
      ]}
    />
  );
}

function Platforms({
  entries,
  userId,
  watch,
  onEditFilters,
}: {
  entries: readonly PlatformEntry[];
  userId: string;
  watch: WatchSignInPage;
  onEditFilters: (template: PlatformTemplate) => void;
}) {
  useKeptFilters(entries, onEditFilters);
  const [flow, setFlow] = useState(() => resumeFlow(entries, userId));
  const [leaving, setLeaving] = useState<Leaving>();
  const { data: dashboard } = useQuery(dashboardQuery);
  const apply = useApply();
  const closeFlow = useMemo(() => () => setFlow(undefined), []);
  const run = dashboard?.run;
  const session = findCodeSession(userId);
  const actions: CardActions = {
    onConnect: (entry) => setFlow(flowFor(entry, userId)),
    onDisconnect: (entry) => setLeaving(leavingOf(entry, "disconnect")),
    onDelete: (entry) => setLeaving(leavingOf(entry, "delete")),
    onEditFilters: ({ template }) => onEditFilters(template),
    onApply: ({ template }) => apply.start(template.id),
    applyingTo: apply.applyingTo,
    liveRun: isLive(run) ? { platformId: run.platform_id, runId: run.id } : undefined,
    credits: dashboard?.wallet.credits,
    codeFor: session?.asks === "code" ? session.platformId : undefined,
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
          watch={watch}
          onClose={closeFlow}
        />
      )}
      {leaving?.how === "disconnect" ? (
        <DisconnectDialog platform={leaving} onClose={() => setLeaving(undefined)} />
      ) : null}
      {leaving?.how === "delete" ? (
        <DeletePlatformDialog platform={leaving} onClose={() => setLeaving(undefined)} />
      ) : null}
    </>
  );
}

/** The platform that a dialog asks about. */
interface Leaving {
  how: "disconnect" | "delete";
  id: number;
  name: string;
  isBoard: boolean;
}

function leavingOf({ template }: PlatformEntry, how: Leaving["how"]): Leaving {
  const { id, platform_name: name, kind } = template;
  return { how, id, name, isBoard: kind === "board" };
}

function NoCreditAlert() {
  return (
    <Alert
      tone="you"
      title={messages.noCreditIsLeft}
      action={
        <ButtonLink to={paths.app.addMoney} size="sm">
          {messages.addMoney}
        </ButtonLink>
      }
    >
      {messages.applicationUses1Credit}
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
