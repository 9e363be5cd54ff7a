import { RotateCw } from "lucide-react";
import { ButtonLink } from "../../components/ui/button.tsx";
import { contact } from "../../config/content.ts";
import { paths } from "../../config/paths.ts";
import { messages } from "./messages.ts";
import { type Outcome, isUnpaid } from "./outcome.ts";
import type { ResultValues } from "./read-result.ts";
import type { Knowledge } from "./use-known-payment.ts";

/** Where to go from here: what most people want after a failure comes first. */
export function ResultActions({
  outcome,
  values,
  knowledge,
  isSignedIn,
}: {
  outcome: Outcome;
  values: ResultValues;
  knowledge: Knowledge;
  isSignedIn: boolean;
}) {
  const tried = isUnpaid(outcome) && knowledge.kind === "known" ? knowledge.payment : undefined;
  return (
    <div className="mt-5 flex flex-wrap gap-2 max-sm:flex-col">
      {tried === undefined ? null : (
        <ButtonLink variant="primary" to={paths.app.recharge(tried.plan_id, tried.amount)}>
          <RotateCw aria-hidden="true" />
          {messages.tryAgain}
        </ButtonLink>
      )}
      <ButtonLink to={paths.home} variant={tried === undefined ? "primary" : "line"}>
        {messages.returnToHome}
      </ButtonLink>
      <NextLinks outcome={outcome} values={values} />
      {isSignedIn ? (
        <ButtonLink to={paths.app.wallet} variant="ghost">
          {messages.openWallet}
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** The receipt of what went through (DECISIONS D12); somebody to write to for what did not. */
function NextLinks({ outcome, values: { txnid } }: { outcome: Outcome; values: ResultValues }) {
  if (outcome === "asking") return null;
  if (outcome === "paid") {
    return txnid === "" ? null : (
      <ButtonLink to={paths.app.payment(txnid)}>{messages.viewReceipt}</ButtonLink>
    );
  }
  if (outcome === "open") return null;
  return (
    <a
      className="link inline-flex h-11 items-center justify-center px-2 text-small lg:h-9"
      href={`mailto:${contact.email}`}
    >
      {messages.contactSupport}
    </a>
  );
}
