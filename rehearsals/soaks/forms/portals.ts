import type { Person } from "@sendoff/testkit/person";
import { type BoardMaker, stagePortals } from "../../stage/portals.ts";
import type { JobPlan as AnyJobPlan, StagePortal } from "../../stage/stage-portal.ts";
import {
  BOARD_TROUBLES,
  GLASSDOOR_TROUBLES,
  INDEED_TROUBLES,
  LINKEDIN_TROUBLES,
  NAUKRI_TROUBLES,
  NONE,
  type Trouble,
} from "./troubles.ts";

const MAKERS = [
  "greenhouse",
  "lever",
  "ashby",
  "workable",
  "personio",
  "teamtailor",
  "smartrecruiters",
  "recruitee",
  "rippling",
  "breezy",
] as const satisfies readonly BoardMaker[];
/** What is rehearsed where nobody says what: "boards" has those of all makers in turn. */
export const ALL_PORTALS = ["linkedin", "indeed", "glassdoor", "naukri", "boards"] as const;
export const PORTAL_NAMES = [...ALL_PORTALS, ...MAKERS] as const;
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
  /** Connects the person and returns the platform's id. */
  readonly connect: (person: Person, account: string, index: number) => Promise<number>;
  /** The job's name in the portal's addresses. */
  readonly listedId?: (job: {
    readonly id: string;
    readonly title: string;
    readonly company: string;
  }) => string;
  readonly troubles: readonly Trouble[];
  /** So many people meet every trouble, and show every control that the replicas draw. */
  readonly peopleLeast: number;
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
const MAKERS_IN_TURN: readonly BoardMaker[] = MAKERS;

export const rehearsedPortals: Readonly<Record<PortalName, RehearsedPortal>> = {
  linkedin: signedIn("linkedin", LINKEDIN_TROUBLES, [...COMMON, "typeahead"]),
  indeed: signedIn("indeed", INDEED_TROUBLES, SMART_APPLY),
  glassdoor: signedIn("glassdoor", GLASSDOOR_TROUBLES, SMART_APPLY),
  naukri: { ...signedIn("naukri", NAUKRI_TROUBLES, NAUKRI), takesFiles: false },
  boards: boards(MAKERS_IN_TURN),
  greenhouse: boards(["greenhouse"]),
  lever: boards(["lever"]),
  ashby: boards(["ashby"]),
  workable: boards(["workable"]),
  personio: boards(["personio"]),
  teamtailor: boards(["teamtailor"]),
  smartrecruiters: boards(["smartrecruiters"]),
  recruitee: boards(["recruitee"]),
  rippling: boards(["rippling"]),
  breezy: boards(["breezy"]),
};

/** Who meets which trouble on which maker's board: a trouble that sends nothing shows no control, so each maker has somebody without one, too. */
function turnsOf(
  makers: readonly BoardMaker[],
  troubles: readonly Trouble[],
): { trouble: Trouble; maker: BoardMaker }[] {
  const calm = makers.length > 1 ? makers : [];
  return [
    ...troubles.map((trouble, nth) => ({ trouble, maker: trouble.maker ?? inTurn(makers, nth) })),
    ...calm.map((maker) => ({ trouble: NONE, maker })),
  ];
}

/** Each applicant has a board of their own; the makers take turns. */
function boards(makers: readonly BoardMaker[]): RehearsedPortal {
  const troubles = BOARD_TROUBLES.filter(
    ({ maker }) => maker === undefined || makers.includes(maker),
  );
  const turns = turnsOf(makers, troubles);
  const makerOf = (person: number): BoardMaker => inTurn(turns, person).maker;
  const listedId: NonNullable<RehearsedPortal["listedId"]> = (job) =>
    stagePortals[makerOf(personOf(job.company))].listedId?.(job) ?? job.id;
  return {
    control: stagePortals.greenhouse.control,
    jobOf: (plan) =>
      stagePortals[makerOf(plan.person)].jobOf({ ...plan, company: boardCompany(plan.person) }),
    connect: (person, account, index) =>
      stagePortals[makerOf(index)].connect(person, account, boardCompany(index)),
    applicantOf: stagePortals.greenhouse.applicantOf,
    listedId,
    asReceipt: (item) => {
      const job = { id: item.job_id, title: item.job_title, company: item.company };
      return { ...item, job_id: listedId(job) };
    },
    troubles,
    peopleLeast: turns.length,
    troubleOf: (index) => inTurn(turns, index).trouble,
    replicaOf: makerOf,
    draws: Object.fromEntries(makers.map((maker) => [maker, DRAWN_BY_MAKER[maker]])),
  };
}

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
    peopleLeast: troubles.length,
    troubleOf: (index) => inTurn(troubles, index),
    replicaOf: () => name,
    draws: { [name]: kinds },
  };
}

function inTurn<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length];
  if (value === undefined) throw new Error("nothing to take turns with");
  return value;
}

function boardCompany(person: number): string {
  return `Rehearsal ${person + 1} Works`;
}

const personOf = (company: string): number => Number(/\d+/.exec(company)?.[0] ?? "1") - 1;
