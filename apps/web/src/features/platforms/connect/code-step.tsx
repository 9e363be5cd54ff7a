import { OTP_DIGITS } from "@sendoff/contract/constants";
import { Clock, Mail } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { SandboxHint } from "../../../components/sandbox-hint.tsx";
import { Alert } from "../../../components/ui/alert.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { OtpInput } from "../../../components/ui/otp-input.tsx";
import { messages } from "../messages.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

/** The portal's one-time code, with the seconds that are left for it. */
export function CodeStep({
  name,
  deadline,
  code,
  problem,
  isVerifying,
  formId,
  onCode,
  onSubmit,
  onTimeOver,
}: {
  name: string;
  deadline: number;
  code: string;
  problem: string | undefined;
  isVerifying: boolean;
  formId: string;
  onCode: (code: string) => void;
  onSubmit: () => void;
  onTimeOver: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const secondsLeft = useSecondsLeft(deadline, isVerifying, onTimeOver);
  useEffect(() => {
    if (problem === undefined) return;
    input.current?.focus();
    input.current?.select();
  }, [problem]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === OTP_DIGITS && !isVerifying) onSubmit();
  };
  return (
    <form id={formId} onSubmit={submit} className="flex flex-col gap-3.5">
      {problem === undefined ? (
        <p
          role="status"
          className="flex gap-[11px] rounded-md border border-accent-line bg-accent-soft px-3.5 py-3"
        >
          <Mail className="mt-0.5 size-[17px] shrink-0 text-accent-text" aria-hidden="true" />
          {messages.codeNeeded}
        </p>
      ) : (
        <Alert tone="danger" title={problem} />
      )}
      <Field
        label={messages.codeFromName(name)}
        hint={messages.ourBrowserIsWaitingOnSPage(name)}
        end={<Badge Icon={Clock}>{messages.secondsLeftS(secondsLeft)}</Badge>}
      >
        <OtpInput
          ref={input}
          autoFocus
          name="portal-code"
          digits={OTP_DIGITS}
          value={code}
          onChange={onCode}
          aria-invalid={problem !== undefined || undefined}
          readOnly={isVerifying}
        />
      </Field>
      <SandboxHint>{(mailbox) => <>{messages.sandboxTheCodeIsIn(mailbox)}</>}</SandboxHint>
    </form>
  );
}
