import {
  CircleCheck,
  CircleDashed,
  Hand,
  KeyRound,
  Play,
  SlidersHorizontal,
  Unplug,
} from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../components/ui/badge.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Initials } from "../../components/ui/initials.tsx";
import { Tooltip } from "../../components/ui/tooltip.tsx";
import { paths } from "../../config/paths.ts";
import { cn } from "../../lib/cn.ts";
import { plural } from "../../lib/format.ts";
import { type PlatformEntry, hostOf } from "./platform-list.ts";

export interface CardActions {
  onConnect: (entry: PlatformEntry) => void;
  onDisconnect: (entry: PlatformEntry) => void;
  onEditFilters: (entry: PlatformEntry) => void;
  onApply: (entry: PlatformEntry) => void;
  /** The platform whose run is being started. */
  applyingTo: number | undefined;
  /** A run under way, by platform. */
  liveRun: { platformId: number; runId: string } | undefined;
  /** Without a credit no run can start; undefined until the wallet is known. */
  credits: number | undefined;
  /** The platform whose sign-in still waits for its code in this tab. */
  codeFor: number | undefined;
}

/** One platform with the one act that its state asks for. */
export function PlatformCard({ entry, actions }: { entry: PlatformEntry; actions: CardActions }) {
  const { template, kind } = entry;
  const isSoon = kind === "soon";
  return (
    <article
      aria-label={template.platform_name}
      className={cn(
        "flex min-w-0 flex-col rounded-lg border border-border p-[18px]",
        isSoon
          ? "border-dashed border-[color-mix(in_oklab,var(--border-strong)_45%,var(--border))]"
          : "bg-surface",
      )}
    >
      <div className="flex items-start gap-3">
        <Initials name={template.platform_name} size="lg" />
        <div className="min-w-0 flex-1">
          <h3 className="h3 truncate">{template.platform_name}</h3>
          <p className="truncate text-small text-fg-3">{hostOf(template.platform_url)}</p>
        </div>
      </div>
      <CardState entry={entry} />
      <div className="mt-auto flex gap-1.5">
        <CardButtons entry={entry} actions={actions} />
      </div>
    </article>
  );
}

function CardState({ entry: { kind, connection } }: { entry: PlatformEntry }) {
  switch (kind) {
    case "connected":
      return (
        <>
          <StateLine
            badge={
              <Badge tone="success" Icon={CircleCheck}>
                Connected
              </Badge>
            }
            note={jobsNote(connection?.jobsAvailable ?? 0, connection?.account ?? "")}
          />
          <Meter used={connection?.applied_today ?? 0} limit={connection?.daily_limit ?? 0} />
        </>
      );
    case "needs_you":
      return (
        <>
          <StateLine
            badge={
              <Badge tone="you" Icon={Hand}>
                Needs you
              </Badge>
            }
            note={connection?.state === "code_required" ? "Code asked for" : "Sign-in check"}
          />
          {connection === undefined || connection.note === "" ? null : (
            <p className="mt-2 text-small break-words text-fg-2">{connection.note}</p>
          )}
          <Meter used={connection?.applied_today ?? 0} limit={connection?.daily_limit ?? 0} />
        </>
      );
    case "available":
      return (
        <>
          <StateLine
            badge={
              <Badge tone="outline" Icon={CircleDashed}>
                Not connected
              </Badge>
            }
          />
          <CardNote>
            {connection === undefined
              ? "Sign in with your own account to apply there."
              : "The session has ended. Sign in again to go on applying there."}
          </CardNote>
        </>
      );
    case "soon":
      return (
        <>
          <StateLine badge={<Badge>Soon</Badge>} />
          <CardNote>We are working on it. You will see it here when it is ready.</CardNote>
        </>
      );
  }
}

function jobsNote(jobs: number, account: string): string {
  return jobs > 0 ? `${plural(jobs, "job")} in line` : account;
}

function StateLine({ badge, note }: { badge: ReactNode; note?: string }) {
  return (
    <div className="mt-3.5 flex flex-wrap items-center gap-[9px]">
      {badge}
      {note === undefined || note === "" ? null : (
        <span className="num min-w-0 truncate text-small text-fg-2">{note}</span>
      )}
    </div>
  );
}

function CardNote({ children }: { children: ReactNode }) {
  return <p className="mt-3.5 mb-4 min-h-9 text-small text-fg-3">{children}</p>;
}

function Meter({ used, limit }: { used: number; limit: number }) {
  const share = limit === 0 ? 0 : Math.min(100, (used / limit) * 100);
  return (
    <div className="mt-3.5 mb-4 min-h-9">
      <div className="flex justify-between text-caption">
        <span className="text-fg-3">Today&rsquo;s limit</span>
        <span className="num font-semibold">
          {used} of {limit}
        </span>
      </div>
      <div
        className="mt-[5px] h-1.5 overflow-hidden rounded-full bg-neutral-soft forced-colors:border"
        aria-hidden="true"
      >
        <i
          className="block h-full rounded-full bg-accent forced-colors:bg-[Highlight]"
          style={{ width: `${share}%` }}
        />
      </div>
    </div>
  );
}

function CardButtons({ entry, actions }: { entry: PlatformEntry; actions: CardActions }) {
  const connect = () => actions.onConnect(entry);
  switch (entry.kind) {
    case "connected":
      return (
        <>
          <ApplyButton entry={entry} actions={actions} />
          <IconButton
            label="Update Credentials"
            name={entry.template.platform_name}
            onClick={connect}
          >
            <KeyRound aria-hidden="true" />
          </IconButton>
          <FiltersButton entry={entry} actions={actions} />
          <DisconnectButton entry={entry} actions={actions} />
        </>
      );
    case "needs_you": {
      const hasCode = actions.codeFor === entry.template.id;
      return (
        <>
          <Button variant="you" size="sm" className="flex-1" onClick={connect}>
            {hasCode ? "Enter the code" : "Finish the check"}
          </Button>
          <FiltersButton entry={entry} actions={actions} />
          <DisconnectButton entry={entry} actions={actions} />
        </>
      );
    }
    case "available":
      return (
        <>
          <Button variant="primary" size="sm" className="flex-1" onClick={connect}>
            {actions.codeFor === entry.template.id ? "Enter the code" : "Connect Platform"}
          </Button>
          <FiltersButton entry={entry} actions={actions} />
        </>
      );
    case "soon":
      return (
        <Button size="sm" className="flex-1" disabled>
          Connect Platform
        </Button>
      );
  }
}

function ApplyButton({ entry, actions }: { entry: PlatformEntry; actions: CardActions }) {
  const { id, platform_name: name } = entry.template;
  if (actions.liveRun?.platformId === id) {
    return (
      <ButtonLink size="sm" className="flex-1" to={paths.app.run(actions.liveRun.runId)}>
        Watch the run
      </ButtonLink>
    );
  }
  const { applied_today: used = 0, daily_limit: limit = 0 } = entry.connection ?? {};
  const isFull = limit > 0 && used >= limit;
  const hasNoCredit = actions.credits === 0;
  const why = isFull ? `today's limit on ${name} is reached` : "no credit is left";
  return (
    <Button
      variant="primary"
      size="sm"
      className="flex-1"
      disabled={isFull || hasNoCredit}
      isBusy={actions.applyingTo === id}
      aria-label={isFull || hasNoCredit ? `Apply now: ${why}` : undefined}
      onClick={() => actions.onApply(entry)}
    >
      <Play aria-hidden="true" />
      {isFull ? "Limit reached" : hasNoCredit ? "No credit" : "Apply now"}
    </Button>
  );
}

/** Nothing is drawn for a platform without filters. */
function FiltersButton({ entry, actions }: { entry: PlatformEntry; actions: CardActions }) {
  if (entry.template.filters.length === 0) return null;
  return (
    <IconButton
      label="Edit Filters"
      name={entry.template.platform_name}
      onClick={() => actions.onEditFilters(entry)}
    >
      <SlidersHorizontal aria-hidden="true" />
    </IconButton>
  );
}

function DisconnectButton({ entry, actions }: { entry: PlatformEntry; actions: CardActions }) {
  return (
    <IconButton
      label="Disconnect"
      name={entry.template.platform_name}
      onClick={() => actions.onDisconnect(entry)}
    >
      <Unplug aria-hidden="true" />
    </IconButton>
  );
}

function IconButton({
  label,
  name,
  onClick,
  children,
}: {
  label: string;
  name: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Tooltip text={label}>
      <Button size="sm" isIcon aria-label={`${label}, ${name}`} onClick={onClick}>
        {children}
      </Button>
    </Tooltip>
  );
}
