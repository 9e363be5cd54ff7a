import { routes } from "@sendoff/contract";
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
import { changeTitles, undoes } from "./event-words.ts";

const NO_CONNECTION = "No connection to Sendoff. Please try again.";

/**
 * /undo, from a security mail: works without signing in. It shows what the code would undo and asks first, since mail programs open
 * links by themselves to look at them. `isDone` after "This was not me" inside the app.
 */
export function UndoPage({ code, isDone }: { code: string; isDone: boolean }) {
  usePageTitle("Undo a change");
  const [typed, setTyped] = useState(code);
  const look = useMutation({
    mutationFn: async () => (await call(routes.lookAtUndo, { body: { code: typed } })).body,
  });
  const undo = useMutation({
    mutationFn: () => call(routes.undoChange, { body: { code: typed } }),
  });
  if (isDone || undo.isSuccess) {
    return (
      <StandalonePage Icon={ShieldCheck} title="Everybody is signed out">
        <WhatToDo />
      </StandalonePage>
    );
  }
  if (look.data !== undefined) {
    const { kind, from, to, device, network, changed_at, undo_until } = look.data;
    const facts: [string, string][] = [
      ["When", formatMoment(changed_at)],
      ["From", from],
      ["To", to],
      ["Device", device],
      ["Network", network],
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
          {`${undoes[kind]}. Every device is signed out, runs stop and schedules pause. Applications already sent stay sent. It works until ${formatMoment(undo_until)}.`}
        </p>
        {undo.error === null ? null : (
          <Alert tone="danger" title="Nothing was undone." className="mb-5 text-left">
            {serverMessage(undo.error, NO_CONNECTION)}
          </Alert>
        )}
        <Button variant="you" size="lg" isBusy={undo.isPending} onClick={() => undo.mutate()}>
          This was not me
        </Button>
      </StandalonePage>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    look.mutate();
  };
  return (
    <StandalonePage Icon={RotateCcw} title="Undo a change to your account">
      <p className="mx-auto mt-2 mb-5 max-w-[44ch] text-fg-2">
        Enter the code from our security mail. You see what it undoes before anything happens.
      </p>
      {look.error === null ? null : (
        <Alert tone="danger" title="This code was not accepted." className="mb-5 text-left">
          {serverMessage(look.error, NO_CONNECTION)}
        </Alert>
      )}
      <form onSubmit={submit} className="flex flex-col gap-4 text-left">
        <Field label="Code from the mail">
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="K7QF-2MXD-9TRB-4HWZ"
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
          Show what it undoes
        </Button>
      </form>
    </StandalonePage>
  );
}

function WhatToDo() {
  return (
    <>
      <p className="mx-auto mt-2 mb-4 max-w-[44ch] text-fg-2">
        Runs stop and schedules are paused. What to do now:
      </p>
      <ol className="mx-auto mb-6 flex max-w-[400px] list-decimal flex-col gap-1.5 pl-5 text-left">
        <li>Change the password of your mailbox: whoever reads your codes can come back.</li>
        <li>Sign in again with a new code, and look through Security activity.</li>
        <li>Check your phone number, and the platforms that are connected.</li>
        <li>Change the passwords of platforms that you did not connect yourself.</li>
      </ol>
      <ButtonLink variant="primary" size="lg" to={loginPath(paths.app.security)}>
        Sign in with a new code
      </ButtonLink>
    </>
  );
}
