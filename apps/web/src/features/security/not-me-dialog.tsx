import { routes } from "@sendoff/contract/routes";
import { type AccountChange } from "@sendoff/contract/security";
import { useMutation } from "@tanstack/react-query";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { call } from "../../lib/api-client.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { messages } from "./messages.ts";
import { undoes } from "./messages.ts";

/** Says what "This was not me" does, and does it. Every session ends with it, this one too. */
export function NotMeDialog({
  change,
  onClose,
  onDone,
}: {
  /** The change to undo; without one somebody is only shut out. */
  change: AccountChange | undefined;
  onClose: () => void;
  onDone: () => void;
}) {
  const shutOut = useMutation({
    mutationFn: () =>
      change === undefined
        ? call(routes.reportNotMe)
        : call(routes.undoOwnChange, { params: { id: change.id } }),
    onSuccess: onDone,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={messages.shutEverybodyOut}
      description={messages.doThisWhenSomebodyElse}
      isDismissible={!shutOut.isPending}
      footer={
        <>
          <Button variant="ghost" disabled={shutOut.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button variant="danger" isBusy={shutOut.isPending} onClick={() => shutOut.mutate()}>
            {messages.thisWasNotMe}
          </Button>
        </>
      }
    >
      <ul className="flex list-disc flex-col gap-1 pl-5 text-fg-2">
        {change === undefined ? null : <li>{undoes[change.kind]}.</li>}
        <li>{messages.signsOutEveryDevice}</li>
        <li>{messages.stopsRunsAndPausesSchedules}</li>
        <li>{messages.applicationsAlreadySentStaySent}</li>
      </ul>
      {shutOut.isError ? (
        <Alert tone="danger" title={messages.nobodyWasShutOut}>
          {serverMessage(shutOut.error, messages.noConnectionToSendoff)}
        </Alert>
      ) : null}
    </Dialog>
  );
}
