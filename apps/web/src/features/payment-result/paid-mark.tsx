import type { Payment } from "@sendoff/contract/payment";
import { useEffect, useState } from "react";
import { Postmark } from "../../components/brand/postmark.tsx";
import { formatDayMonth, formatTime } from "../../lib/format.ts";
import { paymentCompleted } from "../../lib/payment-messages.ts";
import { isRemembered, remember } from "../../lib/remembered.ts";
import { storageKeys } from "../../lib/storage-keys.ts";
import { showToast } from "../../lib/toast-manager.ts";
import { messages } from "./messages.ts";

/** Only where the server knows that the payment went through. Lands once, with SPEC 8's word that the credits are there. */
export function PaidMark({
  payment: { txnid, state, settled_at, created_at },
}: {
  payment: Payment;
}) {
  const at = settled_at ?? created_at;
  const [isLanding] = useState(() => !isRemembered(storageKeys.openedReceipts, txnid));
  useEffect(() => {
    if (isLanding && state === "paid") showToast(paymentCompleted);
    remember(storageKeys.openedReceipts, txnid);
  }, [isLanding, state, txnid]);
  return (
    <div className="absolute top-10 -right-2.5 max-sm:top-[30px] max-sm:-right-[34px]">
      <Postmark
        isLanding={isLanding}
        className="max-sm:w-[160px]"
        rim={messages.paidSendoff}
        top={formatDayMonth(at).toUpperCase()}
        bottom={formatTime(at)}
        label={messages.postmarkPaidAt(formatDayMonth(at), formatTime(at))}
      />
    </div>
  );
}
