import { deviceName } from "../../lib/device-name.ts";
import { routes } from "@sendoff/contract/routes";
import { useMutation } from "@tanstack/react-query";
import { RotateCcw, ShieldCheck } from "lucide-react";
import { type FormEvent, useState } from "react";
import { StandalonePage } from "../../components/public/standalone-page.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { loginPath, paths } from "../../config/paths.ts";
import { call } from "../../lib/api-client.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { formatMoment } from "../../lib/format.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { messages } from "./messages.ts";
import { changeTitles } from "./messages.ts";

const NO_CONNECTION = messages.noConnectionToSendoff;

/**
 * /undo, from a security mail: works without signing in. It shows what the code would undo and asks first, since mail programs open
 * links by themselves to look at them. `isDone` after "This was not me" inside the app.
 */
export function UndoPage({ code, isDone }: { code: string; isDone: boolean }) {
  usePageTitle(messages.undoAChange);
  const [typed, setTyped] = useState(code);
  const look = useMutation({
    mutationFn: async () => (await call(routes.lookAtUndo, { body: { code: typed } })).body,
  });
  const undo = useMutation({
    mutationFn: () => call(routes.undoChange, { body: { code: typed } }),
  });
  if (isDone || undo.isSuccess) {
    const isKept = undo.data?.body.kind === "account_deleted";
    return (
      <StandalonePage
        Icon={ShieldCheck}
        title={isKept ? messages.yourAccountIsKept : messages.everybodyIsSignedOut}
      >
        <WhatToDo />
      </StandalonePage>
    );
  }
  if (look.data !== undefined) {
    const { kind, from, to, device, network, changed_at, undo_until } = look.data;
    const facts: [string, string][] = [
      [messages.when, formatMoment(changed_at)],
      [messages.from, from],
      [messages.to, to],
      [messages.device, deviceName(device)],
      [messages.network, network],
    ];
    return (
      <StandalonePage Icon={RotateCcw} title={changeTitles[kind]}>
        <dl className="mx-auto mt-4 mb-5 grid max-w-[380px] grid-cols-[80px_minmax(0,1fr)] gap-y-1.5 text-left">
          {facts.map(([name, value]) =>
            value === "" ? null : (
              <div key={name} className="contents">
                <dt className="text-fg-3">{name}</dt>
                <dd className="num [overflow-wrap:anywhere]">{value}</dd>
              </div>
            ),
          )}
        </dl>
        <p className="mx-auto mb-5 max-w-[44ch] text-fg-2">
          {messages.whatUndoDoesUntil(kind, formatMoment(undo_until))}
        </p>
        {undo.error === null ? null : (
          <Alert tone="danger" title={messages.nothingWasUndone} className="mb-5 text-left">
            {serverMessage(undo.error, NO_CONNECTION)}
          </Alert>
        )}
        <Button variant="you" size="lg" isBusy={undo.isPending} onClick={() => undo.mutate()}>
          {kind === "account_deleted" ? messages.keepMyAccount : messages.thisWasNotMe}
        </Button>
      </StandalonePage>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    look.mutate();
  };
  return (
    <StandalonePage Icon={RotateCcw} title={messages.undoAChangeToYourAccount}>
      <p className="mx-auto mt-2 mb-5 max-w-[44ch] text-fg-2">
        {messages.enterTheCodeFromOurSecurity}
      </p>
      {look.error === null ? null : (
        <Alert tone="danger" title={messages.thisCodeWasNotAccepted} className="mb-5 text-left">
          {serverMessage(look.error, NO_CONNECTION)}
        </Alert>
      )}
      <form onSubmit={submit} className="flex flex-col gap-4 text-left">
        <Field label={messages.codeFromTheMail}>
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={messages.undoCodeExample}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBlock
          disabled={typed.trim() === ""}
          isBusy={look.isPending}
        >
          {messages.showWhatItUndoes}
        </Button>
      </form>
    </StandalonePage>
  );
}

function WhatToDo() {
  return (
    <>
      <p className="mx-auto mt-2 mb-4 max-w-[44ch] text-fg-2">
        {messages.runsStopAndSchedulesArePaused}
      </p>
      <ol className="mx-auto mb-6 flex max-w-[400px] list-decimal flex-col gap-1.5 pl-5 text-left">
        <li>{messages.changeThePasswordOfYourMailbox}</li>
        <li>{messages.signInAgainWithANew}</li>
        <li>{messages.checkYourPhoneNumber}</li>
        <li>{messages.changeThePasswordsOfPlatforms}</li>
      </ol>
      <ButtonLink variant="primary" size="lg" to={loginPath(paths.app.security)}>
        {messages.signInWithANewCode}
      </ButtonLink>
    </>
  );
}
