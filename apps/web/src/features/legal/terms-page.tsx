import { LegalPage } from "./legal-page.tsx";
import { termsAndConditions } from "./terms-text.ts";

export function TermsPage() {
  return <LegalPage text={termsAndConditions} />;
}
