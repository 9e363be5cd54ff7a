export interface SearchCriteria {
  readonly roles: readonly string[];
  readonly locations: readonly string[];
  readonly postedWithinDays?: number;
  readonly experienceLevels?: readonly string[];
  readonly jobTypes?: readonly string[];
  /** Ranges of pay in the portal's own words. */
  readonly payRanges?: readonly string[];
  readonly workplace?: readonly ("on_site" | "remote" | "hybrid")[];
  /** False: also jobs that are applied to on the employer's own site. True where it is left out. */
  readonly easyApplyOnly?: boolean;
}

/** A line of the result list. */
export interface JobCard {
  readonly portalJobId: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly url: string;
  /** Whether the list already marks it as one that can be applied to here. */
  readonly isEasyApply: boolean;
  /** How it is applied to is not known: no job of its page is marked as one that is applied to here, and its own page was not opened. */
  readonly isUnmarked?: true;
  readonly isApplied: boolean;
  /** Whether the list marks it as done in another place than was asked for (home, office, partly). */
  readonly isOtherWorkplace?: true;
  /** What the list shows of its pay, as it is written; absent where it shows none. */
  readonly pay?: string;
}

export interface JobPosting {
  readonly portalJobId: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly url: string;
  readonly description: string;
  /** What the page shows of its pay beside the description, as it is written; absent where it shows none. */
  readonly pay?: string;
}

/** Why a listed job leads to no application. */
export type DropReason =
  /** Applied to elsewhere, where only jobs that are applied to here were asked for. */
  | "not_easy_apply"
  /** Perhaps applied to elsewhere: its page of the list marks nothing, and its own page was not opened. */
  | "unmarked"
  | "already_applied"
  /** Done in another place than was asked for: at home, in the office, or partly. */
  | "other_workplace"
  /** Of a list that cannot be searched: no role's words are in its title, or its place is none of the places. Not yielded. */
  | ("other_role" | "other_place")
  /** Shown below the jobs that match, under a heading of its own: nobody searched for it. Not yielded. */
  | "not_asked"
  /** A line without an id or a title, or one that was never drawn. */
  | "unreadable";

export interface DroppedCard {
  readonly reason: DropReason;
  /** What is known of it; nothing of an `unreadable` one. */
  readonly card?: JobCard;
}
