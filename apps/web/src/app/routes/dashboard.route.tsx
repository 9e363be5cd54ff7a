import type { UserDetails } from "@sendoff/contract/user";
import { isPlausiblePay } from "@sendoff/domain/profile";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { CvCard } from "../../features/cv/cv-card.tsx";
import { DropZone } from "../../features/cv/drop-zone.tsx";
import { dashboardWords } from "../../features/cv/messages.ts";
import { useCvUpload } from "../../features/cv/use-cv-upload.ts";
import { DashboardPage } from "../../features/dashboard/dashboard-page.tsx";
import { hasRead, setupOf } from "../../features/dashboard/setup.ts";
import { AskedCards } from "../../features/live-view/asked-card.tsx";
import { WatchSignIn } from "../../features/live-view/watch-sign-in.tsx";
import { NeedsYouCard } from "../../features/needs-you/needs-you-card.tsx";
import { PauseAllButton, PausedBanner } from "../../features/pause/pause-all.tsx";
import { findCodeSession } from "../../features/platforms/connect/code-session.ts";
import { ConnectPlatformDialog } from "../../features/platforms/connect/connect-platform-dialog.tsx";
import { PauseBanners } from "../../features/portal-health/pause-banners.tsx";
import { PreferencesCard } from "../../features/preferences/preferences-card.tsx";
import { FirstSuccess } from "../../features/runs/first-success.tsx";
import { useFirstSuccess } from "../../features/runs/use-first-success.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { dashboardQuery, isLive } from "../../queries/dashboard.query.ts";
import { jobPreferencesFromFilters } from "@sendoff/domain/profile";
import { needsYouQuery } from "../../queries/needs-you.query.ts";
import { platformsQuery } from "../../queries/platforms.query.ts";
import { userQuery } from "../../queries/user.query.ts";
import { CvReviewDialog, cvRules } from "../cv-review.tsx";
import { messages } from "./messages.ts";

export default function DashboardRoute() {
  usePageTitle(messages.dashboard);
  const { data: user } = useQuery(userQuery);
  // The area's guard has fetched the user before this page is shown.
  return user === undefined ? null : <DashboardOf user={user} />;
}

/** Rupees a year that the person looks for; the range is in rupees, and nothing is converted (DECISIONS D13). */
function expectedPayOf({
  expected_ctc: amount,
  expected_ctc_currency: code,
}: UserDetails): number | undefined {
  const isRupees = code === "" || code === "INR";
  return amount !== null && amount > 0 && isRupees && isPlausiblePay(amount, code)
    ? amount
    : undefined;
}

/** Asked for, refused, and nothing older to show. */
function isMissing({ isError, data }: { isError: boolean; data: unknown }): boolean {
  return isError && data === undefined;
}

function DashboardOf({ user }: { user: UserDetails }) {
  const dashboard = useQuery(dashboardQuery);
  const platforms = useQuery(platformsQuery);
  const inbox = useQuery(needsYouQuery);
  const first = useFirstSuccess(dashboard.data?.run);
  const upload = useCvUpload(dashboardWords, cvRules);
  // A reload comes back to the code that a portal waits for.
  const [isConnecting, setConnecting] = useState(() => findCodeSession(user.id) !== undefined);
  const stopConnecting = useCallback(() => setConnecting(false), []);
  return (
    <>
      <DashboardPage
        user={user}
        setup={setupOf(user, platforms.data)}
        dashboard={dashboard.data}
        hasFailed={isMissing(dashboard) || isMissing(platforms)}
        things={isMissing(inbox) ? null : inbox.data?.count}
        onRetry={() =>
          Promise.all(
            [dashboard, platforms].filter(({ isError }) => isError).map((query) => query.refetch()),
          )
        }
        onConnectPlatform={() => setConnecting(true)}
        pauseAll={<PauseAllButton hasRun={isLive(dashboard.data?.run)} />}
        notice={
          <>
            <PausedBanner />
            <AskedCards />
            <PauseBanners />
          </>
        }
        news={
          first.application === undefined
            ? undefined
            : {
                slip: <FirstSuccess application={first.application} onClose={first.close} />,
                applicationId: first.application.id,
              }
        }
        needsYou={inbox.data === undefined ? null : <NeedsYouCard inbox={inbox.data} />}
        dropZone={<DropZone upload={upload} />}
        cvCard={(below) => (
          <CvCard cv={user.cv} upload={upload} isTaken={hasRead(user)}>
            {below}
          </CvCard>
        )}
        preferencesCard={
          <PreferencesCard
            saved={jobPreferencesFromFilters(user.filters)}
            expectedPay={expectedPayOf(user)}
          />
        }
      />
      <CvReviewDialog upload={upload} />
      {isConnecting ? (
        <ConnectPlatformDialog
          userId={user.id}
          watch={(watched) => <WatchSignIn {...watched} />}
          onClose={stopConnecting}
        />
      ) : null}
    </>
  );
}
