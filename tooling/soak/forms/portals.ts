import type { Person } from "@sendoff/testkit/person";
import { type BoardMaker, stagePortals } from "../../stage/portals.ts";
import type { JobPlan as AnyJobPlan, StagePortal } from "../../stage/stage-portal.ts";
import {
  BOARD_TROUBLES,
  GLASSDOOR_TROUBLES,
  INDEED_TROUBLES,
  LINKEDIN_TROUBLES,
  NAUKRI_TROUBLES,
  type Trouble,
} from "./troubles.ts";

export const PORTAL_NAMES = ["linkedin", "indeed", "glassdoor", "naukri", "boards"] as const;
export type PortalName = (typeof PORTAL_NAMES)[number];

/** One job of one applicant's place, as the generator thinks of it. */
export interface JobPlan extends AnyJobPlan {
  readonly person: number;
}

/** What a rehearsal has to know of a portal. */
export interface RehearsedPortal extends Pick<
  StagePortal,
  "control" | "applicantOf" | "asReceipt"
> {
  /** The job as the portal's catalogue takes it. */
  readonly jobOf: (plan: JobPlan) => object;
  /** Connects the person and answers the platform's id. */
  readonly connect: (person: Person, account: string, index: number) => Promise<number>;
  readonly troubles: readonly Trouble[];
  /** What the n-th person meets. */
  readonly troubleOf: (index: number) => Trouble;
  /** False where an application has no files of its own: those that the plan asks for are not drawn. */
  readonly takesFiles?: false;
  /** Whose forms the n-th person meets; each of them has to be shown every kind of control that it draws. */
  readonly replicaOf: (index: number) => string;
  /** The kinds of control of each replica, as its record names them, that an applicant writes. */
  readonly draws: Readonly<Record<string, readonly string[]>>;
}

const COMMON = [
  "text",
  "textarea",
  "numeric",
  "decimal",
  "phone",
  "select",
  "radio",
  "checkboxes",
  "consent",
  "date",
  "resume",
  "file: cover_letter",
  "file: photo",
] as const;
const SMART_APPLY = [
  ...COMMON,
  "typeahead",
  "second job",
  "second school",
  "shown after another",
] as const;

const BOARD: readonly string[] = [...COMMON, "email", "url"];
const NAUKRI = [
  "text",
  "numeric",
  "long_text",
  "select",
  "radios",
  "chips",
  "checkboxes",
  "consent",
  "date_of_birth",
] as const;

const DRAWN_BY_MAKER: Readonly<Record<BoardMaker, readonly string[]>> = {
  greenhouse: [...BOARD, "location", "second job", "second school"],
  lever: [...BOARD, "location"],
  ashby: [...BOARD, "location"],
  workable: BOARD,
  personio: BOARD.filter((kind) => kind !== "radio"),
  teamtailor: BOARD.filter((kind) => kind !== "select"),
  smartrecruiters: [...BOARD, "location"],
  recruitee: BOARD.filter((kind) => kind !== "select"),
  rippling: [...BOARD.filter((kind) => kind !== "radio"), "location"],
  breezy: BOARD,
};
/** Those whose boards the product takes: the others are bookmarks so far. */
const MAKERS_IN_TURN: readonly BoardMaker[] = ["greenhouse", "lever", "ashby"];

export const rehearsedPortals: Readonly<Record<PortalName, RehearsedPortal>> = {
  linkedin: signedIn("linkedin", LINKEDIN_TROUBLES, [...COMMON, "typeahead"]),
  indeed: signedIn("indeed", INDEED_TROUBLES, SMART_APPLY),
  glassdoor: signedIn("glassdoor", GLASSDOOR_TROUBLES, SMART_APPLY),
  naukri: { ...signedIn("naukri", NAUKRI_TROUBLES, NAUKRI), takesFiles: false },
  boards: {
    control: stagePortals.greenhouse.control,
    jobOf: (plan) =>
      stagePortals[makerOf(plan.person)].jobOf({ ...plan, company: boardCompany(plan.person) }),
    connect: (person, account, index) =>
      stagePortals[makerOf(index)].connect(person, account, boardCompany(index)),
    applicantOf: stagePortals.greenhouse.applicantOf,
    troubles: BOARD_TROUBLES,
    troubleOf: (index) => inTurn(BOARD_TROUBLES, index),
    replicaOf: makerOf,
    draws: Object.fromEntries(MAKERS_IN_TURN.map((maker) => [maker, DRAWN_BY_MAKER[maker]])),
  },
};

function signedIn(
  name: "linkedin" | "indeed" | "glassdoor" | "naukri",
  troubles: readonly Trouble[],
  kinds: readonly string[],
): RehearsedPortal {
  const portal = stagePortals[name];
  return {
    ...portal,
    connect: (person, account) => portal.connect(person, account, ""),
    troubles,
    troubleOf: (index) => inTurn(troubles, index),
    replicaOf: () => name,
    draws: { [name]: kinds },
  };
}

/** Each applicant has a board of their own; the makers take turns. */
function makerOf(person: number): BoardMaker {
  return inTurn(BOARD_TROUBLES, person).maker ?? inTurn(MAKERS_IN_TURN, person);
}

function inTurn<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length];
  if (value === undefined) throw new Error("nothing to take turns with");
  return value;
}

function boardCompany(person: number): string {
  return `Rehearsal ${person + 1} Works`;
}
