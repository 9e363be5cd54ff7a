import { RECHARGE_MIN_DOLLARS } from "@sendoff/contract/constants";
import type { Plan } from "@sendoff/contract/payment";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { ApiError } from "../../lib/api-error.ts";
import { moneyText } from "../../lib/money.ts";
import { updateUser, userQuery } from "../../queries/user.query.ts";
import { plansQuery, walletQuery } from "../../queries/wallet.query.ts";
import { messages } from "./messages.ts";
import { PlanOption } from "./plan-option.tsx";

/** SPEC 9: from the choice of a plan to the recharge dialog. */
const PLAN_TO_RECHARGE_MS = 500;

/** Add Money, first step: which plan. The choice is saved to the user's details; half a second later the next step opens. */
export function PlanDialog({
  preferredId,
  onClose,
  onChosen,
}: {
  /** The plan that the address names. */
  preferredId: number | undefined;
  onClose: () => void;
  onChosen: (plan: Plan) => void;
}) {
  const plans = useQuery(plansQuery);
  const { data: user } = useQuery(userQuery);
  const { data: wallet } = useQuery(walletQuery);
  const [picked, setPicked] = useState<number>();
  const { save, savingId, saved } = useSavePlan(onChosen);
  const form = useId();
  const sold = plans.data ?? [];
  const chosen =
    [picked, preferredId, user?.plan]
      .map((id) => sold.find((plan) => plan.id === id))
      .find((plan) => plan !== undefined) ?? sold.find((plan) => plan.is_best_value);
  return (
    <Dialog
      isOpen={saved === undefined}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={messages.addMoney}
      size="lg"
      description={messages.chooseAPlan(moneyText(RECHARGE_MIN_DOLLARS, wallet?.usd_inr_rate))}
      footer={
        sold.length === 0 ? undefined : (
          <>
            <Button variant="ghost" onClick={onClose}>
              {messages.cancel}
            </Button>
            <Button
              type="submit"
              form={form}
              variant="primary"
              isBusy={savingId !== undefined}
              busyLabel={messages.saving}
            >
              {messages.continue}
            </Button>
          </>
        )
      }
    >
      {plans.isPending ? (
        <PlanSkeletons />
      ) : sold.length === 0 ? (
        <NoPlans
          hasFailed={plans.isError}
          isBusy={plans.isFetching}
          onRetry={() => plans.refetch()}
        />
      ) : (
        <form
          id={form}
          onSubmit={(event) => {
            event.preventDefault();
            if (chosen === undefined) showToast(messages.planFirst, { tone: "danger" });
            else void save(chosen);
          }}
        >
          <fieldset className="flex flex-col gap-2.5">
            <legend className="sr-only">{messages.plan}</legend>
            {sold.map((plan) => (
              <PlanOption
                key={plan.id}
                plan={plan}
                isChosen={plan.id === chosen?.id}
                isCurrent={plan.id === user?.plan}
                onChoose={() => setPicked(plan.id)}
              />
            ))}
          </fieldset>
        </form>
      )}
    </Dialog>
  );
}

/** Saves a choice once at a time, says what became of it, and goes on after half a second unless the step was left. */
function useSavePlan(onChosen: (plan: Plan) => void) {
  const client = useQueryClient();
  const underWay = useRef(false);
  const [savingId, setSavingId] = useState<number>();
  const [saved, setSaved] = useState<Plan>();
  useEffect(() => {
    if (saved === undefined) return;
    const timer = setTimeout(() => onChosen(saved), PLAN_TO_RECHARGE_MS);
    return () => clearTimeout(timer);
  }, [onChosen, saved]);

  async function save(plan: Plan): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setSavingId(plan.id);
    try {
      await updateUser(client, { plan: plan.id });
      showToast(messages.planSaved(plan.name));
      setSaved(plan);
    } catch (error) {
      // Signed out: the app leaves this page, and says why elsewhere.
      if (!(error instanceof ApiError && error.status === 401)) {
        showToast(messages.planFailed, {
          tone: "danger",
          ...(error instanceof ApiError ? { note: error.message } : {}),
        });
      }
    }
    underWay.current = false;
    setSavingId(undefined);
  }
  return { save, savingId, saved };
}

function PlanSkeletons() {
  return (
    <div role="status" aria-label={messages.loadingThePlans} className="flex flex-col gap-2.5">
      {[0, 1, 2].map((index) => (
        <div
          key={index}
          className="flex h-[66px] items-center gap-3.5 rounded-[9px] border border-border px-4"
        >
          <span className="grid flex-1 gap-2">
            <Skeleton className="w-[40%]" />
            <Skeleton className="h-2.5! w-[56%]" />
          </span>
          <Skeleton className="h-5! w-12" />
        </div>
      ))}
    </div>
  );
}

/** Also for a plan list that the recharge step needs and does not have. */
export function NoPlans({
  hasFailed,
  isBusy,
  onRetry,
}: {
  hasFailed: boolean;
  isBusy: boolean;
  onRetry: () => unknown;
}) {
  return (
    <div
      role={hasFailed ? "alert" : "status"}
      className="flex flex-col items-center gap-3 py-6 text-center"
    >
      <p className="h3">{hasFailed ? messages.plansFailed : messages.noPlans}</p>
      <Button isBusy={isBusy} onClick={onRetry}>
        {messages.retry}
      </Button>
    </div>
  );
}
