import { LogsPage } from "../../features/application-list/logs-page.tsx";

export default LogsPage;
