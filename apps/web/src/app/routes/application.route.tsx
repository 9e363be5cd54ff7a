import { ReceiptPage } from "../../features/applications/receipt-page.tsx";

export default ReceiptPage;
