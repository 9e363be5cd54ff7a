import { Dialog } from "@base-ui/react/dialog";
import { useQuery } from "@tanstack/react-query";
import { Inbox, Menu, Search, X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Brand } from "../../components/brand/mark.tsx";
import { ThemeToggle } from "../../components/theme-toggle.tsx";
import { CountPip } from "../../components/ui/badge.tsx";
import { paths } from "../../config/paths.ts";
import { cn } from "../../lib/cn.ts";
import { needsYouQuery } from "../../queries/needs-you.query.ts";
import { useJump } from "../commands/commands-context.ts";
import { messages } from "./messages.ts";
import { FootNavigation, MainNavigation } from "./navigation-list.tsx";
import { RunCard } from "./run-card.tsx";

const iconButton =
  "grid size-11 shrink-0 place-items-center rounded-md text-fg-2 hover:bg-hover hover:text-fg";

/** Stands there only while something waits. */
function WaitingLink() {
  const { data } = useQuery(needsYouQuery);
  if (data === undefined || data.count === 0) return null;
  return (
    <Link
      to={paths.app.needsYou}
      aria-label={messages.needsYou(data.count)}
      className={cn(iconButton, "relative")}
    >
      <Inbox className="size-5" aria-hidden="true" />
      <span className="absolute top-0.5 right-0 scale-90">
        <CountPip count={data.count} />
      </span>
    </Link>
  );
}

/** Below 900 px: menu, brand, and the sheet from the left over a scrim. */
export function TopBar() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-1.5 border-b border-border bg-surface pr-2 pl-1.5 lg:hidden">
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Trigger aria-label={messages.openMenu} className={iconButton}>
          <Menu className="size-5" aria-hidden="true" />
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Backdrop className="fade fixed inset-0 z-30 bg-scrim" />
          <Dialog.Popup
            aria-label={messages.menu}
            className="sheet-left fixed inset-y-0 right-16 left-0 z-30 flex max-w-[330px] flex-col gap-0.5 overflow-y-auto bg-sunken px-3 pt-2.5 pb-4 shadow-float outline-none"
          >
            <div className="flex items-center justify-between pb-3 pl-2.5">
              <Brand />
              <Dialog.Close aria-label={messages.closeMenu} className={iconButton}>
                <X className="size-5" aria-hidden="true" />
              </Dialog.Close>
            </div>
            <MainNavigation isTouch onNavigate={close} />
            <div className="mt-auto pt-3">
              <RunCard onNavigate={close} />
            </div>
            <FootNavigation isTouch onNavigate={close} />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      <Link to={paths.app.dashboard} className="flex rounded-sm py-2.5">
        <Brand className="text-[18px]! [&_svg]:size-6" />
      </Link>
      <span className="flex-1" />
      <WaitingLink />
      <button
        type="button"
        aria-label={messages.jumpToLabel}
        className={iconButton}
        onClick={useJump()}
      >
        <Search className="size-5" aria-hidden="true" />
      </button>
      <ThemeToggle />
    </header>
  );
}
