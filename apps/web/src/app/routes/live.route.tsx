import { SteerPage } from "../../features/live/steer-page.tsx";

export default SteerPage;
