import { OTP_DIGITS } from "@sendoff/contract";
import { Clock } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { Alert } from "../../components/ui/alert.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { OtpInput } from "../../components/ui/otp-input.tsx";
import { type CodeCalls, type CodeTarget, useCode } from "./use-code.ts";

/** Sends a code when it opens, unless one that was sent before a reload still waits, and asks for it. */
export function CodeDialog({
  title,
  description,
  target,
  calls,
  hint,
  isKeptOnClose = false,
  onClose,
}: {
  title: string;
  description: ReactNode;
  target: CodeTarget;
  calls: CodeCalls;
  /** Where the code is to be found in the sandbox. */
  hint: ReactNode;
  /** Closed and opened again, it asks for the code that was sent, instead of a new one too soon. */
  isKeptOnClose?: boolean;
  onClose: () => void;
}) {
  const code = useCode(target, calls);
  const formId = useId();
  const [typed, setTyped] = useState("");
  const [refused, setRefused] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isComplete = typed.length === OTP_DIGITS && code.isSent;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || code.isBusy) return;
    if (await code.verify(typed)) return;
    setRefused(typed);
    input.current?.focus();
    input.current?.select();
  };
  const resend = async () => {
    setTyped("");
    await code.send();
    input.current?.focus();
  };
  const close = () => {
    if (!isKeptOnClose) code.forget();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={!isComplete}
            isBusy={code.isBusy}
          >
            Verify OTP
          </Button>
        </>
      }
    >
      {code.notice === undefined ? null : (
        <Alert tone={code.notice.tone} title={code.notice.text}>
          {code.notice.note}
        </Alert>
      )}
      <form id={formId} onSubmit={(event) => void submit(event)}>
        <Field
          label="6-digit code"
          hint="Valid for 10 minutes and 5 tries."
          end={
            code.secondsLeft > 0 ? (
              <Badge Icon={Clock}>{code.secondsLeft} s</Badge>
            ) : (
              <Button
                size="sm"
                variant="ghost"
                disabled={code.isBusy}
                onClick={() => void resend()}
                className="-my-[9px] text-accent-text! lg:-my-1"
              >
                Resend
              </Button>
            )
          }
        >
          <OtpInput
            ref={input}
            autoFocus
            name="code"
            digits={OTP_DIGITS}
            value={typed}
            onChange={setTyped}
            aria-invalid={(refused !== undefined && refused === typed) || undefined}
            readOnly={code.isBusy}
          />
        </Field>
      </form>
      {hint}
    </Dialog>
  );
}
