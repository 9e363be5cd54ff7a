import { useQuery } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { Link, useLocation } from "react-router";
import { cn } from "../../lib/cn.ts";
import { formatDollars } from "../../lib/format.ts";
import { isConnected, platformsQuery } from "../../queries/platforms.query.ts";
import { walletQuery } from "../../queries/wallet.query.ts";
import {
  type NavigationEntry,
  activeEntry,
  footNavigation,
  mainNavigation,
} from "../navigation.ts";
import { useLogOut } from "./use-log-out.ts";

const row =
  "group flex w-full items-center gap-2.5 rounded-md px-2.5 whitespace-nowrap text-fg-2 hover:text-fg";

interface ListProps {
  /** Rows for thumbs, in the sheet menu. */
  isTouch?: boolean;
  onNavigate?: () => void;
}

export function MainNavigation({ isTouch = false, onNavigate }: ListProps) {
  const { pathname } = useLocation();
  const current = activeEntry(pathname);
  return (
    <nav aria-label="Main" className="flex flex-col gap-px">
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
    <nav aria-label="More" className="mt-3 flex flex-col gap-px border-t border-border pt-2.5">
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
        Log Out
      </button>
    </nav>
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
      className={cn(
        row,
        className,
        isActive
          ? "bg-surface font-[620] text-fg shadow-[var(--shadow-1),0_0_0_1px_var(--border)] dark:bg-raised"
          : "font-[550]",
      )}
    >
      <Icon
        className={cn("size-[17px] stroke-[1.75]", isActive ? "text-accent" : "text-fg-3")}
        aria-hidden="true"
      />
      {label}
      {badge === "connected" ? <ConnectedBadge /> : null}
      {badge === "balance" ? <BalanceBadge /> : null}
    </Link>
  );
}

const end = "num ml-auto text-meta font-[550] text-fg-3";

/** A failed count shows 0 (SPEC 8). */
function ConnectedBadge() {
  const { data, isPending } = useQuery(platformsQuery);
  if (isPending) return null;
  return <span className={end}>{(data ?? []).filter(isConnected).length} Connected</span>;
}

function BalanceBadge() {
  const { data } = useQuery(walletQuery);
  return data === undefined ? null : <span className={end}>{formatDollars(data.balance)}</span>;
}
