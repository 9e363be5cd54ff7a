import { PaymentPage } from "../../features/wallet/payment-page.tsx";

export default PaymentPage;
