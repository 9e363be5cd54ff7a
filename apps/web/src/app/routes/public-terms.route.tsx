import { TermsPage } from "../../features/legal/terms-page.tsx";
import { PublicFrame } from "../public-frame.tsx";

export default function PublicTermsRoute() {
  return (
    <PublicFrame>
      <TermsPage />
    </PublicFrame>
  );
}
