import { useUserAction } from "../queries/user-reported-outcome.query.ts";
import { serverMessage } from "../lib/api-error.ts";
import { Alert } from "./ui/alert.tsx";
import { Button } from "./ui/button.tsx";
import { Dialog } from "./ui/dialog.tsx";
import { showToast } from "./ui/toast-manager.ts";

/** Asks once more before it is noted that the user applied themselves, and says what follows. */
export function SelfAppliedDialog({
  applicationId,
  subject,
  onClose,
}: {
  applicationId: string;
  /** "Staff Engineer at Quillstack". */
  subject: string;
  onClose: () => void;
}) {
  const note = useUserAction(applicationId, () => {
    onClose();
    showToast("Noted: you applied yourself.");
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissible={!note.isPending}
      title="You applied yourself?"
      description={subject}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={note.isPending}>
            Cancel
          </Button>
          <Button variant="primary" isBusy={note.isPending} onClick={() => note.mutate("sent")}>
            Yes, I applied
          </Button>
        </>
      }
    >
      <p className="text-fg-2">
        It counts as applied in your logs, marked as sent by you. Nothing is charged, and Sendoff
        does not apply to this job any more. What the employer answers can be written down as for
        any other.
      </p>
      {note.error === null ? null : (
        <Alert tone="danger" title="That was not noted.">
          {serverMessage(note.error, "No connection to Sendoff. Please try again.")}
        </Alert>
      )}
    </Dialog>
  );
}
