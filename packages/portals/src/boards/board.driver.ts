import type { PortalManifest } from "../manifest.ts";
import type {
  SubmissionVerification,
  ApplyInput,
  JobCard,
  PortalDriver,
  PortalSession,
  PrepareOutcome,
  ReadOutcome,
  SearchCriteria,
  SearchOutcome,
  SignInOutcome,
  SubmitCodeOutcome,
} from "../portal-driver.ts";
import { prepare } from "./apply.ts";
import { boardManifest } from "./board.manifest.ts";
import { BoardSession } from "./board-session.ts";
import { readJob } from "./read-job.ts";
import { makerName } from "./recognise-board.ts";
import type { Board } from "./recognise-board.ts";
import { search } from "./search.ts";

/**
 * A company's board by any of the makers: by the pages of Greenhouse, Lever and Ashby, or by what a maker's definition adds to the
 * general pages (docs/add-a-portal.md). A session's `baseUrl` is `boardsBaseUrl` of the board. Nobody signs in:
 * there are no sessions that end and no list of applications, so the confirmation page is the only proof there is.
 */
export class BoardDriver implements PortalDriver {
  readonly manifest: PortalManifest;
  readonly #board: Board;

  constructor(platform: { readonly id: number; readonly name: string; readonly board: Board }) {
    this.manifest = boardManifest(platform);
    this.#board = platform.board;
  }

  /** Types nothing anywhere: whoever asks is let in. */
  signIn(): Promise<SignInOutcome> {
    return Promise.resolve({ kind: "signed_in" });
  }

  submitCode(): Promise<SubmitCodeOutcome> {
    return Promise.resolve({ kind: "not_asked" });
  }

  goOnSigningIn(): Promise<SignInOutcome> {
    return Promise.resolve({ kind: "signed_in" });
  }

  isSignedIn(): Promise<boolean> {
    return Promise.resolve(true);
  }

  isAtCheck(session: PortalSession): Promise<boolean> {
    return this.#at(session).isAtCheck();
  }

  search(
    session: PortalSession,
    criteria: SearchCriteria,
  ): AsyncGenerator<JobCard, SearchOutcome, undefined> {
    return search(this.#at(session), criteria);
  }

  read(session: PortalSession, card: Pick<JobCard, "portalJobId" | "url">): Promise<ReadOutcome> {
    return readJob(this.#at(session), card);
  }

  prepare(session: PortalSession, input: ApplyInput): Promise<PrepareOutcome> {
    return prepare(this.#at(session), input);
  }

  /** Always `cannot_tell`: a board shows nobody what they sent. The maker's mail to the applicant may tell. */
  verifySubmission(): Promise<SubmissionVerification> {
    const maker = makerName(this.#board.maker);
    const message = `${maker} shows no list of applications. Look for its confirmation in your mail.`;
    return Promise.resolve({ kind: "cannot_tell", message, isFinal: true });
  }

  #at(session: PortalSession): BoardSession {
    return new BoardSession(session, this.#board);
  }
}
