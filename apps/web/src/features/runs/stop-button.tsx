import { routes } from "@sendoff/contract/routes";
import { type RunSummary } from "@sendoff/contract/run";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Square } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { call } from "../../lib/api-client.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { applyRunEvent } from "../../queries/live-run.ts";
import { liveRunQuery } from "../../queries/live-run.query.ts";
import { messages } from "./messages.ts";

/** Ends the run after the application under way. */
export function StopButton({ run }: { run: RunSummary }) {
  const client = useQueryClient();
  const { queryKey } = liveRunQuery(run.id);
  const stop = useMutation({
    mutationFn: () => call(routes.stopRun, { params: { id: run.id } }),
    onSuccess: ({ body }) => {
      client.setQueryData(
        queryKey,
        (live) => live && applyRunEvent(live, { type: "run", run: body }),
      );
    },
    onError: (error) => {
      showToast(serverMessage(error, messages.runCouldNotBeStopped), {
        tone: "danger",
      });
      // It may have ended in between; then the page should say so.
      void client.invalidateQueries({ queryKey });
    },
  });
  if (run.is_stopping) {
    return (
      <Button disabled>
        <Square aria-hidden="true" />
        {messages.stoppingAfterThisOne}
      </Button>
    );
  }
  return (
    <Button variant="danger" isBusy={stop.isPending} onClick={() => stop.mutate()}>
      {stop.isPending ? null : <Square aria-hidden="true" />}
      {messages.stopAfterThisOne}
    </Button>
  );
}
