import { PaymentResultPage } from "../../features/payment-result/payment-result-page.tsx";
import { useToken } from "../../lib/use-token.ts";

export default function PaymentFailureRoute() {
  return <PaymentResultPage page="failure" isSignedIn={useToken() !== undefined} />;
}
