import {
  CalendarClock,
  ChartNoAxesColumn,
  FileText,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Plug,
  ScrollText,
  ShieldCheck,
  UserCog,
  WalletMinimal,
} from "lucide-react";
import { paths } from "../config/paths.ts";

export interface NavigationEntry {
  label: string;
  to: string;
  Icon: LucideIcon;
  /** Which live figure stands at the row's end. */
  badge?: "connected" | "balance" | "waiting";
}

/** The sidebar's entries: only what exists in this version. */
export const mainNavigation: readonly NavigationEntry[] = [
  { label: "Dashboard", to: paths.app.dashboard, Icon: LayoutDashboard },
  { label: "Needs you", to: paths.app.needsYou, Icon: Inbox, badge: "waiting" },
  { label: "Platforms", to: paths.app.platforms, Icon: Plug, badge: "connected" },
  { label: "Scheduler", to: paths.app.scheduler, Icon: CalendarClock },
  { label: "Wallet", to: paths.app.wallet, Icon: WalletMinimal, badge: "balance" },
  { label: "Analytics", to: paths.app.analytics, Icon: ChartNoAxesColumn },
  { label: "Application Logs", to: paths.app.logs, Icon: ScrollText },
];

export const footNavigation: readonly NavigationEntry[] = [
  { label: "Profile Settings", to: paths.app.settings, Icon: UserCog },
  { label: "Privacy Policy", to: paths.app.privacy, Icon: ShieldCheck },
  { label: "Terms & Conditions", to: paths.app.terms, Icon: FileText },
];

/** The entry an address belongs to; unknown ones belong to Dashboard (SPEC 2). */
export function activeEntry(pathname: string): string {
  const entries = [...mainNavigation, ...footNavigation];
  if (/^\/app\/(applications|runs)(\/|$)/.test(pathname)) return paths.app.logs;
  if (/^\/app\/(answers|common-answers|live|review)(\/|$)/.test(pathname))
    return paths.app.needsYou;
  if (pathname === paths.app.cv) return paths.app.cv;
  const match = entries.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return match?.to ?? paths.app.dashboard;
}
