import { NeedsYouPage } from "../../features/needs-you/needs-you-page.tsx";

export default NeedsYouPage;
