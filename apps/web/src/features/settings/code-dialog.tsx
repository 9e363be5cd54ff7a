import { type ReactNode, useId } from "react";
import { CodeField, useTypedCode } from "../../components/code-field.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { messages } from "./messages.ts";
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
  const { isBusy, verify, send, secondsLeft } = code;
  const { input, ...typed } = useTypedCode({
    isBusy: isBusy || !code.isSent,
    verify,
    resend: send,
  });
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
            {messages.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={!typed.isComplete || !code.isSent}
            isBusy={isBusy}
          >
            {messages.verifyOtp}
          </Button>
        </>
      }
    >
      {code.notice === undefined ? null : (
        <Alert tone={code.notice.tone} title={code.notice.text}>
          {code.notice.note}
        </Alert>
      )}
      <form id={formId} onSubmit={typed.submit}>
        <CodeField input={input} typed={typed} isBusy={isBusy} secondsLeft={secondsLeft} />
      </form>
      {hint}
    </Dialog>
  );
}
