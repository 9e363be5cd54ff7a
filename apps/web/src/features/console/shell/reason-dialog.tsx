import { MAX_REASON, MIN_REASON } from "@sendoff/contract/console";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Alert } from "../../../components/ui/alert.tsx";
import { Button, type ButtonVariant } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { Textarea } from "../../../components/ui/input.tsx";
import { serverMessage } from "../../../lib/api-error.ts";
import { messages } from "./messages.ts";

/** Asks for the reason of an act, which stands in the audit trail, and does it. Stays open, with what was typed, where it fails. */
export function ReasonDialog({
  title,
  description,
  act,
  variant = "primary",
  label,
  hint,
  isBusy,
  error,
  onClose,
  onAct,
}: {
  title: string;
  description?: ReactNode;
  /** What the button says. */
  act: string;
  variant?: ButtonVariant;
  label: string;
  hint: string;
  isBusy: boolean;
  error: Error | null;
  onClose: () => void;
  onAct: (reason: string) => void;
}) {
  const [reason, setReason] = useState("");
  const formId = useId();
  const isEnough = reason.trim().length >= MIN_REASON;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEnough && !isBusy) onAct(reason.trim());
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={variant}
            disabled={!isEnough}
            isBusy={isBusy}
          >
            {act}
          </Button>
        </>
      }
    >
      {error === null ? null : (
        <Alert tone="danger" title={messages.nothingWasChanged}>
          {serverMessage(error, messages.noConnection)}
        </Alert>
      )}
      <form id={formId} onSubmit={submit}>
        <Field label={label} hint={hint}>
          <Textarea
            value={reason}
            maxLength={MAX_REASON}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
