import { useQuery } from "@tanstack/react-query";
import { FlaskConical, WifiOff } from "lucide-react";
import { Outlet, useLocation } from "react-router";
import { MainContent, SkipLink } from "../../components/main-content.tsx";
import { useIsOnline } from "../../lib/use-is-online.ts";
import { configQuery } from "../../queries/config.query.ts";
import { useFollowAsked } from "../../queries/live-page.query.ts";
import { ReauthenticationDialog } from "../reauthentication-dialog.tsx";
import { CommandsLayer } from "../commands/commands-layer.tsx";
import { messages } from "./messages.ts";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";

/** Sidebar, or top bar and sheet menu below 900 px; the banner, the offline line, the page. */
export function AppShell() {
  const { pathname } = useLocation();
  useFollowAsked();
  return (
    <CommandsLayer>
      <div className="min-h-dvh lg:grid lg:grid-cols-[var(--side-width)_minmax(0,1fr)]">
        <SkipLink />
        <Sidebar />
        <div className="flex min-w-0 flex-col">
          <TopBar />
          <SandboxBanner />
          <OfflineLine />
          <MainContent place={pathname}>
            <Outlet />
          </MainContent>
        </div>
      </div>
      <ReauthenticationDialog />
    </CommandsLayer>
  );
}

/** Never dismissed, never coloured (DECISIONS D2). */
export function SandboxBanner() {
  const { data } = useQuery(configQuery);
  if (data?.mode !== "sandbox") return null;
  return (
    <aside
      aria-label={messages.modeOfThisServer}
      className="flex items-center justify-center gap-[7px] border-b border-dashed border-[color-mix(in_oklab,var(--border-strong)_60%,var(--border))] bg-sunken px-4 py-1.5 text-meta text-fg-2"
    >
      <FlaskConical className="size-3.5 text-fg-3" aria-hidden="true" />
      {messages.sandboxNoRealApplicationsAreSent}
    </aside>
  );
}

function OfflineLine() {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {isOnline ? null : (
        <p className="flex items-center justify-center gap-[7px] border-b border-you-line bg-you-soft px-4 py-1.5 text-meta text-you-text">
          <WifiOff className="size-3.5" aria-hidden="true" />
          {messages.youAreOffline}
        </p>
      )}
    </div>
  );
}
