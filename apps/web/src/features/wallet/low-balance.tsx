import { LOW_BALANCE_RUPEES, type WalletBalance } from "@sendoff/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Switch } from "../../components/ui/checkbox.tsx";
import { showToast } from "../../components/ui/toast-manager.ts";
import { formatRupees, plural } from "../../lib/format.ts";
import { updateUser, userQuery } from "../../queries/user.query.ts";

/** SPEC 9: shown below 500 rupees. */
export function LowBalanceAlert({ wallet, onAdd }: { wallet: WalletBalance; onAdd: () => void }) {
  if (!wallet.low_balance) return null;
  return (
    <Alert
      tone="you"
      title="Low Balance Alert"
      action={
        <Button size="sm" onClick={onAdd}>
          Add Money
        </Button>
      }
    >
      <span className="num">{alertWords(wallet)}</span>
    </Alert>
  );
}

function alertWords({ credits, lots, balance_inr }: WalletBalance): string {
  if (credits === 0) return "No credit is left, so no application can be sent.";
  const isFree = lots.every((lot) => lot.unit_price === 0);
  return isFree
    ? `${plural(credits, "free application")} left, and no money in the wallet.`
    : `You have ${formatRupees(balance_inr)} left, enough for ${plural(credits, "application")}.`;
}

/** Whether to write an e-mail when the alert comes up. Saved at once; a refusal puts the switch back. */
export function LowBalanceMail() {
  const client = useQueryClient();
  const { data: user } = useQuery(userQuery);
  const [wanted, setWanted] = useState<boolean>();
  if (user === undefined) return null;
  const isOn = wanted ?? user.low_balance_email;
  async function save(next: boolean): Promise<void> {
    setWanted(next);
    try {
      await updateUser(client, { low_balance_email: next });
    } catch {
      showToast("The setting could not be saved", { tone: "danger", note: "Please try again." });
    }
    setWanted(undefined);
  }
  return (
    <div className="rounded-lg border border-border bg-surface px-4 py-2 lg:px-5 lg:py-3.5">
      <Switch
        isChecked={isOn}
        isDisabled={wanted !== undefined}
        onChange={(next) => void save(next)}
      >
        <span className="font-semibold">Tell me by e-mail when the balance runs low</span>
        <span className="num block text-small text-fg-3">
          Once each time it falls below ₹{LOW_BALANCE_RUPEES}, to {user.email}
        </span>
      </Switch>
    </div>
  );
}
