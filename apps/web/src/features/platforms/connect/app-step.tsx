import { Clock, Smartphone } from "lucide-react";
import type { FormEvent } from "react";
import { Alert } from "../../../components/ui/alert.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { messages } from "../messages.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

/** The portal asks in its own app whether it is its user: there is nothing to type here. */
export function AppStep({
  name,
  message,
  deadline,
  problem,
  isVerifying,
  formId,
  onSubmit,
  onTimeOver,
}: {
  name: string;
  /** What the portal asks for, in its driver's words. */
  message: string;
  deadline: number;
  problem: string | undefined;
  isVerifying: boolean;
  formId: string;
  onSubmit: () => void;
  onTimeOver: () => void;
}) {
  const secondsLeft = useSecondsLeft(deadline, isVerifying, onTimeOver);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isVerifying) onSubmit();
  };
  return (
    <form id={formId} onSubmit={submit} className="flex flex-col gap-3.5">
      {problem === undefined ? (
        <p
          role="status"
          className="flex gap-[11px] rounded-md border border-accent-line bg-accent-soft px-3.5 py-3"
        >
          <Smartphone className="mt-0.5 size-[17px] shrink-0 text-accent-text" aria-hidden="true" />
          {message}
        </p>
      ) : (
        <Alert tone="danger" title={problem} />
      )}
      <p className="flex items-center justify-between gap-3 text-meta text-fg-3">
        {messages.ourBrowserIsWaitingOnS(name)}
        <Badge Icon={Clock}>{messages.secondsLeftS(secondsLeft)}</Badge>
      </p>
    </form>
  );
}
