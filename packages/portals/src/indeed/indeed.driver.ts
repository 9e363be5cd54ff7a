import { createDriver } from "../account-site/account-driver.ts";
import { prepare } from "./apply.ts";
import { indeedManifest } from "./indeed.manifest.ts";
import { INDEED_PAGES } from "./pages/job.page.ts";
import { search } from "./search.ts";
import { goOnSigningIn, isSignedIn, signIn, submitCode } from "./sign-in.ts";

/** Indeed with its own application form, signed in by code or password. */
export const indeedDriver = createDriver({
  manifest: indeedManifest,
  pages: INDEED_PAGES,
  signIn,
  submitCode,
  goOnSigningIn,
  isSignedIn,
  search,
  prepare,
});
