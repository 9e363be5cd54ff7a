/** One way to buy credits (SPEC 3 "Plan", DECISIONS D4). */
export interface RechargePlan {
  readonly id: number;
  readonly name: string;
  /** Price of one application, which uses one credit, in cents. */
  readonly priceCents: number;
  /** Applications that the recharge dialog starts from. No lower limit: that is $1 in every plan (DECISIONS D4). */
  readonly minimumApplications: number;
  readonly isBestValue: boolean;
  /** What the plan brings, one line each. */
  readonly features: readonly string[];
}

const everyPlan = [
  "Every platform you connect",
  "A receipt for each application",
  "Credits valid for 12 months",
];

/**
 * The plans that are sold, everywhere: what the wallet charges, the pricing page, the landing page and the FAQ all read this
 * list, so that no page contradicts what is charged (DECISIONS D4). An operator with other prices edits it; orders keep the
 * price they were made at, lots the price they were bought at.
 */
export const RECHARGE_PLANS: readonly RechargePlan[] = [
  {
    id: 1,
    name: "Casual Explorer",
    priceCents: 99,
    minimumApplications: 50,
    isBestValue: false,
    features: ["50 applications suggested, fewer are fine", ...everyPlan],
  },
  {
    id: 2,
    name: "Serious Contender",
    priceCents: 89,
    minimumApplications: 100,
    isBestValue: true,
    features: ["100 applications suggested, 10% less for each", ...everyPlan],
  },
  {
    id: 3,
    name: "Career Powerhouse",
    priceCents: 79,
    minimumApplications: 250,
    isBestValue: false,
    features: ["250 applications suggested, 20% less for each", ...everyPlan],
  },
];

/** The price that pages quote as "from", in cents. */
export const LOWEST_PRICE_CENTS = Math.min(...RECHARGE_PLANS.map((plan) => plan.priceCents));

/** The plan with this id; undefined when none is sold under it. */
export function findPlan(id: number): RechargePlan | undefined {
  return RECHARGE_PLANS.find((plan) => plan.id === id);
}
