import { ChevronRight, Info, Lock, Mail, ShieldCheck } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { SandboxHint } from "../../../components/sandbox-hint.tsx";
import { Alert } from "../../../components/ui/alert.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { Input, PasswordInput } from "../../../components/ui/input.tsx";
import { messages } from "../messages.ts";
import { hostOf } from "../platform-list.ts";
import { ShowCheck } from "./show-check.tsx";
import type { ConnectTarget, Credentials } from "./use-connect.ts";

/** "1 Sign in > 2 Preferences". */
export function StepTrail({ current, first }: { current: 1 | 2; first: string }) {
  const look = (isCurrent: boolean) => (isCurrent ? "font-[620] text-fg" : "font-[550]");
  return (
    <span className="flex items-center gap-1.5 text-meta text-fg-3">
      <span className={look(current === 1)} aria-current={current === 1 ? "step" : undefined}>
        1 {first}
      </span>
      <ChevronRight className="size-[13px]" aria-hidden="true" />
      <span className={look(current === 2)} aria-current={current === 2 ? "step" : undefined}>
        {messages.stepTwo}
      </span>
    </span>
  );
}

function WhereTyped({ target, isSandbox }: { target: ConnectTarget; isSandbox: boolean }) {
  return isSandbox
    ? messages.typedOnlyIntoTheSandboxsStand(target.name)
    : messages.typedOnlyInto(hostOf(target.url));
}

export function SignInStep({
  target,
  credentials,
  problem,
  note,
  isSandbox,
  formId,
  onChange,
  onSubmit,
}: {
  target: ConnectTarget;
  credentials: Credentials;
  problem: string | undefined;
  note: string | undefined;
  isSandbox: boolean;
  formId: string;
  onChange: (credentials: Credentials) => void;
  onSubmit: () => void;
}) {
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem === undefined) return;
    password.current?.focus();
    password.current?.select();
  }, [problem]);
  const canUseCode = target.template.sign_in === "password_or_code";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete(credentials, target)) onSubmit();
  };
  return (
    <form id={formId} onSubmit={submit} className="flex flex-col gap-3.5" noValidate>
      <p className="text-fg-2">{introOf(target)}</p>
      {problem === undefined ? null : (
        <>
          <Alert tone="danger" title={problem} />
          <ShowCheck platformId={target.id} name={target.name} />
        </>
      )}
      {note === undefined ? null : (
        <p role="status" className="flex gap-2 text-small text-fg-2">
          <Info className="mt-px size-4 shrink-0 text-fg-3" aria-hidden="true" />
          {note}
        </p>
      )}
      <Field label={messages.email}>
        <Input
          autoFocus
          type="email"
          name="portal-email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          maxLength={254}
          icon={<Mail aria-hidden="true" />}
          value={credentials.email}
          onChange={(event) => onChange({ ...credentials, email: event.target.value })}
        />
      </Field>
      <Field
        label={messages.password}
        isOptional={canUseCode}
        hint={
          <>
            {canUseCode ? messages.withoutOne(target.name) : null}
            <WhereTyped target={target} isSandbox={isSandbox} />
          </>
        }
      >
        <PasswordInput
          ref={password}
          name="portal-password"
          autoComplete="off"
          maxLength={500}
          icon={<Lock aria-hidden="true" />}
          value={credentials.password}
          onChange={(event) => onChange({ ...credentials, password: event.target.value })}
        />
      </Field>
      <SandboxHint>
        {(mailbox) => (
          <>
            {messages.sandboxAnyEMail(
              <code>{messages.correctHorse}</code>,
              <code>{messages.otp}</code>,
              mailbox,
            )}
          </>
        )}
      </SandboxHint>
      <p className="flex gap-[11px] rounded-[8px] bg-accent-soft px-[13px] py-[11px] text-small text-fg-2">
        <ShieldCheck className="mt-px size-[17px] shrink-0 text-accent-text" aria-hidden="true" />
        <span>{messages.encryptedBeforeItIsStored(target.name)}</span>
      </p>
    </form>
  );
}

function introOf({ name, url, isUpdate, needsCheck, template }: ConnectTarget): string {
  if (needsCheck) {
    return messages.askedForACheck(name, hostOf(url));
  }
  const canUseCode = template.sign_in === "password_or_code";
  if (isUpdate) {
    return canUseCode ? messages.typeTheEMail(name) : messages.typeTheEMailAndPassword(name);
  }
  return canUseCode ? messages.useTheEMail(name) : messages.useTheEMailAndPassword(name);
}

/** Enough to sign in with: a platform that sends codes wants no password (SPEC 5 otherwise). */
export function isComplete({ email, password }: Credentials, { template }: ConnectTarget): boolean {
  const hasPassword = password !== "" || template.sign_in === "password_or_code";
  return email.trim() !== "" && hasPassword;
}
