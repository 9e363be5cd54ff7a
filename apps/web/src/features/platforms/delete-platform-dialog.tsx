import { routes } from "@sendoff/contract/routes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { call } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { messages } from "./messages.ts";

/** Asks once more before a platform that the user added leaves the list. */
export function DeletePlatformDialog({
  platform,
  onClose,
}: {
  platform: { id: number; name: string; isBoard: boolean };
  onClose: () => void;
}) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(routes.deletePlatform, { body: { platform_id: platform.id } }),
    onSuccess: async () => {
      onClose();
      showToast(messages.deleted);
      // Its connection, its run and its schedule are gone with it.
      await client.invalidateQueries();
    },
  });
  const { error, isPending } = remove;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissible={!isPending}
      title={messages.deleteName(platform.name)}
      description={platform.isBoard ? messages.itLeavesYourList : messages.bookmarkLeavesYourList}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={isPending}>
            {messages.cancel}
          </Button>
          <Button variant="danger" isBusy={isPending} onClick={() => remove.mutate()}>
            {messages.delete}
          </Button>
        </>
      }
    >
      {error === null ? null : (
        <Alert tone="danger" title={messages.deleteFailed}>
          {error instanceof ApiError && error.status > 0 ? error.message : undefined}
        </Alert>
      )}
    </Dialog>
  );
}
