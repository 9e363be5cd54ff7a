import type { Arrival, ArrivalVerdict } from "@sendoff/contract/proof";
import { CircleCheck, CircleHelp, CircleX, LoaderCircle, type LucideIcon } from "lucide-react";
import { cn } from "../lib/cn.ts";
import { serverMessage } from "../lib/api-error.ts";
import { useArrival } from "../queries/user-reported-outcome.query.ts";
import { messages } from "./messages.ts";
import { Alert } from "./ui/alert.tsx";
import { showToast } from "../lib/toast-manager.ts";

interface Choice {
  readonly verdict: ArrivalVerdict;
  readonly Icon: LucideIcon;
  readonly title: string;
  /** What follows from it, the credit included. */
  readonly note: string;
  readonly done: string;
}

const CHOICES: readonly Choice[] = [
  {
    verdict: "arrived",
    Icon: CircleCheck,
    title: messages.itArrived,
    note: messages.countsAsApplied,
    done: messages.notedItArrived,
  },
  {
    verdict: "not_arrived",
    Icon: CircleX,
    title: messages.itDidNotArrive,
    note: messages.notedAsNotSent,
    done: messages.notedItDidNotArrive,
  },
  {
    verdict: "cannot_tell",
    Icon: CircleHelp,
    title: messages.iCannotTellEither,
    note: messages.leavesThisListAndStays,
    done: messages.notedItStaysUnclear,
  },
];

/** What the user reports of an application of which nobody else can tell whether it arrived, each with what follows from it. */
export function ArrivalChoices({
  applicationId,
  arrival,
}: {
  applicationId: string;
  /** What stands now: it is not offered again. */
  arrival: Arrival;
}) {
  const say = useArrival(applicationId, (verdict) => {
    const done = CHOICES.find((choice) => choice.verdict === verdict)?.done ?? "";
    showToast(done, { note: messages.youCanChange });
  });
  const insteadOf = arrival === "open" ? undefined : arrival;
  return (
    <>
      <ul className="grid gap-2">
        {CHOICES.filter(({ verdict }) => verdict !== arrival).map((choice) => (
          <li key={choice.verdict}>
            <ChoiceButton
              choice={choice}
              isBusy={say.isPending && say.variables.verdict === choice.verdict}
              onChoose={() => {
                if (!say.isPending) say.mutate({ verdict: choice.verdict, insteadOf });
              }}
            />
          </li>
        ))}
      </ul>
      {say.error === null ? null : (
        <Alert tone="danger" title={messages.thatWasNotNoted} className="mt-3">
          {serverMessage(say.error, messages.noConnectionToSendoff)}
        </Alert>
      )}
    </>
  );
}

function ChoiceButton({
  choice: { verdict, Icon, title, note },
  isBusy,
  onChoose,
}: {
  choice: Choice;
  isBusy: boolean;
  onChoose: () => void;
}) {
  const Shown = isBusy ? LoaderCircle : Icon;
  return (
    <button
      type="button"
      onClick={onChoose}
      aria-busy={isBusy}
      aria-describedby={`arrival-${verdict}`}
      className="flex w-full items-start gap-3 rounded-md border border-border bg-surface px-4 py-3 text-left hover:border-border-strong hover:bg-hover"
    >
      <Shown
        className={cn("mt-0.5 size-[18px] shrink-0 text-fg-3", isBusy && "spin")}
        aria-hidden="true"
      />
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span id={`arrival-${verdict}`} className="mt-0.5 block text-small text-fg-2">
          {note}
        </span>
      </span>
    </button>
  );
}
