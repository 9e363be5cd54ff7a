import type { Frame } from "playwright-core";
import type { PortalWords } from "../account-site/portal-words.ts";
import type { PrepareOutcome, SubmitOutcome } from "../portal-driver.ts";
import type { FormPage } from "./smart-apply.page.ts";

/** Where a form is, and what was there before it. */
export interface FormStart {
  readonly frame: Frame;
  readonly before: FormPage;
}

/** The site that shows the form for one job, in a page of its own or in a frame. */
export interface FormHost {
  readonly words: PortalWords;
  /** Presses the job's apply button. */
  readonly open: () => Promise<PrepareOutcome | FormStart>;
  /** Looks for the form again, without pressing anything, after its frame went away. */
  readonly findAgain: () => Promise<PrepareOutcome | FormStart>;
  readonly isSignInPath: (path: string) => boolean;
  /** What the page around a framed form says of the application after the click; undefined when it says nothing in time. */
  readonly watchAround?: (timeoutMs: number) => Promise<SubmitOutcome | undefined>;
  /** Leaves the form without sending and without a draft. */
  readonly leave: () => Promise<void>;
}
