import { PricingPage } from "../../features/pricing/pricing-page.tsx";
import { useToken } from "../../lib/use-token.ts";

export default function PricingRoute() {
  return <PricingPage isSignedIn={useToken() !== undefined} />;
}
