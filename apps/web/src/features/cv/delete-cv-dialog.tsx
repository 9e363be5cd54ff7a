import type { CvLibrary, CvVersion } from "@sendoff/contract";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { showToast } from "../../components/ui/toast-manager.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { plural } from "../../lib/format.ts";
import { useDeleteCv } from "./cvs.query.ts";

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
      title="Delete this CV?"
      description={`${cv.file_name}, version ${cv.version}`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={remove.isPending}>
            Keep it
          </Button>
          <Button
            variant="danger"
            isBusy={remove.isPending}
            busyLabel="Deleting..."
            onClick={() =>
              remove.mutate(cv.id, { onSuccess: () => [onClose(), showToast("CV deleted")] })
            }
          >
            Delete
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
        <Alert tone="danger" title="The CV was not deleted.">
          {serverMessage(remove.error, "Please try again.")}
        </Alert>
      )}
    </Dialog>
  );
}

/** What the deletion leads to, in the order it matters. */
function consequences(cv: CvVersion, { cvs, platforms }: CvLibrary): string[] {
  const next = cvs.find((other) => other.id !== cv.id && (cv.is_current || other.is_current));
  const sentences = ["The file is deleted from our servers. This cannot be undone."];
  if (cv.sent.applications > 0) {
    sentences.push(
      `It went to ${plural(cv.sent.employers, "employer")}, who keep their copy. Your receipts keep its name, version and hash; the file can no longer be opened.`,
    );
  }
  if (next === undefined) {
    sentences.push("It is your only CV: nothing is applied to until you upload another one.");
  } else if (cv.is_current) {
    sentences.push(`${next.file_name}, version ${next.version}, becomes your current CV.`);
  }
  const chosenOn = platforms.filter((platform) => platform.cv === cv.id);
  if (chosenOn.length > 0 && next !== undefined) {
    const names = chosenOn.map((platform) => platform.platform_name).join(", ");
    sentences.push(`Employers on ${names} get your current CV from the next run on.`);
  }
  return sentences;
}
