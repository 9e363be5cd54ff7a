import {
  type BoardMaker,
  type JobPlan as AnyJobPlan,
  type StagePortal,
  stagePortals,
} from "../../stage/portals.ts";
import type { Person } from "../../stage/person.ts";

export const PORTAL_NAMES = ["linkedin", "indeed", "glassdoor", "boards"] as const;
export type PortalName = (typeof PORTAL_NAMES)[number];

/** One job of one applicant's place, as the generator thinks of it. */
export interface JobPlan extends AnyJobPlan {
  readonly person: number;
}

/** What a rehearsal has to know of a portal. */
export interface RehearsedPortal extends Pick<StagePortal, "url" | "applicantOf"> {
  /** The job as the portal's catalogue takes it. */
  readonly jobOf: (plan: JobPlan) => object;
  /** Connects the person and answers the platform's id. */
  readonly connect: (person: Person, account: string, index: number) => Promise<number>;
  /** Things that go wrong at real portals, each for one account; the first is nothing. */
  readonly troubles: readonly [object, ...object[]];
}

const EVERYWHERE = [
  {},
  { latency_ms: 120 },
  { slow_confirmation_ms: 2_500 },
  { lost_confirmation: "marked_applied" },
  { drop_connection_rate: 0.01 },
  { error_rate: 0.01 },
] as const;
const SIGNED_IN = [...EVERYWHERE, { session_expiry: "mid_form" }] as const;
const SMART_APPLY = [
  ...SIGNED_IN,
  { shadow_forms: true },
  { continue_testid: "hashed" },
  { hydrate_ms: 900 },
  { intervention: true },
  { preview: "slow", preview_ms: 1_200 },
  { confirmation: "missing" },
] as const;

export const rehearsedPortals: Readonly<Record<PortalName, RehearsedPortal>> = {
  linkedin: {
    ...signedIn(stagePortals.linkedin),
    troubles: [
      ...SIGNED_IN,
      { skin: "legacy" },
      { skin: "sdui" },
      { shadow_dialogs: true },
      { spinner_ms: 800 },
    ],
  },
  indeed: {
    ...signedIn(stagePortals.indeed),
    troubles: [...SMART_APPLY, { skin: "cards" }, { skin: "mosaic" }],
  },
  glassdoor: {
    ...signedIn(stagePortals.glassdoor),
    troubles: [
      ...SMART_APPLY,
      { skin: "older" },
      { stale_frame: true },
      { login_overlay: "closable" },
    ],
  },
  boards: {
    url: stagePortals.greenhouse.url,
    jobOf: (plan) => boardOf(plan.person).jobOf({ ...plan, company: boardCompany(plan.person) }),
    connect: (person, account, index) =>
      boardOf(index).connect(person, account, boardCompany(index)),
    applicantOf: stagePortals.greenhouse.applicantOf,
    troubles: [
      ...EVERYWHERE,
      { hydrate_ms: 900 },
      { confirmation: "own_words" },
      { skin: "older" },
    ],
  },
};

function signedIn(portal: StagePortal): Omit<RehearsedPortal, "troubles"> {
  return { ...portal, connect: (person, account) => portal.connect(person, account, "") };
}

const MAKERS: readonly BoardMaker[] = ["greenhouse", "lever", "ashby"];

/** Each applicant has a board of their own; the makers take turns. */
function boardOf(person: number): StagePortal {
  return stagePortals[MAKERS[person % MAKERS.length] ?? "greenhouse"];
}

function boardCompany(person: number): string {
  return `Rehearsal ${person + 1} Works`;
}
