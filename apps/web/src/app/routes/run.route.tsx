import { RunPage } from "../../features/runs/run-page.tsx";

export default RunPage;
