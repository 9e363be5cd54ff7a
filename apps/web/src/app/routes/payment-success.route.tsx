import { PaymentResultPage } from "../../features/payment-result/payment-result-page.tsx";
import { useToken } from "../../lib/use-token.ts";

export default function PaymentSuccessRoute() {
  return <PaymentResultPage page="success" isSignedIn={useToken() !== undefined} />;
}
