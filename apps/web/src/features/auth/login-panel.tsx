import { Mail } from "lucide-react";
import { type FormEvent, useState } from "react";
import { CodeField, useTypedCode } from "../../components/code-field.tsx";
import { SandboxHint } from "../../components/sandbox-hint.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { messages } from "./messages.ts";
import { type Notice, useLogin } from "./use-login.ts";

/** One card, two steps, no page change. `heading` is h2 on a page that has a heading of its own. */
export function LoginPanel({ heading: Heading = "h1" }: { heading?: "h1" | "h2" }) {
  const login = useLogin();
  const [email, setEmail] = useState("");
  return (
    <section
      aria-labelledby="login-title"
      className="w-full max-w-[432px] rounded-lg border border-border bg-surface px-5 py-6 lg:px-8 lg:pt-[30px] lg:pb-7 lg:shadow-panel"
    >
      <Heading id="login-title" className="h1">
        {messages.emailVerification}
      </Heading>
      <p className="mt-[5px] text-fg-2">{messages.enterYourEmailToReceive}</p>
      {login.notice === undefined ? null : (
        <LoginNotice
          notice={login.notice}
          email={login.order?.email}
          onChangeEmail={login.changeEmail}
        />
      )}
      {login.order === undefined ? (
        <EmailStep email={email} onEmail={setEmail} isBusy={login.isBusy} onSend={login.send} />
      ) : (
        <CodeStep login={login} />
      )}
    </section>
  );
}

function LoginNotice({
  notice,
  email,
  onChangeEmail,
}: {
  notice: Notice;
  email: string | undefined;
  onChangeEmail: () => void;
}) {
  const change = (
    <button type="button" className="link target" onClick={onChangeEmail}>
      {messages.change}
    </button>
  );
  if (notice.kind === "failed") {
    return (
      <Alert tone="danger" title={notice.text} className="mt-5">
        {notice.detail === undefined && email === undefined ? undefined : (
          <>
            {notice.detail}
            {email === undefined ? null : <> {messages.codeWasSentTo(email, change)}</>}
          </>
        )}
      </Alert>
    );
  }
  return (
    <Alert tone={notice.kind === "busy" ? "busy" : "success"} title={notice.text} className="mt-5">
      {email === undefined || notice.kind === "done" ? undefined : (
        <>
          {messages.itIsOnItsWayTo(
            <span className="[overflow-wrap:anywhere]">{email}</span>,
            change,
          )}
        </>
      )}
    </Alert>
  );
}

function EmailStep({
  email,
  onEmail,
  isBusy,
  onSend,
}: {
  email: string;
  onEmail: (email: string) => void;
  isBusy: boolean;
  onSend: (email: string) => Promise<void>;
}) {
  const canSend = email.trim() !== "" && email.includes("@");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend && !isBusy) void onSend(email.trim());
  };
  return (
    <form onSubmit={submit} className="mt-6">
      <Field label={messages.email}>
        <Input
          isLarge
          autoFocus
          required
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          autoCapitalize="none"
          maxLength={254}
          placeholder={messages.enterYourEmail}
          icon={<Mail aria-hidden="true" />}
          value={email}
          onChange={(event) => onEmail(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        className="mt-4"
        disabled={!canSend}
        isBusy={isBusy}
      >
        {messages.sendOtp}
      </Button>
      <p className="mt-4 text-meta text-fg-3">{messages.noPasswordToRemember}</p>
    </form>
  );
}

function CodeStep({ login }: { login: ReturnType<typeof useLogin> }) {
  const { isBusy, verify, resend, secondsLeft } = login;
  const { input, ...typed } = useTypedCode({ isBusy, verify, resend });
  return (
    <form onSubmit={typed.submit} className="mt-5">
      <CodeField input={input} typed={typed} isBusy={isBusy} secondsLeft={secondsLeft} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        className="mt-[18px]"
        disabled={!typed.isComplete}
        isBusy={isBusy}
      >
        {messages.verifyOtp}
      </Button>
      <div className="mt-4 empty:hidden">
        <SandboxHint>{(mailbox) => <>{messages.sandboxNoMailLeaves(mailbox)}</>}</SandboxHint>
      </div>
    </form>
  );
}
