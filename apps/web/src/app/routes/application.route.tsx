import { ReceiptPage } from "../../features/application-receipt/receipt-page.tsx";

export default ReceiptPage;
