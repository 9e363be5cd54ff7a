import { Bookmark, CircleCheck, CircleDashed, CirclePause, Hand } from "lucide-react";
import type { UserPlatform } from "@sendoff/contract/platform";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { pauseWords } from "../../lib/run-messages.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { Initials } from "../../components/ui/initials.tsx";
import { paths } from "../../config/paths.ts";
import { cn } from "../../lib/cn.ts";
import { shortOfCredits } from "../../lib/credit-reach.ts";
import { unconfirmedToday, wantedNow } from "../../lib/day-limit.ts";
import { type CardActions, CardButtons, DeleteButton } from "./platform-card-buttons.tsx";
import { usePause } from "../../queries/pauses.query.ts";
import { messages } from "./messages.ts";
import { type PlatformEntry, hostOf } from "./platform-list.ts";

const COMPANY_BOARD = messages.companyBoard;

/** One platform with the one act that its state asks for. */
export function PlatformCard({ entry, actions }: { entry: PlatformEntry; actions: CardActions }) {
  const { template, kind } = entry;
  const cannotApply = kind === "soon" || kind === "bookmark";
  return (
    <article
      aria-label={template.platform_name}
      className={cn(
        "flex min-w-0 flex-col rounded-lg border border-border p-[18px]",
        cannotApply
          ? "border-dashed border-[color-mix(in_oklab,var(--border-strong)_45%,var(--border))]"
          : "bg-surface",
      )}
    >
      <div className="flex items-start gap-3">
        <Initials name={template.platform_name} size="lg" />
        <div className="min-w-0 flex-1">
          <h3 className="h3 truncate">{template.platform_name}</h3>
          <p className="truncate text-small text-fg-3" title={template.platform_url}>
            {hostOf(template.platform_url)}
          </p>
        </div>
        <DeleteButton entry={entry} actions={actions} />
      </div>
      <CardState entry={entry} credits={actions.credits} />
      <div className="mt-auto flex gap-1.5">
        <CardButtons entry={entry} actions={actions} />
      </div>
    </article>
  );
}

function CardState({
  entry: { kind, connection, template },
  credits,
}: {
  entry: PlatformEntry;
  credits: number | undefined;
}) {
  const pause = usePause(template.id);
  const isBoard = template.kind === "board";
  switch (kind) {
    case "connected":
      return (
        <>
          <StateLine
            badge={
              pause === undefined ? (
                <Badge tone="success" Icon={CircleCheck}>
                  {messages.connectedLabel}
                </Badge>
              ) : (
                <Badge tone="info" Icon={CirclePause}>
                  {messages.pausedForEveryone}
                </Badge>
              )
            }
            note={jobsNote(
              connection?.jobsAvailable ?? 0,
              isBoard ? COMPANY_BOARD : (connection?.account ?? ""),
            )}
          />
          {pause === undefined ? null : (
            <p className="mt-2 text-small text-fg-2">
              {messages.runsWaitAndGo(pauseWords(pause.portal_name, pause.reason).title)}
            </p>
          )}
          <Meter connection={connection} credits={credits} />
          <p className="-mt-2 mb-3 text-small">
            <Link
              className="link target-alone"
              to={paths.app.fits(template.id)}
              state={{ look: true }}
            >
              {messages.seeWhatFits}{" "}
              <span className="sr-only">{messages.onPlatformName(template.platform_name)}</span>
            </Link>
          </p>
        </>
      );
    case "needs_you":
      return (
        <>
          <StateLine
            badge={
              <Badge tone="you" Icon={Hand}>
                {messages.needsYou}
              </Badge>
            }
            note={
              connection?.state === "code_required"
                ? messages.codeAskedFor
                : isBoard
                  ? COMPANY_BOARD
                  : messages.signInCheck
            }
          />
          {connection === undefined || connection.note === "" ? null : (
            <p className="mt-2 text-small break-words text-fg-2">{connection.note}</p>
          )}
          <Meter connection={connection} />
        </>
      );
    case "available":
      return (
        <>
          <StateLine
            badge={
              <Badge tone="outline" Icon={CircleDashed}>
                {messages.notConnected}
              </Badge>
            }
            {...(isBoard ? { note: COMPANY_BOARD } : {})}
          />
          <CardNote>
            {isBoard
              ? messages.appliesOnTheCompanysOwnBoard
              : connection === undefined
                ? messages.signInWithYourOwnAccount
                : messages.sessionHasEnded}
          </CardNote>
        </>
      );
    case "soon":
      return (
        <>
          <StateLine badge={<Badge>{messages.soon}</Badge>} />
          <CardNote>{messages.weAreWorkingOnIt}</CardNote>
        </>
      );
    case "bookmark":
      return (
        <>
          <StateLine
            badge={
              <Badge tone="outline" Icon={Bookmark}>
                {messages.bookmark}
              </Badge>
            }
          />
          <CardNote>{template.note}</CardNote>
        </>
      );
  }
}

function jobsNote(jobs: number, account: string): string {
  return jobs > 0 ? messages.jobQueued(jobs) : account;
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

/** Credits are named where they do not reach what the next run goes for: before it starts. */
function Meter({
  connection,
  credits,
}: {
  connection: UserPlatform | undefined;
  credits?: number | undefined;
}) {
  const { applied_today: used = 0, daily_limit: limit = 0 } = connection ?? {};
  const unconfirmed = connection === undefined ? 0 : unconfirmedToday(connection);
  const share = limit === 0 ? 0 : Math.min(100, (used / limit) * 100);
  return (
    <div className="mt-3.5 mb-4 min-h-9">
      <div className="flex justify-between text-caption">
        <span className="text-fg-3">{messages.todaysLimit}</span>
        <span className="num font-semibold">
          {messages.ofNotConfirmedYet(used, limit, unconfirmed)}
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
      {connection === undefined || credits === undefined || credits === 0 ? null : (
        <CreditsNote wanted={wantedNow(connection)} credits={credits} />
      )}
    </div>
  );
}

function CreditsNote({ wanted, credits }: { wanted: number; credits: number }) {
  const short = shortOfCredits(wanted, credits);
  if (short === undefined) return null;
  return <p className="num mt-1.5 text-caption text-fg-3">{short}</p>;
}
