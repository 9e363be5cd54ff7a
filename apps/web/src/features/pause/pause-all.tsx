import { useQuery } from "@tanstack/react-query";
import { CirclePause, CirclePlay } from "lucide-react";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { pauseAllQuery, useSetPaused } from "../../queries/pause-all.query.ts";
import { useRunClock } from "../../queries/use-when.ts";
import { messages } from "./messages.ts";

/**
 * Pauses all runs and planned starts; while they are paused it lets them go on, at the same place, so that the focus stays.
 * Nothing is drawn where there is nothing to pause.
 */
export function PauseAllButton({
  hasRun = false,
}: {
  /** The page shows a run that is not over: it may be younger than the count that was asked for. */
  hasRun?: boolean;
}) {
  const { data } = useQuery(pauseAllQuery);
  const set = useSetPaused();
  if (data === undefined) return null;
  const isPaused = data.paused_at !== null;
  if (!isPaused && !hasRun && data.runs === 0 && data.planned === 0) return null;
  const Icon = isPaused ? CirclePlay : CirclePause;
  return (
    <Button
      variant={isPaused ? "primary" : "line"}
      isBusy={set.isPending}
      onClick={() =>
        set.mutate(!isPaused, {
          onSuccess: ({ paused_at: at, runs, planned }) => {
            // That it is paused stays on the page (PausedBanner).
            if (at !== null) return;
            const note = messages.planned(planned);
            showToast(messages.resumed(runs), note === undefined ? {} : { note });
          },
          onError: (error) =>
            showToast(isPaused ? messages.notResumed : messages.notPaused, {
              tone: "danger",
              note: serverMessage(error, messages.tryAgain),
            }),
        })
      }
    >
      {set.isPending ? null : <Icon aria-hidden="true" />}
      {isPaused ? messages.resume : messages.pause}
    </Button>
  );
}

/** What a pause holds back, and what is finished all the same. Nothing is drawn while nothing is paused. */
export function PausedBanner() {
  const { data } = useQuery(pauseAllQuery);
  const clock = useRunClock();
  if (data === undefined || data.paused_at === null) return null;
  return (
    <Alert tone="info" title={messages.paused(data.runs)}>
      {messages.since(clock.start(data.paused_at))}{" "}
      {data.finishing === 0 ? null : messages.finishing(data.finishing)}
    </Alert>
  );
}
