import type { CvLibrary, CvVersion } from "@sendoff/contract/cv-routes";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { useDeleteCv } from "./cvs.query.ts";
import { messages } from "./messages.ts";

/** Says what goes with the file, what stays, and what employers get from then on. */
export function DeleteCvDialog({
  cv,
  library,
  onClose,
}: {
  cv: CvVersion;
  library: CvLibrary;
  onClose: () => void;
}) {
  const remove = useDeleteCv();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissible={!remove.isPending}
      title={messages.deleteThisCv}
      description={messages.fileNameVersionVersion(cv.file_name, cv.version)}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={remove.isPending}>
            {messages.keepIt}
          </Button>
          <Button
            variant="danger"
            isBusy={remove.isPending}
            busyLabel={messages.deleting}
            onClick={() =>
              remove.mutate(cv.id, { onSuccess: () => [onClose(), showToast(messages.cvDeleted)] })
            }
          >
            {messages.delete}
          </Button>
        </>
      }
    >
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-fg-2">
        {consequences(cv, library).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {remove.error === null ? null : (
        <Alert tone="danger" title={messages.cvWasNotDeleted}>
          {serverMessage(remove.error, messages.pleaseTryAgain)}
        </Alert>
      )}
    </Dialog>
  );
}

/** What the deletion leads to, in the order it matters. */
function consequences(cv: CvVersion, { cvs, platforms }: CvLibrary): string[] {
  const next = cvs.find((other) => other.id !== cv.id && (cv.is_current || other.is_current));
  const sentences = [messages.fileIsDeletedFromOurServers];
  if (cv.sent.applications > 0) {
    sentences.push(messages.itWentTo(cv.sent.employers));
  }
  if (next === undefined) {
    sentences.push(messages.itIsYourOnlyCv);
  } else if (cv.is_current) {
    sentences.push(messages.versionBecomesYourCurrentCv(next.file_name, next.version));
  }
  const chosenOn = platforms.filter((platform) => platform.cv === cv.id);
  if (chosenOn.length > 0 && next !== undefined) {
    const names = chosenOn.map((platform) => platform.platform_name).join(", ");
    sentences.push(messages.employersOnGetYourCurrentCv(names));
  }
  return sentences;
}
