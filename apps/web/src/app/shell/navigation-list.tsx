import { useQuery } from "@tanstack/react-query";
import { LogOut, UserRound } from "lucide-react";
import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { paths } from "../../config/paths.ts";
import { CountPip } from "../../components/ui/badge.tsx";
import { cn } from "../../lib/cn.ts";
import { needsYouQuery } from "../../queries/needs-you.query.ts";
import { isConnected, platformsQuery } from "../../queries/platforms.query.ts";
import { userQuery } from "../../queries/user.query.ts";
import { walletQuery } from "../../queries/wallet.query.ts";
import {
  type NavigationEntry,
  activeEntry,
  footNavigation,
  mainNavigation,
} from "../navigation.ts";
import { useLogOut } from "./use-log-out.ts";
import { moneyOf } from "../../lib/money.ts";
import { messages } from "./messages.ts";

const row =
  "group flex w-full items-center gap-2.5 rounded-md px-2.5 whitespace-nowrap text-fg-2 hover:text-fg";

const activeRow =
  "bg-surface font-[620] text-fg shadow-[var(--shadow-1),0_0_0_1px_var(--border)] dark:bg-raised forced-colors:outline-2 forced-colors:-outline-offset-2";
const end = "num ml-auto text-meta font-[550] text-fg-3";

interface ListProps {
  /** Rows for thumbs, in the sheet menu. */
  isTouch?: boolean;
  onNavigate?: () => void;
}

export function MainNavigation({ isTouch = false, onNavigate }: ListProps) {
  const { pathname } = useLocation();
  const current = activeEntry(pathname);
  return (
    <nav aria-label={messages.main} className="flex flex-col gap-px">
      {mainNavigation.map((entry) => (
        <Entry
          key={entry.to}
          entry={entry}
          isActive={entry.to === current}
          className={isTouch ? "h-[46px] text-lead" : "h-9"}
          onNavigate={onNavigate}
        />
      ))}
    </nav>
  );
}

export function FootNavigation({ isTouch = false, onNavigate }: ListProps) {
  const { pathname } = useLocation();
  const current = activeEntry(pathname);
  const logOut = useLogOut();
  const size = isTouch ? "h-[42px] text-[15px]" : "h-8 text-[0.84375rem]";
  return (
    <nav
      aria-label={messages.more}
      className="mt-3 flex flex-col gap-px border-t border-border pt-2.5"
    >
      <ProfileEntry isActive={current === paths.app.cv} size={size} onNavigate={onNavigate} />
      {footNavigation.map((entry) => (
        <Entry
          key={entry.to}
          entry={entry}
          isActive={entry.to === current}
          className={cn(size, "font-medium!")}
          onNavigate={onNavigate}
        />
      ))}
      <button type="button" className={cn(row, size, "font-medium")} onClick={logOut}>
        <LogOut className="size-[17px] text-fg-3" aria-hidden="true" />
        {messages.logOut}
      </button>
    </nav>
  );
}

/** Whose account this is, and the way to what employers are told. */
function ProfileEntry({
  isActive,
  size,
  onNavigate,
}: {
  isActive: boolean;
  size: string;
  onNavigate: (() => void) | undefined;
}) {
  const { data: user } = useQuery(userQuery);
  if (user === undefined) return null;
  return (
    <Link
      to={paths.app.cv}
      aria-current={isActive ? "page" : undefined}
      onClick={onNavigate}
      className={cn(row, size, isActive ? activeRow : "font-medium")}
    >
      <UserRound
        className={cn("size-[17px] shrink-0", isActive ? "text-accent" : "text-fg-3")}
        aria-hidden="true"
      />
      <span className="min-w-0 truncate">{`${user.first_name} ${user.last_name}`.trim()}</span>
      <span className={end}>{messages.profile}</span>
    </Link>
  );
}

function Entry({
  entry: { to, label, Icon, badge },
  isActive,
  className,
  onNavigate,
}: {
  entry: NavigationEntry;
  isActive: boolean;
  className: string;
  onNavigate: (() => void) | undefined;
}) {
  return (
    <Link
      to={to}
      aria-current={isActive ? "page" : undefined}
      onClick={onNavigate}
      className={cn(row, className, isActive ? activeRow : "font-[550]")}
    >
      <Icon
        className={cn("size-[17px] stroke-[1.75]", isActive ? "text-accent" : "text-fg-3")}
        aria-hidden="true"
      />
      {label}
      {badge === "connected" ? <ConnectedBadge /> : null}
      {badge === "balance" ? <BalanceBadge /> : null}
      {badge === "waiting" ? <WaitingBadge /> : null}
    </Link>
  );
}

/** A failed count is left out: 0 would say that nothing is connected. */
function ConnectedBadge() {
  const { data } = useQuery(platformsQuery);
  if (data === undefined) return null;
  return <span className={end}>{messages.countConnected(data.filter(isConnected).length)}</span>;
}

/** Amber is the person's turn; with nothing to do there is no number. */
function WaitingBadge() {
  const { data } = useQuery(needsYouQuery);
  if (data === undefined || data.count === 0) return null;
  return (
    <span className="ml-auto flex">
      <CountPip count={data.count} />
    </span>
  );
}

/** A balance that does not come is left out and only logged (SPEC 8). */
function BalanceBadge() {
  const { data, error } = useQuery(walletQuery);
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specification wants it logged, and nothing on screen
    if (error !== null) console.error("Failed to fetch wallet balance", error);
  }, [error]);
  return data === undefined ? null : (
    <span className={end}>{moneyOf(data.balance, data.usd_inr_rate).main}</span>
  );
}
