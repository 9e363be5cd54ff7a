import type { Plan } from "@sendoff/contract/payment";
import { RECHARGE_PLANS } from "@sendoff/domain/money";

/** One credit is one application in every plan (SPEC 9). */
const CREDITS_EACH = 1;

/** The plans that are sold, as the wire has them: the description's first line is shown, the others are its features. */
export function presentPlans(): Plan[] {
  return RECHARGE_PLANS.map((plan) => {
    const price = plan.priceCents / 100;
    return {
      id: plan.id,
      name: plan.name,
      description: [`$${price.toFixed(2)} for each application`, ...plan.features].join("\n"),
      credits: CREDITS_EACH,
      cost_per_application: price,
      minimum_applications: plan.minimumApplications,
      is_best_value: plan.isBestValue,
    };
  });
}
