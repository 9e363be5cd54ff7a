import type { Dashboard } from "@sendoff/contract/dashboard";
import type { UserDetails } from "@sendoff/contract/user";
import { type ReactNode, useRef } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { ErrorState } from "../../components/ui/states.tsx";
import { isLive } from "../../queries/dashboard.query.ts";
import { Figures } from "./figures.tsx";
import { FirstRunCard, FreeStamps, NextStep } from "./first-run.tsx";
import { LiveRunCard } from "./live-run-card.tsx";
import { messages } from "./messages.ts";
import type { Setup } from "./setup.ts";
import { StartCard } from "./start-card.tsx";
import { TodayList } from "./today-list.tsx";
import { Welcome } from "./welcome.tsx";

interface DashboardPageProps {
  user: UserDetails;
  setup: Setup;
  /** Undefined while loading and after a failure. */
  dashboard: Dashboard | undefined;
  hasFailed: boolean;
  /** How many things wait for the user, as the sidebar counts them; undefined while loading, null where it cannot be had. */
  things: number | null | undefined;
  onRetry: () => unknown;
  onConnectPlatform: () => void;
  /** Drawn by the pause, portal-health, needs-you, CV and preferences features; the route puts them together. */
  pauseAll: ReactNode;
  notice: ReactNode;
  /** The slip of the first application, while it is shown. */
  news: { readonly slip: ReactNode; readonly applicationId: string } | undefined;
  needsYou: ReactNode;
  dropZone: ReactNode;
  cvCard: (below: ReactNode) => ReactNode;
  preferencesCard: ReactNode;
}

const columns = "grid items-start gap-4 lg:gap-5 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]";

export function DashboardPage(props: DashboardPageProps) {
  const { user, setup, dashboard, hasFailed } = props;
  return (
    <div className="page-column">
      <Welcome
        user={user}
        setup={setup}
        dashboard={dashboard}
        things={props.things}
        pauseAll={props.pauseAll}
      />
      {props.notice}
      {isSettingUp(props) ? (
        <SettingUp {...props} />
      ) : (
        <>
          {hasFailed && dashboard === undefined ? null : (
            <Figures dashboard={dashboard} user={user} />
          )}
          {isLoading(props) ? <LoadingColumns /> : <Columns {...props} />}
        </>
      )}
    </div>
  );
}

/** Until the first connection the three steps are the page; later, what has happened is. */
function isSettingUp({ setup, dashboard }: DashboardPageProps): boolean {
  if (!setup.hasCv) return true;
  return (
    setup.isKnown &&
    setup.connected.length === 0 &&
    dashboard !== undefined &&
    dashboard.run === null &&
    dashboard.waiting_for_user.length === 0
  );
}

/** Which of the two pages it becomes is not known yet; a card that is typed into must not move. */
function isLoading({ setup, dashboard, hasFailed, things }: DashboardPageProps): boolean {
  return !hasFailed && (!setup.isKnown || dashboard === undefined || things === undefined);
}

function LoadingColumns() {
  return (
    <div className={columns}>
      <Card label={messages.run}>
        <SkeletonRows rows={5} label={messages.loadingTheDashboard} />
      </Card>
      <Card className="max-xl:hidden">
        <SkeletonRows rows={3} />
      </Card>
    </div>
  );
}

function SettingUp(props: DashboardPageProps) {
  const { user, setup, dashboard, hasFailed, dropZone, cvCard, preferencesCard } = props;
  const { onConnectPlatform } = props;
  const preferences = useRef<HTMLDivElement>(null);
  const freeCredits = (dashboard?.wallet.lots ?? [])
    .filter((lot) => lot.unit_price === 0)
    .reduce((sum, lot) => sum + lot.credits, 0);
  // Focus brings the card into view, too.
  const goToPreferences = () => preferences.current?.querySelector("input")?.focus();
  return (
    <>
      <FirstRunCard setup={setup}>
        {setup.hasCv ? (
          <NextStep
            setup={setup}
            onPreferences={goToPreferences}
            onConnectPlatform={onConnectPlatform}
          />
        ) : (
          dropZone
        )}
      </FirstRunCard>
      {hasFailed && dashboard === undefined ? null : <Figures dashboard={dashboard} user={user} />}
      <div className={columns}>
        <div className="grid min-w-0 gap-4 lg:gap-5">
          <div ref={preferences} className="min-w-0">
            {preferencesCard}
          </div>
          {setup.hasCv ? <FreeStamps count={freeCredits} /> : null}
        </div>
        {setup.hasCv ? cvCard(<SetupComplete {...props} />) : <FreeStamps count={freeCredits} />}
      </div>
    </>
  );
}

function Columns(props: DashboardPageProps) {
  const { setup, dashboard, needsYou, cvCard, preferencesCard, news } = props;
  return (
    <div className={columns}>
      <div className="flex min-w-0 flex-col gap-4 max-xl:contents lg:gap-5">
        {news?.slip}
        <RunPart {...props} />
        {dashboard === undefined ||
        (setup.connected.length === 0 && dashboard.decided === 0) ? null : (
          <TodayList
            applications={dashboard.today}
            isRunning={isLive(dashboard.run)}
            tinted={news?.applicationId}
          />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-4 max-xl:contents lg:gap-5">
        {needsYou}
        {cvCard(<SetupComplete {...props} />)}
        {preferencesCard}
      </div>
    </div>
  );
}

function RunPart({ setup, dashboard, hasFailed, onRetry, onConnectPlatform }: DashboardPageProps) {
  if (hasFailed || dashboard === undefined) {
    return (
      <Card>
        <ErrorState
          title={
            setup.isKnown
              ? messages.dashboardsFiguresCouldNotBeLoaded
              : messages.dashboardCouldNotBeLoaded
          }
          note={messages.whatWasSentAndItsReceipts}
          onRetry={onRetry}
        />
      </Card>
    );
  }
  return isLive(dashboard.run) ? (
    <LiveRunCard run={dashboard.run} />
  ) : (
    <StartCard
      setup={setup}
      lastRun={dashboard.run}
      credits={dashboard.wallet.credits}
      onConnectPlatform={onConnectPlatform}
    />
  );
}

/** From the moment the header says "Profile Complete" until a platform is connected: then there is nothing left to set up. */
function SetupComplete({
  setup,
  onConnectPlatform,
}: Pick<DashboardPageProps, "setup" | "onConnectPlatform">) {
  if (!setup.isProfileComplete || !setup.isKnown || setup.connected.length > 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 border-t border-border pt-[15px]">
      <div className="min-w-0 flex-1 basis-44">
        <h3 className="font-sans font-semibold">{messages.setupComplete}</h3>
        <p className="text-small text-fg-2">{messages.yourCvIsIn}</p>
      </div>
      <Button size="sm" onClick={onConnectPlatform}>
        {messages.connectJobPlatforms}
      </Button>
    </div>
  );
}
