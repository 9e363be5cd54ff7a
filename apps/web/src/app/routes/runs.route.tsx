import { PauseAllButton, PausedBanner } from "../../features/pause/pause-all.tsx";
import { RunsPage } from "../../features/runs/runs-page.tsx";

export default function RunsRoute() {
  return <RunsPage pauseAll={<PauseAllButton />} notice={<PausedBanner />} />;
}
