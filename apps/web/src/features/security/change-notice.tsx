import { routes } from "@sendoff/contract/routes";
import { type AccountChange } from "@sendoff/contract/security";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useId } from "react";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { call } from "../../lib/api-client.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { deviceName } from "../../lib/device-name.ts";
import { useNow } from "../../lib/use-now.ts";
import { useWhen } from "../../queries/use-when.ts";
import { messages } from "./messages.ts";
import { changeTitles } from "./messages.ts";
import { accountChangesQuery } from "./security.query.ts";

const MINUTE_MS = 60_000;

/** A change that can still be undone, above everything else, with the time that is left. */
export function ChangeNotice({ change, onNotMe }: { change: AccountChange; onNotMe: () => void }) {
  const client = useQueryClient();
  const titleId = useId();
  const when = useWhen();
  const now = useNow(true, MINUTE_MS);
  const accept = useMutation({
    mutationFn: () => call(routes.acceptAccountChange, { params: { id: change.id } }),
    onSettled: () => client.invalidateQueries({ queryKey: accountChangesQuery.queryKey }),
  });
  // The list is not asked for again by itself: what can no longer be undone goes when its time is over.
  if (new Date(change.undo_until).getTime() <= now) return null;
  return (
    <section
      aria-labelledby={titleId}
      className="flex items-start gap-3.5 rounded-lg border border-you-line bg-you-soft px-4 py-4 lg:px-5 lg:py-[18px]"
    >
      <RotateCcw className="mt-0.5 size-[19px] shrink-0 text-you-text" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <h2
          id={titleId}
          className="h3"
        >{`${changeTitles[change.kind]}: ${when(change.changed_at)}`}</h2>
        <p className="mt-0.5 text-fg-2 [overflow-wrap:anywhere]">{factsOf(change)}</p>
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Button variant="you" onClick={onNotMe}>
            {messages.thisWasNotMe}
          </Button>
          <Button isBusy={accept.isPending} onClick={() => accept.mutate()}>
            {messages.itWasMe}
          </Button>
          <span className="text-small text-fg-2">
            {messages.undoWorksForMore(
              <b className="num font-semibold text-you-text">{timeLeft(change.undo_until, now)}</b>,
              when(change.undo_until),
            )}
          </span>
        </div>
        {accept.isError ? (
          <Alert tone="danger" title={messages.thatWasNotSaved} className="mt-3">
            {serverMessage(accept.error, messages.noConnectionToSendoff)}
          </Alert>
        ) : null}
      </div>
    </section>
  );
}

function factsOf({ kind, from, to, device, network }: AccountChange): string {
  const values = from !== "" && to !== "" ? messages.fromTo(from, to) : from || to;
  const facts = [values, deviceName(device), network].filter((part) => part !== "").join(", ");
  const recipient = kind === "email_changed" ? messages.oldAddress : messages.yourAddress;
  return messages.weAlsoWroteTo(facts, recipient);
}

/** "70 h 8 min", "8 min". */
function timeLeft(until: string, now: number): string {
  const minutes = Math.max(0, Math.ceil((new Date(until).getTime() - now) / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  return hours === 0
    ? messages.minutesOnly(minutes)
    : messages.hoursAndMinutes(hours, minutes % 60);
}
