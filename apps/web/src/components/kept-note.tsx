import { messages } from "./messages.ts";
import { Alert } from "./ui/alert.tsx";

/** Stands in an editor whose text came back after the server had ended the session. */
export function KeptNote({ isBack, className }: { isBack: boolean; className?: string }) {
  if (!isBack) return null;
  return (
    <Alert tone="info" title={messages.youWereSignedOutBefore} className={className ?? ""}>
      {messages.whatYouTypedIsStillHere}
    </Alert>
  );
}
