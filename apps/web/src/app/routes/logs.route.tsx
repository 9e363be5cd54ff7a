import { LogsPage } from "../../features/logs/logs-page.tsx";

export default LogsPage;
