import { Link } from "react-router";
import { Brand } from "../../components/brand/mark.tsx";
import { ThemeToggle } from "../../components/theme-toggle.tsx";
import { paths } from "../../config/paths.ts";
import { JumpButton } from "./jump-button.tsx";
import { FootNavigation, MainNavigation } from "./navigation-list.tsx";
import { RunCard } from "./run-card.tsx";

export function Sidebar() {
  return (
    <aside className="sticky top-0 flex h-dvh flex-col gap-0.5 overflow-y-auto border-r border-border bg-sunken px-3 pt-3.5 pb-3.5 max-lg:hidden">
      <div className="mb-3.5 flex items-center justify-between">
        <Link to={paths.app.dashboard} className="flex rounded-sm px-2.5 py-0.5">
          <Brand />
        </Link>
        <ThemeToggle />
      </div>
      <JumpButton />
      <MainNavigation />
      <div className="mt-auto pt-3">
        <RunCard />
      </div>
      <FootNavigation />
    </aside>
  );
}
