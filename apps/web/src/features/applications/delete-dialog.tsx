import { type ApplicationDetail, routes } from "@sendoff/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { showToast } from "../../components/ui/toast-manager.ts";
import { call } from "../../lib/api-client.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { applicationKey } from "../../queries/response.query.ts";

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
      showToast("Deleted.", { note: "That you applied stays on record." });
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissible={!remove.isPending}
      title="Delete what this receipt holds?"
      description="This cannot be undone. Download the PDF first if you may need it."
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={remove.isPending}>
            Cancel
          </Button>
          <Button variant="danger" isBusy={remove.isPending} onClick={() => remove.mutate()}>
            Delete
          </Button>
        </>
      }
    >
      <div>
        <p className="text-small font-semibold">Deleted at once</p>
        <p className="text-fg-2">
          The posting's description, questions and answers, pictures, the link to your CV, your name
          and address on it, and the steps taken.
        </p>
      </div>
      <div>
        <p className="text-small font-semibold">What stays</p>
        <p className="text-fg-2">
          Title, company, place and date, so that this job is never applied to twice; how it was
          confirmed; your notes on the employer's answer; and the lines in your wallet. What the
          employer received stays with them.
        </p>
      </div>
      {remove.error === null ? null : (
        <Alert tone="danger" title="Nothing was deleted.">
          {serverMessage(remove.error, "Please try again.")}
        </Alert>
      )}
    </Dialog>
  );
}
