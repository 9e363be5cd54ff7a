import { createDriver } from "../account-site/account-driver.ts";
import { prepare } from "./apply.ts";
import { glassdoorManifest } from "./glassdoor.manifest.ts";
import { GLASSDOOR_PAGES } from "./pages/job.page.ts";
import { search } from "./search.ts";
import { goOnSigningIn, isSignedIn, signIn, submitCode } from "./sign-in.ts";

/** Glassdoor with Easy Apply, which is Indeed's form in frames; signed in by its own form or by Indeed's. */
export const glassdoorDriver = createDriver({
  manifest: glassdoorManifest,
  pages: GLASSDOOR_PAGES,
  signIn,
  submitCode,
  goOnSigningIn,
  isSignedIn,
  search,
  prepare,
});
