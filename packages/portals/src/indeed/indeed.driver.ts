import type { PortalManifest } from "../manifest.ts";
import type {
  AppliedLook,
  ApplyInput,
  JobCard,
  PortalCredentials,
  PortalDriver,
  PortalSession,
  PrepareOutcome,
  ReadOutcome,
  SearchCriteria,
  SearchOutcome,
  SignInOutcome,
  SubmitCodeOutcome,
} from "../portal-driver.ts";
import { indeedManifest } from "./indeed.manifest.ts";
import { lookApplied } from "./look-applied.ts";
import { readJob } from "./read-job.ts";
import { search } from "./search.ts";
import { isSignedIn, signIn, submitCode } from "./sign-in.ts";
import { prepare } from "./smart-apply.ts";

/** Indeed with its own application form, signed in by code or password. Holds no state; see README for where each flow lives. */
export class IndeedDriver implements PortalDriver {
  readonly manifest: PortalManifest = indeedManifest;

  signIn(session: PortalSession, credentials: PortalCredentials): Promise<SignInOutcome> {
    return signIn(session, credentials);
  }

  submitCode(session: PortalSession, code: string): Promise<SubmitCodeOutcome> {
    return submitCode(session, code);
  }

  isSignedIn(session: PortalSession): Promise<boolean> {
    return isSignedIn(session);
  }

  search(
    session: PortalSession,
    criteria: SearchCriteria,
  ): AsyncGenerator<JobCard, SearchOutcome, undefined> {
    return search(session, criteria);
  }

  read(session: PortalSession, card: Pick<JobCard, "portalJobId" | "url">): Promise<ReadOutcome> {
    return readJob(session, card);
  }

  prepare(session: PortalSession, input: ApplyInput): Promise<PrepareOutcome> {
    return prepare(session, input);
  }

  lookApplied(
    session: PortalSession,
    card: Pick<JobCard, "portalJobId" | "url">,
  ): Promise<AppliedLook> {
    return lookApplied(session, card);
  }
}
