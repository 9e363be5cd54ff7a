import { PLATFORM_IDS, PlatformTemplate, routes } from "@sendoff/contract";
import { SANDBOX_PASSWORD } from "../../stage/people.ts";
import type { Person } from "../../stage/person.ts";
import type { Stage } from "../../stage/stage.ts";
import type { Asked } from "./random-form.ts";

export const PORTAL_NAMES = ["linkedin", "indeed", "glassdoor", "boards"] as const;
export type PortalName = (typeof PORTAL_NAMES)[number];

/** One job of one applicant's place, as the generator thinks of it. */
export interface JobPlan {
  /** Unlike any other's of the rehearsal. */
  readonly nth: number;
  readonly person: number;
  readonly title: string;
  readonly company: string;
  readonly city: string;
  readonly pages: readonly (readonly Asked[])[];
}

/** What a rehearsal has to know of a portal. */
export interface RehearsedPortal {
  readonly url: (stage: Stage) => string;
  /** The job as the portal's catalogue takes it. */
  readonly jobOf: (plan: JobPlan) => object;
  /** Connects the person and answers the platform's id. */
  readonly connect: (person: Person, account: string, index: number) => Promise<number>;
  /** Who applied, as the portal's record names them. */
  readonly applicantOf: (person: Person, account: string) => string;
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

const signIn =
  (platformId: number) =>
  async (person: Person, account: string): Promise<number> => {
    await person.connect(platformId, account, SANDBOX_PASSWORD);
    return platformId;
  };
const byAccount = (_person: Person, account: string): string => account;
const posting = ({ title, company, city }: JobPlan): object => ({
  title,
  company,
  location: `${city}, India`,
});

export const rehearsedPortals: Readonly<Record<PortalName, RehearsedPortal>> = {
  linkedin: {
    url: (stage) => stage.linkedInUrl,
    jobOf: (plan) => ({
      ...posting(plan),
      id: String(4_000_000_000 + plan.nth),
      has_review: plan.nth % 3 !== 0,
      steps: [
        {
          title: "Contact info",
          questions: [
            { kind: "email_select", label: "Email address", prefill: "email" },
            { kind: "phone_country", label: "Phone country code", prefill: "phone_country" },
            { kind: "phone", label: "Mobile phone number", prefill: "phone" },
          ],
        },
        { title: "Resume", questions: [{ kind: "resume", label: "Resume" }] },
        ...plan.pages.map((questions) => ({ title: "Additional Questions", questions })),
      ],
    }),
    connect: signIn(PLATFORM_IDS.linkedin),
    applicantOf: byAccount,
    troubles: [
      ...SIGNED_IN,
      { skin: "legacy" },
      { skin: "sdui" },
      { shadow_dialogs: true },
      { spinner_ms: 800 },
    ],
  },
  indeed: {
    url: (stage) => stage.indeedUrl,
    jobOf: (plan) => ({
      ...posting(plan),
      id: plan.nth.toString(16).padStart(16, "a"),
      steps: smartApplySteps(plan),
    }),
    connect: signIn(PLATFORM_IDS.indeed),
    applicantOf: byAccount,
    troubles: [...SMART_APPLY, { skin: "cards" }, { skin: "mosaic" }],
  },
  glassdoor: {
    url: (stage) => stage.glassdoorUrl,
    jobOf: (plan) => ({
      ...posting(plan),
      id: String(1_000_000_000 + plan.nth),
      steps: smartApplySteps(plan),
    }),
    connect: signIn(PLATFORM_IDS.glassdoor),
    applicantOf: byAccount,
    troubles: [
      ...SMART_APPLY,
      { skin: "older" },
      { stale_frame: true },
      { login_overlay: "closable" },
    ],
  },
  boards: {
    url: (stage) => stage.boardsUrl,
    jobOf: (plan) => ({
      ...posting(plan),
      // On one board two openings of one title and place are one job.
      title: `${plan.title}, Team ${plan.nth + 1}`,
      vendor: vendorOf(plan.person),
      company: boardCompany(plan.person),
      id: boardJobId(plan),
      asks: [(["phone", "location", "linkedin"] as const)[plan.nth % 3] ?? "phone"],
      questions: plan.pages.flat().map((asked) => ({
        ...asked,
        kind: asked.kind === "typeahead" ? "text" : asked.kind,
      })),
    }),
    connect: async (person, _account, index) => {
      const company = boardCompany(index).toLowerCase().replaceAll(" ", "-");
      const created = await person.call(routes.createPlatform, {
        body: {
          platform_name: boardCompany(index),
          platform_url: `${BOARD_HOSTS[vendorOf(index)]}/${company}`,
        },
      });
      return PlatformTemplate.parse(created).id;
    },
    applicantOf: (person) => person.email,
    troubles: [
      ...EVERYWHERE,
      { hydrate_ms: 900 },
      { confirmation: "own_words" },
      { skin: "older" },
    ],
  },
};

const BOARD_HOSTS = {
  greenhouse: "https://boards.greenhouse.io",
  lever: "https://jobs.lever.co",
  ashby: "https://jobs.ashbyhq.com",
} as const;
type Vendor = keyof typeof BOARD_HOSTS;

function vendorOf(person: number): Vendor {
  return (["greenhouse", "lever", "ashby"] as const)[person % 3] ?? "greenhouse";
}

function boardCompany(person: number): string {
  return `Rehearsal ${person + 1} Works`;
}

function boardJobId({ nth, person }: JobPlan): string {
  return vendorOf(person) === "greenhouse"
    ? String(4_500_000_000 + nth)
    : `00000000-0000-4000-8000-${nth.toString(16).padStart(12, "0")}`;
}

/** Contact and CV as everywhere, sometimes the page of the last job, then the employer's own questions. */
function smartApplySteps({ nth, pages }: JobPlan): object[] {
  return [
    { module: "contact" },
    ...(nth % 4 === 0 ? [{ module: "location" }] : []),
    { module: "resume" },
    ...(nth % 5 === 0 ? [{ module: "experience" }] : []),
    ...(nth % 6 === 1 ? [{ module: "work_history", groups_max: 4 }] : []),
    ...(nth % 7 === 2 ? [{ module: "education", groups_max: 3 }] : []),
    ...pages.map((questions) => ({
      module: "questions",
      questions: questions.map((asked) =>
        asked.kind === "typeahead" ? { ...asked, suggests: "city" } : asked,
      ),
    })),
  ];
}
