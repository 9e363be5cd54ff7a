import { routes } from "@sendoff/contract/routes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { call } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { dashboardQuery } from "../../queries/dashboard.query.ts";
import { platformsQuery } from "../../queries/platforms.query.ts";
import { messages } from "./messages.ts";

/** Asks once more: disconnecting deletes the password and ends a run under way. */
export function DisconnectDialog({
  platform,
  onClose,
}: {
  platform: { id: number; name: string; isBoard: boolean };
  onClose: () => void;
}) {
  const client = useQueryClient();
  const disconnect = useMutation({
    mutationFn: () => call(routes.disconnectPlatform, { body: { platform_id: platform.id } }),
    onSuccess: async () => {
      onClose();
      showToast(messages.disconnected);
      await client.invalidateQueries({ queryKey: platformsQuery.queryKey });
      await client.invalidateQueries({ queryKey: dashboardQuery.queryKey });
    },
  });
  const { error, isPending } = disconnect;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissible={!isPending}
      title={messages.disconnectName(platform.name)}
      description={
        platform.isBoard ? messages.runUnderWayThereEnds : messages.passwordAndTheSessionAreDeleted
      }
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={isPending}>
            {messages.cancel}
          </Button>
          <Button variant="danger" isBusy={isPending} onClick={() => disconnect.mutate()}>
            {messages.disconnect}
          </Button>
        </>
      }
    >
      {error === null ? null : (
        <Alert tone="danger" title={messages.disconnectFailed}>
          {error instanceof ApiError && error.status > 0 ? error.message : undefined}
        </Alert>
      )}
    </Dialog>
  );
}
