import { useEffect } from "react";
import { useBlocker } from "react-router";
import { findToken } from "../lib/session.ts";
import { messages } from "./messages.ts";
import { Button } from "./ui/button.tsx";
import { Dialog } from "./ui/dialog.tsx";

/** The browser asks before a tab is closed or reloaded in which something is not saved. */
export function useHeldTab(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
}

/**
 * Asks before a page with changes is left: by a link in a dialog of ours, by closing or reloading in the browser's. A person
 * who signs out is not held back, and saving while the dialog asks lets them through.
 */
export function LeaveWarning({ isUnsaved, note }: { isUnsaved: boolean; note: string }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname && findToken() !== undefined,
  );
  useHeldTab(isUnsaved);
  useEffect(() => {
    if (!isUnsaved && blocker.state === "blocked") blocker.proceed();
  }, [isUnsaved, blocker]);
  if (blocker.state !== "blocked") return null;
  return (
    <LeaveDialog note={note} onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />
  );
}

/** Asks before what is not saved is given up. */
export function LeaveDialog({
  note,
  onLeave,
  onStay,
}: {
  note: string;
  onLeave: () => void;
  onStay: () => void;
}) {
  return (
    <Dialog
      isOpen
      onOpenChange={onStay}
      title={messages.leaveWithoutSaving}
      description={note}
      footer={
        <>
          <Button variant="ghost" onClick={onLeave}>
            {messages.leaveWithoutSavingLabel}
          </Button>
          <Button variant="primary" onClick={onStay}>
            {messages.stayHere}
          </Button>
        </>
      }
    />
  );
}
