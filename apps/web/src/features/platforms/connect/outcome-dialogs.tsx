import { SUCCESS_DIALOG_MS } from "@sendoff/contract/constants";
import { CircleCheck } from "lucide-react";
import { useEffect } from "react";
import { Alert } from "../../../components/ui/alert.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { messages } from "../messages.ts";

/** Closes by itself after two seconds (SPEC 9). */
export function ConnectedDialog({ name, onDone }: { name: string; onDone: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onDone, SUCCESS_DIALOG_MS);
    return () => clearTimeout(timer);
  }, [onDone]);
  return (
    <Dialog
      isOpen
      onOpenChange={onDone}
      title={messages.connected}
      description={messages.isReady(name)}
      start={
        <CircleCheck className="mt-0.5 size-6 shrink-0 text-success-text" aria-hidden="true" />
      }
    />
  );
}

/** What broke, when it was not the portal that refused. */
export function FailedDialog({
  message,
  detail,
  onRetry,
  onClose,
}: {
  message: string;
  detail: string | undefined;
  onRetry: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={messages.errorTitle}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {messages.close}
          </Button>
          <Button variant="primary" onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        </>
      }
    >
      <Alert tone="danger" title={message}>
        {detail}
      </Alert>
    </Dialog>
  );
}
