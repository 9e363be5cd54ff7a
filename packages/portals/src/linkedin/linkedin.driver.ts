import { createDriver } from "../account-site/account-driver.ts";
import { prepare } from "./easy-apply.ts";
import { linkedinManifest } from "./linkedin.manifest.ts";
import { LINKEDIN_PAGES } from "./pages/job.page.ts";
import { search } from "./search.ts";
import { goOnSigningIn, isSignedIn, signIn, submitCode } from "./sign-in.ts";

/** LinkedIn with Easy Apply, in the older and the newer skin. */
export const linkedinDriver = createDriver({
  manifest: linkedinManifest,
  pages: LINKEDIN_PAGES,
  signIn,
  submitCode,
  goOnSigningIn,
  isSignedIn,
  search,
  prepare,
});
