import { AskedCard } from "../../features/live-view/asked-card.tsx";
import { WatchRun } from "../../features/live-view/watched-page.tsx";
import { PauseAllButton } from "../../features/pause/pause-all.tsx";
import { RunPauses } from "../../features/portal-health/run-pauses.tsx";
import { RunPage } from "../../features/runs/run-page.tsx";

export default function RunRoute() {
  return (
    <RunPage
      asked={(page) => <AskedCard page={page} />}
      watch={(watched) => <WatchRun {...watched} />}
      pauseAll={<PauseAllButton hasRun />}
      below={(id) => <RunPauses runId={id} />}
    />
  );
}
