import type { Page } from "playwright-core";
import type { Viewer } from "./people.ts";

/** One screen in one state. */
export interface Shot {
  /** File name and caption, such as "wallet, plan chooser". */
  readonly name: string;
  readonly viewer: Viewer;
  readonly path: string;
  /** What is done before the picture, such as opening a dialog; without it the page is taken from top to bottom. */
  readonly act?: (page: Page) => Promise<void>;
  /** What becomes of the page's calls: they never answer, or fail. */
  readonly calls?: "slow" | "failing";
}
