import type { Asked, Decided } from "@sendoff/db/payment";
import { OperationalError, UserError } from "@sendoff/kit/errors";
import { noOrder } from "./describe-payment.ts";

/** The provider was asked and did not answer. */
export function providerSilent(): OperationalError {
  return new OperationalError(
    502,
    "payment_unreachable",
    "The payment provider does not answer. Please try again in a moment.",
  );
}

type Refused = Exclude<Asked | Decided, { kind: "asked" | "decided" }>;

/** Why nothing was asked for, or decided, in words for the operator. */
export function refusalOf(refused: Refused): UserError {
  switch (refused.kind) {
    case "unknown":
      return noOrder();
    case "not_paid":
      return conflict(
        "There is nothing to send back: this order is not paid, or its money went back.",
      );
    case "under_way":
      return conflict("Another request about this order is under way. One at a time.");
    case "over":
      return conflict("This request was decided already.");
    case "own":
      return conflict("This is your own request. Somebody else has to confirm it.");
    case "too_much":
      return conflict("That is more than this order has left.");
  }
}

function conflict(message: string): UserError {
  return new UserError(409, "conflict", message);
}
