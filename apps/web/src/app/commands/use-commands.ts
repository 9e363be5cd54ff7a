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
import { messages as fits } from "../../features/fits/messages.ts";
import { toggleTheme } from "../../lib/theme.ts";
import { useIsDark } from "../../lib/use-is-dark.ts";
import { dashboardQuery, isLive } from "../../queries/dashboard.query.ts";
import { footNavigation, mainNavigation } from "../navigation.ts";
import { useLogOut } from "../shell/use-log-out.ts";
import { messages } from "./messages.ts";

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
      value: messages.pages,
      items: [
        ...mainNavigation.map(({ label, to, Icon }) => page(label, to, Icon)),
        page(messages.profileAndCv, paths.app.cv, FileUser, messages.profileInformation),
        page(messages.runs, paths.app.runs, ListChecks),
        page(messages.answers, paths.app.answers, MessageSquareText, messages.answerBank),
        page(messages.pricing, paths.pricing, Tag),
        ...footNavigation.map(({ label, to, Icon }) => page(label, to, Icon)),
      ],
    },
    {
      value: messages.do,
      items: [
        ...(isLive(data?.run)
          ? [page(messages.watchTheRunUnderWay, paths.app.run(data.run.id), Play)]
          : []),
        page(fits.title, paths.app.fits(), ScanSearch, messages.whatARunWouldSend),
        page(messages.addMoney, paths.app.addMoney, Plus, messages.wallet),
        {
          label: isDark ? messages.lightMode : messages.darkMode,
          note: messages.theme,
          Icon: Moon,
          run: toggleTheme,
        },
        { label: messages.keyboardShortcuts, Icon: Keyboard, run: onHelp },
        { label: messages.logOut, Icon: LogOut, run: logOut },
      ],
    },
    {
      value: messages.applications,
      items: unique.map(({ id, job_title: title, company_name: company }) =>
        page(title, paths.app.application(id), Receipt, company),
      ),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
