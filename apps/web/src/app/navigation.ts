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
import { messages } from "./messages.ts";

export interface NavigationEntry {
  label: string;
  to: string;
  Icon: LucideIcon;
  /** Which live figure stands at the row's end. */
  badge?: "connected" | "balance" | "waiting";
}

/** The sidebar's entries: only what exists in this version. */
export const mainNavigation: readonly NavigationEntry[] = [
  { label: messages.dashboard, to: paths.app.dashboard, Icon: LayoutDashboard },
  { label: messages.needsYou, to: paths.app.needsYou, Icon: Inbox, badge: "waiting" },
  { label: messages.platforms, to: paths.app.platforms, Icon: Plug, badge: "connected" },
  { label: messages.scheduler, to: paths.app.scheduler, Icon: CalendarClock },
  { label: messages.wallet, to: paths.app.wallet, Icon: WalletMinimal, badge: "balance" },
  { label: messages.analytics, to: paths.app.analytics, Icon: ChartNoAxesColumn },
  { label: messages.applicationLogs, to: paths.app.logs, Icon: ScrollText },
];

export const footNavigation: readonly NavigationEntry[] = [
  { label: messages.profileSettings, to: paths.app.settings, Icon: UserCog },
  { label: messages.privacyPolicy, to: paths.app.privacy, Icon: ShieldCheck },
  { label: messages.termsConditions, to: paths.app.terms, Icon: FileText },
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
