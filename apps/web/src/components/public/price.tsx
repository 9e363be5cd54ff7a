import { useQuery } from "@tanstack/react-query";
import { moneyText } from "../../lib/money.ts";
import { configQuery } from "../../queries/config.query.ts";

/**
 * A price as a visitor reads it: rupees before the dollars where they are in India, once the server has said its rate. The built page has
 * the dollars, and `static-landing/operator-config.ts` finds it by its mark.
 */
export function Price({ dollars }: { dollars: number }) {
  const { data: config } = useQuery(configQuery);
  return (
    <span data-dollars={dollars}>{moneyText(dollars, config?.usd_inr_rate ?? undefined)}</span>
  );
}
