import { routes } from "@sendoff/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { showToast } from "../../components/ui/toast-manager.ts";
import { call } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { platformTexts } from "./messages.ts";

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
      showToast(platformTexts.deleted);
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
      title={`Delete ${platform.name}?`}
      description={
        platform.isBoard
          ? "It leaves your list, a run under way there ends and its schedule is paused. Receipts and logs stay, and it comes back with them when you add it again."
          : "The bookmark leaves your list."
      }
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button variant="danger" isBusy={isPending} onClick={() => remove.mutate()}>
            Delete
          </Button>
        </>
      }
    >
      {error === null ? null : (
        <Alert tone="danger" title={platformTexts.deleteFailed}>
          {error instanceof ApiError && error.status > 0 ? error.message : undefined}
        </Alert>
      )}
    </Dialog>
  );
}
