import {
  consolePeopleRoutes,
  type ConsolePerson,
  MAX_REASON,
  MAX_WANTED,
  MIN_REASON,
  MIN_WANTED,
} from "@sendoff/contract/console";
import { useMutation } from "@tanstack/react-query";
import { Eye, Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { Alert } from "../../../components/ui/alert.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { Input } from "../../../components/ui/input.tsx";
import { SkeletonRows } from "../../../components/ui/skeleton.tsx";
import { EmptyState } from "../../../components/ui/states.tsx";
import { call } from "../../../lib/api-client.ts";
import { serverMessage } from "../../../lib/api-error.ts";
import { ConsolePage } from "../shell/console-page.tsx";
import { messages } from "./messages.ts";
import { PersonState } from "./person-state.tsx";

interface Wanted {
  readonly who: string;
  readonly reason: string;
}

/** People: how an account stands. A look takes a reason, which stands in the audit trail and is shown to the person. */
export function PeoplePage() {
  const [search] = useSearchParams();
  const look = useMutation({
    mutationFn: async (wanted: Wanted) =>
      (await call(consolePeopleRoutes.lookUpPerson, { body: wanted })).body,
    // What was seen is not kept once the page is left.
    gcTime: 0,
  });
  /** How they stand after what was done for them. */
  const [changed, setChanged] = useState<ConsolePerson>();
  const find = (wanted: Wanted) => {
    setChanged(undefined);
    look.mutate(wanted);
  };
  return (
    <ConsolePage title={messages.people}>
      <LookUp isBusy={look.isPending} first={search.get("who") ?? ""} onLook={find} />
      {look.isError ? (
        <Alert tone="danger" title={messages.nobodyShown}>
          {serverMessage(look.error, messages.noConnection)}
        </Alert>
      ) : null}
      {look.isPending ? (
        <Card label={messages.lookingUp}>
          <SkeletonRows rows={6} label={messages.lookingUp} />
        </Card>
      ) : look.data === undefined ? (
        look.isError ? null : (
          <Card>
            <EmptyState title={messages.lookSomebodyUp} note={messages.eachLookIsNoted} />
          </Card>
        )
      ) : (
        <Found
          person={changed?.id === look.data.id ? changed : look.data}
          reason={look.variables.reason}
          onChange={setChanged}
        />
      )}
    </ConsolePage>
  );
}

function Found({
  person,
  reason,
  onChange,
}: {
  person: ConsolePerson;
  reason: string;
  onChange: (person: ConsolePerson) => void;
}) {
  return (
    <>
      <p
        role="status"
        className="flex items-start gap-2.5 rounded-[9px] border border-accent-line bg-accent-soft px-3.5 py-2.5 text-accent-text [overflow-wrap:anywhere]"
      >
        <Eye className="mt-px size-4 shrink-0" aria-hidden="true" />
        {messages.lookWasNoted(reason)}
      </p>
      <PersonState key={person.id} person={person} onChange={onChange} />
    </>
  );
}

function LookUp({
  first,
  isBusy,
  onLook,
}: {
  first: string;
  isBusy: boolean;
  onLook: (wanted: Wanted) => void;
}) {
  const [who, setWho] = useState(first);
  const [reason, setReason] = useState("");
  const isReady = who.trim().length >= MIN_WANTED && reason.trim().length >= MIN_REASON;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isBusy) onLook({ who: who.trim(), reason: reason.trim() });
  };
  return (
    <form
      role="search"
      onSubmit={submit}
      className="grid items-end gap-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <Field label={messages.addressOrId}>
        <Input
          icon={<Search aria-hidden="true" />}
          value={who}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_WANTED}
          onChange={(event) => setWho(event.target.value)}
        />
      </Field>
      <Field label={messages.reasonShown}>
        <Input
          value={reason}
          maxLength={MAX_REASON}
          placeholder={messages.ticket}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" disabled={!isReady} isBusy={isBusy}>
        {messages.lookUp}
      </Button>
    </form>
  );
}
