import { routes } from "@sendoff/contract/routes";
import { type ApplicationDetail } from "@sendoff/contract/run";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { call } from "../../lib/api-client.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { applicationKey } from "../../queries/response.query.ts";
import { messages } from "./messages.ts";

/** Asks once more, and says what goes and what stays. */
export function DeleteDialog({
  application,
  onClose,
}: {
  application: ApplicationDetail["application"];
  onClose: () => void;
}) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: async () =>
      (await call(routes.deleteEvidence, { params: { id: application.id } })).body,
    onSuccess: (detail) => {
      client.setQueryData(applicationKey(application.id), detail);
      void client.invalidateQueries({ queryKey: ["logs"] });
      onClose();
      showToast(messages.deleted, { note: messages.thatYouAppliedStaysOnRecord });
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissible={!remove.isPending}
      title={messages.deleteWhatThisReceiptHolds}
      description={messages.thisCannotBeUndone}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={remove.isPending}>
            {messages.cancel}
          </Button>
          <Button variant="danger" isBusy={remove.isPending} onClick={() => remove.mutate()}>
            {messages.delete}
          </Button>
        </>
      }
    >
      <div>
        <p className="text-small font-semibold">{messages.deletedAtOnce}</p>
        <p className="text-fg-2">{messages.postingsDescription}</p>
      </div>
      <div>
        <p className="text-small font-semibold">{messages.whatStays}</p>
        <p className="text-fg-2">{messages.titleCompanyPlaceAndDate}</p>
      </div>
      {remove.error === null ? null : (
        <Alert tone="danger" title={messages.nothingWasDeleted}>
          {serverMessage(remove.error, messages.pleaseTryAgain)}
        </Alert>
      )}
    </Dialog>
  );
}
