import { useUserAction } from "../queries/user-reported-outcome.query.ts";
import { serverMessage } from "../lib/api-error.ts";
import { messages } from "./messages.ts";
import { Alert } from "./ui/alert.tsx";
import { Button } from "./ui/button.tsx";
import { Dialog } from "./ui/dialog.tsx";
import { showToast } from "../lib/toast-manager.ts";

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
    showToast(messages.notedYouAppliedYourself);
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissible={!note.isPending}
      title={messages.youAppliedYourself}
      description={subject}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={note.isPending}>
            {messages.cancel}
          </Button>
          <Button variant="primary" isBusy={note.isPending} onClick={() => note.mutate("sent")}>
            {messages.yesIApplied}
          </Button>
        </>
      }
    >
      <p className="text-fg-2">{messages.itCountsAsApplied}</p>
      {note.error === null ? null : (
        <Alert tone="danger" title={messages.thatWasNotNoted}>
          {serverMessage(note.error, messages.noConnectionToSendoff)}
        </Alert>
      )}
    </Dialog>
  );
}
