import { ChevronLeft } from "lucide-react";
import { Link, NavLink } from "react-router";
import { paths } from "../config/paths.ts";
import { cn } from "../lib/cn.ts";
import { messages } from "./messages.ts";

const PAGES = [
  [paths.app.settings, messages.profileSettings],
  [paths.app.security, messages.securityActivity],
] as const;

/** The pages of the settings, one row under the title; on a phone a way back stands above it instead (`SettingsBack`). */
export function SettingsTabs() {
  return (
    <nav
      aria-label={messages.settings}
      className="-mt-1 hidden gap-[22px] border-b border-border lg:flex"
    >
      {PAGES.map(([to, name]) => (
        <NavLink
          key={to}
          to={to}
          end
          className={({ isActive }) =>
            cn(
              "-mb-px border-b-2 pt-2.5 pb-[11px] whitespace-nowrap no-underline",
              isActive
                ? "border-accent font-[620] text-fg"
                : "border-transparent font-[550] text-fg-2 hover:text-fg",
            )
          }
        >
          {name}
        </NavLink>
      ))}
    </nav>
  );
}

/** On a phone: from a page of the settings back to them. */
export function SettingsBack() {
  return (
    <Link
      to={paths.app.settings}
      className="-mb-2 -ml-1 inline-flex min-h-11 w-max items-center gap-1 font-[550] text-fg-2 no-underline lg:hidden"
    >
      <ChevronLeft className="size-4" aria-hidden="true" />
      {messages.settings}
    </Link>
  );
}
