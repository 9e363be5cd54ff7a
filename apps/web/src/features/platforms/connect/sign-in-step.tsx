import { ChevronRight, Info, Lock, Mail, ShieldCheck } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { SandboxHint } from "../../../components/sandbox-hint.tsx";
import { Alert } from "../../../components/ui/alert.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { Input, PasswordInput } from "../../../components/ui/input.tsx";
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
        2 Preferences
      </span>
    </span>
  );
}

function WhereTyped({ target, isSandbox }: { target: ConnectTarget; isSandbox: boolean }) {
  return isSandbox
    ? `Typed only into the sandbox's stand-in for ${target.name}, by the worker's browser.`
    : `Typed only into ${hostOf(target.url)}, by the worker's browser.`;
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
      <Field label="Email">
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
        label="Password"
        isOptional={canUseCode}
        hint={
          <>
            {canUseCode ? `Without one, ${target.name} sends you a code to sign in with. ` : null}
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
            Sandbox: any e-mail with the password <code>correct-horse</code> signs in. One that
            begins with <code>otp@</code>, such as otp@example.com, is asked for a code first, which
            is in {mailbox}.
          </>
        )}
      </SandboxHint>
      <p className="flex gap-[11px] rounded-[8px] bg-accent-soft px-[13px] py-[11px] text-small text-fg-2">
        <ShieldCheck className="mt-px size-[17px] shrink-0 text-accent-text" aria-hidden="true" />
        <span>
          Encrypted before it is stored, and deleted when you disconnect. If {target.name} asks for
          a code, we ask you for it here.
        </span>
      </p>
    </form>
  );
}

function introOf({ name, url, isUpdate, needsCheck, template }: ConnectTarget): string {
  if (needsCheck) {
    return `${name} asked for a check that only you can do. Sign in on ${hostOf(url)} yourself, finish the check there, then connect again here.`;
  }
  const canUseCode = template.sign_in === "password_or_code";
  if (isUpdate) {
    const what = canUseCode ? "the e-mail" : "the e-mail and the new password";
    return `Type ${what} of your ${name} account. We sign in once to check it; only then does it replace the old sign-in.`;
  }
  return canUseCode
    ? `Use the e-mail of your ${name} account, with its password or the code that ${name} sends you. We sign in once to check them, and then before a run when the session has ended.`
    : `Use the e-mail and password of your ${name} account. We sign in once to check them, and then before a run when the session has ended.`;
}

/** Enough to sign in with: a platform that sends codes wants no password (SPEC 5 otherwise). */
export function isComplete({ email, password }: Credentials, { template }: ConnectTarget): boolean {
  const hasPassword = password !== "" || template.sign_in === "password_or_code";
  return email.trim() !== "" && hasPassword;
}
