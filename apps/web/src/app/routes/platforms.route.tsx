import { WatchSignIn } from "../../features/live-view/watch-sign-in.tsx";
import { PlatformsPage } from "../../features/platforms/platforms-page.tsx";
import { PauseBanners } from "../../features/portal-health/pause-banners.tsx";

export default function PlatformsRoute() {
  return (
    <PlatformsPage notice={<PauseBanners />} watch={(watched) => <WatchSignIn {...watched} />} />
  );
}
