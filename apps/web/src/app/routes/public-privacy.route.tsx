import { PrivacyPage } from "../../features/legal/privacy-page.tsx";
import { PublicFrame } from "../public-frame.tsx";

export default function PublicPrivacyRoute() {
  return (
    <PublicFrame>
      <PrivacyPage />
    </PublicFrame>
  );
}
