import { PauseAllButton, PausedBanner } from "../../features/pause/pause-all.tsx";
import { PauseBanners } from "../../features/portal-health/pause-banners.tsx";
import { SchedulerPage } from "../../features/scheduler/scheduler-page.tsx";

export default function SchedulerRoute() {
  return (
    <SchedulerPage
      pauseAll={<PauseAllButton />}
      notice={
        <>
          <PausedBanner />
          <PauseBanners />
        </>
      }
    />
  );
}
