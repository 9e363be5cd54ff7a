import type { ApplicationDetail } from "@sendoff/contract/run";
import { RotateCcw } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { serverMessage } from "../../lib/api-error.ts";
import { showToast } from "../../lib/toast-manager.ts";
import { useUserAction } from "../../queries/user-reported-outcome.query.ts";
import { messages } from "./messages.ts";

/** Whether this page offers another try as its main act: it is certain that nothing was sent. */
export function isTriedAgainHere({ application, own_acts: acts }: ApplicationDetail): boolean {
  return acts.includes("retry") && ["FAILED", "SKIPPED"].includes(application.status);
}

/** Has the application tried again at once, by a run that sends it and nothing else. */
export function TryAgainButton({ detail }: { detail: ApplicationDetail }) {
  const { application } = detail;
  const retry = useUserAction(
    application.id,
    (_act, { going }) => {
      const note =
        going === null || going.note === ""
          ? messages.itBeginsWithin(application.platform_name)
          : going.note;
      showToast(messages.itIsTriedAgain, { note });
    },
    { starts: true },
  );
  if (!isTriedAgainHere(detail)) return null;
  return (
    <Button
      variant="primary"
      isBusy={retry.isPending}
      onClick={() =>
        retry.mutate("retry", {
          onError: (error) =>
            showToast(messages.itIsNotTriedAgain, {
              tone: "danger",
              note: serverMessage(error, messages.pleaseTryAgain),
            }),
        })
      }
    >
      {retry.isPending ? null : <RotateCcw aria-hidden="true" />}
      {messages.tryAgain}
    </Button>
  );
}
