import { PauseBanners } from "../../features/portal-health/pause-banners.tsx";
import { SchedulerPage } from "../../features/scheduler/scheduler-page.tsx";

export default function SchedulerRoute() {
  return <SchedulerPage notice={<PauseBanners />} />;
}
