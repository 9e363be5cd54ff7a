import { PlatformsPage } from "../../features/platforms/platforms-page.tsx";

export default PlatformsPage;
