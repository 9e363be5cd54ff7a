import { RunPauses } from "../../features/portal-health/run-pauses.tsx";
import { RunPage } from "../../features/runs/run-page.tsx";

export default function RunRoute() {
  return <RunPage below={(id) => <RunPauses runId={id} />} />;
}
