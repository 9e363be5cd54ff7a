import type { Plan } from "@sendoff/contract/payment";
import { useQuery } from "@tanstack/react-query";
import { Badge } from "../../components/ui/badge.tsx";
import { StampBooklet, bookletSize } from "../../components/ui/stamps.tsx";
import { formatCount } from "../../lib/format.ts";
import { moneyOf } from "../../lib/money.ts";
import { walletQuery } from "../../queries/wallet.query.ts";
import { messages } from "./messages.ts";

/** One plan of the chooser: a radio button as wide as its card. */
export function PlanOption({
  plan,
  isChosen,
  isCurrent,
  onChoose,
}: {
  plan: Plan;
  isChosen: boolean;
  /** The plan saved in the user's details. */
  isCurrent: boolean;
  onChoose: () => void;
}) {
  const { data: wallet } = useQuery(walletQuery);
  const price = moneyOf(plan.cost_per_application, wallet?.usd_inr_rate);
  return (
    <label className="group relative flex items-center gap-3.5 rounded-[9px] border border-border bg-surface px-4 py-3 has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring not-has-checked:hover:bg-hover forced-colors:has-checked:outline">
      <input
        type="radio"
        name="plan"
        value={plan.id}
        checked={isChosen}
        onChange={onChoose}
        // A dialog puts the focus on its first button otherwise; the arrow keys choose from here.
        autoFocus={isChosen}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[9px] outline-none"
      />
      <span
        aria-hidden="true"
        className="grid size-[17px] shrink-0 place-items-center rounded-full border-[1.5px] border-border-strong bg-surface group-has-checked:border-[5px] group-has-checked:border-accent"
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <b className="font-semibold break-words">{plan.name}</b>
          {plan.is_best_value ? (
            <span className="text-small font-semibold text-accent-text">{messages.bestValue}</span>
          ) : null}
          {isCurrent ? <Badge tone="outline">{messages.currentPlan}</Badge> : null}
        </span>
        <span className="num block text-small text-fg-3 group-has-checked:text-fg-2">
          {messages.firstLine(firstLine(plan.description), formatCount(plan.minimum_applications))}
        </span>
      </span>
      <span className="max-sm:hidden">
        <StampBooklet count={bookletSize(plan.minimum_applications)} width={14} />
      </span>
      <b className="num min-w-[52px] shrink-0 text-right text-[17px] font-[650]">
        {price.main}
        {price.beside === undefined ? null : (
          <span className="block text-small font-normal text-fg-3">{price.beside}</span>
        )}
      </b>
    </label>
  );
}

/** SPEC 3: of a plan's description its first line is shown. */
function firstLine(description: string): string {
  return description.split("\n", 1)[0] ?? "";
}
