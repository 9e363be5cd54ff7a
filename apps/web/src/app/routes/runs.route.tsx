import { RunsPage } from "../../features/runs/runs-page.tsx";

export default RunsPage;
