import { useState } from "react";
import { Button, type ButtonLook } from "./button.tsx";
import { messages } from "./messages.ts";

/** Try Again. It shows that something is under way until what `onRetry` returns has settled: what failed stays on the page meanwhile. */
export function RetryButton({
  onRetry,
  size,
}: { onRetry: () => unknown } & Pick<ButtonLook, "size">) {
  const [isTrying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    try {
      await onRetry();
    } finally {
      setTrying(false);
    }
  };
  return (
    <Button size={size} isBusy={isTrying} onClick={() => void retry()}>
      {messages.tryAgain}
    </Button>
  );
}
