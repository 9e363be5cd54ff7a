import { type ConsolePortal, consolePortalRoutes } from "@sendoff/contract/console";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleCheck, CirclePause, LoaderCircle } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { call } from "../../../lib/api-client.ts";
import { formatCount, formatDayTime, formatSeconds } from "../../../lib/format.ts";
import { showToast } from "../../../lib/toast-manager.ts";
import { span } from "../shell/span.ts";
import { type Column, DenseCard, DenseTable } from "../shell/dense.tsx";
import { ReasonDialog } from "../shell/reason-dialog.tsx";
import { messages } from "./messages.ts";
import { share } from "./share.ts";
import { Sparkline } from "./sparkline.tsx";

type Act = "pause" | "try" | "resume";
interface Asked {
  readonly portal: ConsolePortal;
  readonly act: Act;
}

const ROUTES = {
  pause: consolePortalRoutes.pausePortal,
  try: consolePortalRoutes.tryPortal,
  resume: consolePortalRoutes.resumePortal,
} as const;

/** Each portal's breaker, the worst first, and what an operator does about it. */
export function Breakers({ portals }: { portals: readonly ConsolePortal[] }) {
  const [asked, setAsked] = useState<Asked>();
  return (
    <DenseCard title={messages.breakers} note={messages.pausesByItself}>
      <DenseTable
        label={messages.breakers}
        columns={columnsWith(setAsked)}
        rows={portals}
        keyOf={({ platform_id: id }) => String(id)}
        toneOf={({ state }) => (state === "paused" ? "danger" : undefined)}
      />
      {asked === undefined ? null : <Ask {...asked} onClose={() => setAsked(undefined)} />}
    </DenseCard>
  );
}

function columnsWith(ask: (asked: Asked) => void): Column<ConsolePortal>[] {
  return [
    {
      name: messages.portal,
      isWide: true,
      cell: ({ name, boards }) => (
        <>
          <b className="font-semibold">{name}</b>
          {boards === 0 ? null : (
            <span className="ml-1.5 text-fg-3">{messages.boardCount(boards)}</span>
          )}
        </>
      ),
    },
    { name: messages.state, cell: (portal) => <StateBadge portal={portal} /> },
    {
      name: messages.hours24,
      cell: ({ hours, name }) => <Sparkline values={hours} label={messages.shareOf(name)} />,
    },
    {
      name: messages.confirmed1h,
      isNumber: true,
      cell: ({ last_hour: hour }) => share(hour.confirmed, hour.decided),
    },
    {
      name: messages.sent1h,
      isNumber: true,
      cell: ({ last_hour: hour }) => formatCount(hour.sent),
    },
    {
      name: messages.p95,
      isNumber: true,
      cell: ({ last_hour: { p95_seconds: seconds } }) =>
        seconds === null ? "-" : formatSeconds(seconds),
    },
    {
      name: messages.accounts,
      cell: ({ accounts }) => (
        <span className="whitespace-nowrap">{messages.accountStates(accounts)}</span>
      ),
    },
    {
      name: messages.runs,
      isNumber: true,
      cell: ({ open_runs: runs }) => formatCount(runs),
    },
    {
      name: messages.oldestLane,
      isNumber: true,
      cell: ({ oldest_lane_seconds: seconds }) => (seconds === null ? "-" : span(seconds)),
    },
    { name: messages.cause, cell: (portal) => <Cause portal={portal} /> },
    {
      name: messages.acts,
      isNameHidden: true,
      cell: (portal) => <Acts portal={portal} ask={ask} />,
    },
  ];
}

function StateBadge({ portal: { state } }: { portal: ConsolePortal }) {
  switch (state) {
    case "working":
      return (
        <Badge tone="success" Icon={CircleCheck}>
          {messages.working}
        </Badge>
      );
    case "trying":
      return (
        <Badge tone="accent" Icon={LoaderCircle}>
          {messages.tryingOne}
        </Badge>
      );
    case "paused":
      return (
        <Badge tone="danger" Icon={CirclePause} className="bg-surface">
          {messages.paused}
        </Badge>
      );
  }
}

function Cause({ portal }: { portal: ConsolePortal }) {
  const { reason, note, since, next_try_at: nextTry } = portal;
  if (reason === null || since === null) {
    return <span className="text-fg-3">{messages.none}</span>;
  }
  return (
    <span className="[overflow-wrap:anywhere]">
      {note === "" ? messages.reasons[reason] : note}
      <span className="block text-caption text-fg-2">
        {messages.sinceTime(formatDayTime(since))}
        {nextTry === null ? "" : `, ${messages.nextTry(formatDayTime(nextTry))}`}
      </span>
    </span>
  );
}

function Acts({ portal, ask }: { portal: ConsolePortal; ask: (asked: Asked) => void }) {
  const { name, state } = portal;
  const acts: readonly Act[] =
    state === "working" ? ["pause"] : state === "paused" ? ["try", "resume"] : ["resume"];
  return (
    <span className="flex justify-end gap-1.5 max-lg:h-full max-lg:flex-wrap max-lg:items-end">
      {acts.map((act) => (
        <Button
          key={act}
          size="sm"
          variant={act === "pause" ? "ghost" : "line"}
          aria-label={messages.actOn(messages.act[act], name)}
          onClick={() => ask({ portal, act })}
        >
          {messages.act[act]}
        </Button>
      ))}
    </span>
  );
}

function Ask({ portal, act, onClose }: Asked & { onClose: () => void }) {
  const client = useQueryClient();
  const { name, platform_id: id } = portal;
  const perform = useMutation({
    mutationFn: (reason: string) => call(ROUTES[act], { params: { id }, body: { reason } }),
    onSuccess: async () => {
      showToast(messages.done[act](name));
      await client.invalidateQueries({ queryKey: ["console"] });
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={messages.ask[act](name)}
      description={messages.means[act]}
      act={messages.act[act]}
      variant={act === "pause" ? "danger" : "primary"}
      label={messages.reason}
      hint={messages.reasonHint}
      isBusy={perform.isPending}
      error={perform.error}
      onClose={onClose}
      onAct={(reason) => perform.mutate(reason)}
    />
  );
}
