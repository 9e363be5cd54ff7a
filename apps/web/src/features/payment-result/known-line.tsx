import { Link } from "react-router";
import { Alert, type AlertTone } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { loginPath, paths } from "../../config/paths.ts";
import { paymentWords } from "../../lib/payment-words.ts";
import { isOpenPayment } from "../../queries/wallet.query.ts";
import { messages } from "./messages.ts";
import type { Knowledge } from "./use-known-payment.ts";

/** What the wallet says of this payment; the page around it only repeats what its address says. */
export function KnownLine({ knowledge, txnid }: { knowledge: Knowledge; txnid: string }) {
  switch (knowledge.kind) {
    case "no_number":
      return null;
    case "visitor":
      return txnid === "" ? null : (
        <p className="mt-4 text-fg-2">
          {messages.toSeeWhatYourWalletSays(
            <Link className="link" to={loginPath(paths.app.payment(txnid))}>
              {messages.logIn}
            </Link>,
          )}
        </p>
      );
    case "asking":
      return <Alert className="mt-4" tone="busy" title={messages.lookingThisPaymentUp} />;
    case "unknown":
      return (
        <Alert className="mt-4" tone="you" title={messages.thisPayment}>
          {messages.addressOfThisPageMay}
        </Alert>
      );
    case "unreachable":
      return (
        <Alert
          className="mt-4"
          tone="you"
          title={messages.yourWalletCouldNotBeAsked}
          action={
            <Button size="sm" isBusy={knowledge.isAsking} onClick={knowledge.onAsk}>
              {messages.retry}
            </Button>
          }
        >
          {messages.whatWasPaidIsNotLost}
        </Alert>
      );
    case "known":
      return <Known knowledge={knowledge} />;
  }
}

function Known({ knowledge }: { knowledge: Extract<Knowledge, { kind: "known" }> }) {
  const { payment, isAsking, onAsk } = knowledge;
  const { title, note } = paymentWords(payment);
  const isOpen = isOpenPayment(payment);
  const tone: AlertTone = isOpen ? "busy" : payment.state === "paid" ? "success" : "info";
  return (
    <Alert
      className="mt-4"
      tone={tone}
      title={title}
      action={
        isOpen ? (
          <Button size="sm" isBusy={isAsking} onClick={onAsk}>
            {messages.checkAgain}
          </Button>
        ) : undefined
      }
    >
      {note}
    </Alert>
  );
}
