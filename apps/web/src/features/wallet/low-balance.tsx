import { LOW_BALANCE_RUPEES } from "@sendoff/contract/constants";
import { type WalletBalance } from "@sendoff/contract/payment";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Switch } from "../../components/ui/checkbox.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { chargedText, moneyText } from "../../lib/money.ts";
import { updateUser, userQuery } from "../../queries/user.query.ts";
import { walletQuery } from "../../queries/wallet.query.ts";
import { messages } from "./messages.ts";

/** SPEC 9: shown below 500 rupees. */
export function LowBalanceAlert({ wallet, onAdd }: { wallet: WalletBalance; onAdd: () => void }) {
  if (!wallet.low_balance) return null;
  return (
    <Alert
      tone="you"
      title={messages.lowBalanceAlert}
      action={
        <Button size="sm" onClick={onAdd}>
          {messages.addMoney}
        </Button>
      }
    >
      <span className="num">{alertWords(wallet)}</span>
    </Alert>
  );
}

function alertWords({ credits, lots, balance, usd_inr_rate: rate }: WalletBalance): string {
  if (credits === 0) return messages.noCreditIsLeft;
  const isFree = lots.every((lot) => lot.unit_price === 0);
  return isFree
    ? messages.leftAndNoMoney(credits)
    : messages.youHaveLeft(moneyText(balance, rate), credits);
}

/** The mark is one of rupees (SPEC 9), in dollars what it comes to today. */
function markWords(usdInrRate: number): string {
  return chargedText({
    amount: LOW_BALANCE_RUPEES / usdInrRate,
    amount_inr: LOW_BALANCE_RUPEES,
  });
}

/** Whether to write an e-mail when the alert comes up. Saved at once; a refusal puts the switch back. */
export function LowBalanceMail() {
  const client = useQueryClient();
  const { data: user } = useQuery(userQuery);
  const { data: wallet } = useQuery(walletQuery);
  const [wanted, setWanted] = useState<boolean>();
  if (user === undefined || wallet === undefined) return null;
  const isOn = wanted ?? user.low_balance_email;
  async function save(next: boolean): Promise<void> {
    setWanted(next);
    try {
      await updateUser(client, { low_balance_email: next });
    } catch {
      showToast(messages.settingCouldNotBeSaved, { tone: "danger", note: messages.pleaseTryAgain });
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
        <span className="font-semibold">{messages.tellMeByEMail}</span>
        <span className="num block text-small text-fg-3">
          {messages.onceEachTimeItFallsBelow(markWords(wallet.usd_inr_rate), user.email)}
        </span>
      </Switch>
    </div>
  );
}
