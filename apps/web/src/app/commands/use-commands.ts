import { useQuery } from "@tanstack/react-query";
import {
  FileUser,
  Keyboard,
  ListChecks,
  LogOut,
  type LucideIcon,
  MessageSquareText,
  Moon,
  Play,
  Plus,
  Receipt,
  ScanSearch,
  Tag,
} from "lucide-react";
import { useNavigate } from "react-router";
import { paths } from "../../config/paths.ts";
import { fitsTexts } from "../../features/fits/words.ts";
import { toggleTheme } from "../../lib/theme.ts";
import { useIsDark } from "../../lib/use-is-dark.ts";
import { dashboardQuery, isLive } from "../../queries/dashboard.query.ts";
import { footNavigation, mainNavigation } from "../navigation.ts";
import { useLogOut } from "../shell/use-log-out.ts";

export interface Command {
  /** What is searched and shown. */
  label: string;
  /** Beside the label, and searched with it. */
  note?: string;
  Icon: LucideIcon;
  run: () => void;
}

export interface CommandGroup {
  value: string;
  items: Command[];
}

/** Everything that can be jumped to: pages, acts, and the applications that the dashboard knows. */
export function useCommands(onHelp: () => void): CommandGroup[] {
  const navigate = useNavigate();
  const logOut = useLogOut();
  const isDark = useIsDark();
  const { data } = useQuery(dashboardQuery);
  const page = (label: string, to: string, Icon: LucideIcon, note?: string): Command => ({
    label,
    ...(note === undefined ? {} : { note }),
    Icon,
    run: () => void navigate(to),
  });
  const applications = [...(data?.waiting_for_user ?? []), ...(data?.today ?? [])];
  const unique = applications.filter(
    (one, index) => applications.findIndex(({ id }) => id === one.id) === index,
  );
  const groups: CommandGroup[] = [
    {
      value: "Pages",
      items: [
        ...mainNavigation.map(({ label, to, Icon }) => page(label, to, Icon)),
        page("Profile and CV", paths.app.cv, FileUser, "Profile Information"),
        page("Runs", paths.app.runs, ListChecks),
        page("Answers", paths.app.answers, MessageSquareText, "Answer bank"),
        page("Pricing", paths.pricing, Tag),
        ...footNavigation.map(({ label, to, Icon }) => page(label, to, Icon)),
      ],
    },
    {
      value: "Do",
      items: [
        ...(isLive(data?.run)
          ? [page("Watch the run under way", paths.app.run(data.run.id), Play)]
          : []),
        page(fitsTexts.title, paths.app.fits(), ScanSearch, "What a run would send"),
        page("Add Money", paths.app.addMoney, Plus, "Wallet"),
        {
          label: isDark ? "Light mode" : "Dark mode",
          note: "Theme",
          Icon: Moon,
          run: toggleTheme,
        },
        { label: "Keyboard shortcuts", Icon: Keyboard, run: onHelp },
        { label: "Log Out", Icon: LogOut, run: logOut },
      ],
    },
    {
      value: "Applications",
      items: unique.map(({ id, job_title: title, company_name: company }) =>
        page(title, paths.app.application(id), Receipt, company),
      ),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
