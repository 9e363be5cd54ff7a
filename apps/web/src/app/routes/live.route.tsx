import { SteerPage } from "../../features/live-view/steer-page.tsx";

export default SteerPage;
