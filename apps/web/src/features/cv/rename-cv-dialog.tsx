import { CV_NAME_MAX, type CvVersion } from "@sendoff/contract/cv-routes";
import { useState } from "react";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { useRenameCv } from "./cvs.query.ts";
import { messages } from "./messages.ts";

/** The name under which employers get the CV; its ending stays what the file is. */
export function RenameCvDialog({ cv, onClose }: { cv: CvVersion; onClose: () => void }) {
  const dot = cv.file_name.lastIndexOf(".");
  const ending = dot > 0 ? cv.file_name.slice(dot) : "";
  const [name, setName] = useState(cv.file_name.slice(0, cv.file_name.length - ending.length));
  const rename = useRenameCv();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissible={!rename.isPending}
      title={messages.renameThisCv}
      description={messages.employersSeeThisName}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={rename.isPending}>
            {messages.cancel}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form="rename-cv"
            disabled={name.trim() === ""}
            isBusy={rename.isPending}
            busyLabel={messages.saving}
          >
            {messages.save}
          </Button>
        </>
      }
    >
      <form
        id="rename-cv"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === "" || rename.isPending) return;
          const done = { onSuccess: () => [onClose(), showToast(messages.cvRenamed)] };
          rename.mutate({ id: cv.id, fileName: `${name.trim()}${ending}` }, done);
        }}
      >
        <Field label={messages.fileNameLabel}>
          <Input
            value={name}
            maxLength={CV_NAME_MAX - ending.length}
            autoFocus
            onChange={(event) => setName(event.target.value)}
            end={<span className="text-fg-3">{ending}</span>}
          />
        </Field>
      </form>
      {rename.error === null ? null : (
        <Alert tone="danger" title={messages.cvCouldNotBeRenamed}>
          {serverMessage(rename.error, messages.pleaseTryAgain)}
        </Alert>
      )}
    </Dialog>
  );
}
