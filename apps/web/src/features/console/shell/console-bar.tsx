import type { ConsoleSession } from "@sendoff/contract/console-session";
import { NavLink } from "react-router";
import { Mark } from "../../../components/brand/mark.tsx";
import { cn } from "../../../lib/cn.ts";
import { formatTime } from "../../../lib/format.ts";
import { messages } from "./messages.ts";
import { CONSOLE_PAGES } from "./pages.ts";

/** The ink bar: where this is, who is signed in, and until when the code is good. */
export function ConsoleBar({
  session,
  isOpen,
  onLogOut,
}: {
  session: ConsoleSession;
  isOpen: boolean;
  onLogOut: () => void;
}) {
  const { name, email, checked_at: checkedAt, good_until: goodUntil } = session;
  return (
    <header className="sticky top-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-1 bg-ink px-4 pt-2.5 text-on-ink lg:h-12 lg:flex-nowrap lg:gap-[22px] lg:px-6 lg:pt-0">
      <span className="inline-flex items-center gap-2 font-display text-[16px] leading-none font-bold tracking-[-0.025em]">
        <Mark className="size-[22px]" />
        {messages.sendoff}
      </span>
      <span className="text-meta text-on-ink-2 lg:border-l lg:border-[color-mix(in_oklab,var(--on-ink)_28%,transparent)] lg:pl-3.5">
        {messages.operator}
      </span>
      <nav
        aria-label={messages.console}
        className="order-3 -mx-2 flex h-11 w-[calc(100%+16px)] justify-between overflow-x-auto lg:order-none lg:mx-0 lg:h-full lg:w-auto lg:justify-start lg:gap-0.5"
      >
        {CONSOLE_PAGES.map(({ to, label }) => (
          <NavLink
            key={to}
            to={`/console/${to}`}
            className={({ isActive }) =>
              cn(
                "flex items-center gap-[7px] border-y-2 border-transparent px-[7px] font-[550] whitespace-nowrap text-on-ink-2 no-underline hover:text-on-ink focus-visible:-outline-offset-2 focus-visible:outline-on-ink lg:px-[11px]",
                isActive && "border-b-on-ink font-[620] text-on-ink",
              )
            }
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="num ml-auto flex min-w-0 items-center gap-2 text-caption lg:gap-3.5 lg:text-small">
        {isOpen && checkedAt !== null && goodUntil !== null ? (
          <span className="whitespace-nowrap text-on-ink-2">
            <span className="max-xl:hidden">{messages.codeChecked(formatTime(checkedAt))} </span>
            {messages.goodUntil(formatTime(goodUntil))}
          </span>
        ) : null}
        <b className="max-w-[26ch] truncate font-semibold max-sm:hidden" title={email}>
          {name === "" ? email : name}
        </b>
        <button
          type="button"
          className="min-h-11 whitespace-nowrap text-on-ink-2 hover:text-on-ink focus-visible:outline-on-ink lg:min-h-6"
          onClick={onLogOut}
        >
          {messages.logOut}
        </button>
      </div>
    </header>
  );
}
