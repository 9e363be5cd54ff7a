/** What of an order a piece of evidence must agree with. */
export interface OrderTerms {
  readonly amountPaise: number;
  readonly productInfo: string;
  readonly email: string;
  readonly userId: string;
}

/** What the evidence says of the same things; `udf1` carries the user's id. */
export interface EvidenceTerms {
  readonly amountPaise: number;
  readonly productInfo: string;
  readonly email: string;
  readonly udf1: string;
}

/** Why evidence that is authentic does not belong to the order it names. */
export type EvidenceProblem = "wrong_amount" | "wrong_product" | "wrong_address" | "wrong_user";

/**
 * Holds evidence against its order: amount, product, address and user must be the order's (RELIABILITY 2). `isComplete` false
 * for the provider's own answer, which leaves out what it does not keep: what is empty there is not held against it, the
 * amount always is.
 */
export function judgeEvidence(
  order: OrderTerms,
  evidence: EvidenceTerms,
  isComplete: boolean,
): EvidenceProblem | undefined {
  const differs = (reported: string, expected: string): boolean =>
    reported !== expected && (isComplete || reported !== "");
  if (evidence.amountPaise !== order.amountPaise) return "wrong_amount";
  if (differs(evidence.udf1, order.userId)) return "wrong_user";
  // The address goes with a deleted account; the user's id stays.
  if (order.email !== "" && differs(evidence.email, order.email)) return "wrong_address";
  if (differs(evidence.productInfo, order.productInfo)) return "wrong_product";
  return undefined;
}
