import { consolePeopleRoutes, type ConsolePerson } from "@sendoff/contract/console";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { call } from "../../../lib/api-client.ts";
import { showToast } from "../../../lib/toast-manager.ts";
import { DenseCard } from "../shell/dense.tsx";
import { ReasonDialog } from "../shell/reason-dialog.tsx";
import { messages } from "./messages.ts";

type Act = "pause" | "signOut";
const ROUTES = {
  pause: consolePeopleRoutes.pausePerson,
  signOut: consolePeopleRoutes.signOutPerson,
} as const;

/** What an operator may do for a person; each asks for a reason, which is shown to them. */
export function PersonActs({
  person,
  onChange,
}: {
  person: ConsolePerson;
  /** How the account stands after it. */
  onChange: (person: ConsolePerson) => void;
}) {
  const [asked, setAsked] = useState<Act>();
  const perform = useMutation({
    mutationFn: async ({ act, reason }: { act: Act; reason: string }) =>
      (await call(ROUTES[act], { params: { id: person.id }, body: { reason } })).body,
    onSuccess: (changed, { act }) => {
      onChange(changed);
      showToast(messages.done[act]);
      setAsked(undefined);
    },
  });
  const ask = (act: Act) => {
    perform.reset();
    setAsked(act);
  };
  return (
    <DenseCard title={messages.whatYouMayDo}>
      <div className="flex flex-wrap gap-2 px-3.5 py-3">
        <Button size="sm" onClick={() => ask("pause")}>
          {messages.act.pause}
        </Button>
        <Button size="sm" onClick={() => ask("signOut")}>
          {messages.act.signOut}
        </Button>
      </div>
      <p className="border-t border-border px-3.5 py-2.5 text-fg-3">{messages.eachTellsThem}</p>
      {asked === undefined ? null : (
        <ReasonDialog
          title={messages.ask[asked]}
          description={messages.means[asked]}
          act={messages.act[asked]}
          variant="danger"
          label={messages.reasonShown}
          hint={messages.reasonHint}
          isBusy={perform.isPending}
          error={perform.error}
          onClose={() => setAsked(undefined)}
          onAct={(reason) => perform.mutate({ act: asked, reason })}
        />
      )}
    </DenseCard>
  );
}
