import { OTP_DIGITS } from "@sendoff/contract/constants";
import { Clock } from "lucide-react";
import { type FormEvent, type RefObject, useRef, useState } from "react";
import { messages } from "./messages.ts";
import { Badge } from "./ui/badge.tsx";
import { Button } from "./ui/button.tsx";
import { Field } from "./ui/field.tsx";
import { OtpInput } from "./ui/otp-input.tsx";

interface TypedCode {
  readonly code: string;
  /** What stands there was tried and refused. */
  readonly isRefused: boolean;
  readonly isComplete: boolean;
  readonly type: (code: string) => void;
  readonly submit: (event: FormEvent) => void;
  readonly resend: () => void;
}

/** A one-time code of ours while it is typed. A refused one stays, selected, to be typed over; a new one begins empty. */
export function useTypedCode({
  isBusy,
  verify,
  resend,
}: {
  isBusy: boolean;
  /** False when the code is refused. */
  verify: (code: string) => Promise<boolean>;
  resend: () => Promise<void>;
}): TypedCode & { readonly input: RefObject<HTMLInputElement | null> } {
  const [code, setCode] = useState("");
  const [refused, setRefused] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isComplete = code.length === OTP_DIGITS;
  const tryCode = async (): Promise<void> => {
    if (await verify(code)) return;
    setRefused(code);
    input.current?.focus();
    input.current?.select();
  };
  const askAgain = async (): Promise<void> => {
    setCode("");
    await resend();
    input.current?.focus();
  };
  return {
    code,
    input,
    isRefused: refused !== undefined && refused === code,
    isComplete,
    type: setCode,
    submit: (event) => {
      event.preventDefault();
      if (isComplete && !isBusy) void tryCode();
    },
    resend: () => void askAgain(),
  };
}

/** The six boxes, with the seconds until a new code may be asked for, and then the way to ask. */
export function CodeField({
  input,
  typed,
  isBusy,
  secondsLeft,
}: {
  input: RefObject<HTMLInputElement | null>;
  typed: TypedCode;
  isBusy: boolean;
  secondsLeft: number;
}) {
  return (
    <Field
      label={messages.sixDigitCode}
      hint={messages.codeValidity}
      end={
        secondsLeft > 0 ? (
          <Badge Icon={Clock}>{messages.secondsLeftS(secondsLeft)}</Badge>
        ) : (
          <Button
            size="sm"
            variant="ghost"
            disabled={isBusy}
            onClick={typed.resend}
            className="-my-[9px] text-accent-text! lg:-my-1"
          >
            {messages.resend}
          </Button>
        )
      }
    >
      <OtpInput
        ref={input}
        autoFocus
        name="code"
        digits={OTP_DIGITS}
        value={typed.code}
        onChange={typed.type}
        aria-invalid={typed.isRefused || undefined}
        readOnly={isBusy}
      />
    </Field>
  );
}
