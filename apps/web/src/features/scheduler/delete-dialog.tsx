import { routes } from "@sendoff/contract/routes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { call } from "../../lib/api-client.ts";
import { messages } from "./messages.ts";
import { refusalNote } from "./refusals.ts";
import type { ScheduleRow } from "./schedule-rows.ts";
import { refreshSchedules } from "./use-save-schedules.ts";

/** Asks once more: a deleted schedule starts nothing any more. */
export function DeleteDialog({ row, onClose }: { row: ScheduleRow; onClose: () => void }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(routes.deleteSchedule, { body: { platform_id: row.platformId } }),
    onSuccess: ({ body }) => {
      onClose();
      showToast(body.message);
      refreshSchedules(client);
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissible={!remove.isPending}
      title={messages.deleteTheScheduleOf(row.name)}
      description={messages.nothingStartsByItself}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={remove.isPending}>
            {messages.cancel}
          </Button>
          <Button variant="danger" isBusy={remove.isPending} onClick={() => remove.mutate()}>
            {messages.deleteSchedule}
          </Button>
        </>
      }
    >
      {remove.error === null ? null : (
        <Alert tone="danger" title={messages.scheduleCouldNotBeDeleted}>
          {refusalNote(remove.error)}
        </Alert>
      )}
    </Dialog>
  );
}
