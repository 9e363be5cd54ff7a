import { PLATFORM_IDS } from "@sendoff/contract/constants";
import { type Person, SANDBOX_PASSWORD } from "@sendoff/testkit/person";
import { naukriPortal } from "./naukri-portal.ts";
import type { Asked, JobPlan, StagePortal } from "./stage-portal.ts";

export type StagePortalName = "linkedin" | "indeed" | "glassdoor" | "naukri" | BoardMaker;
export type BoardMaker = keyof typeof BOARD_ADDRESSES;

/** Where each maker has a company's board. */
const BOARD_ADDRESSES = {
  greenhouse: (board: string) => `https://boards.greenhouse.io/${board}`,
  lever: (board: string) => `https://jobs.lever.co/${board}`,
  ashby: (board: string) => `https://jobs.ashbyhq.com/${board}`,
  workable: (board: string) => `https://apply.workable.com/${board}`,
  personio: (board: string) => `https://${board}.jobs.personio.de`,
  teamtailor: (board: string) => `https://${board}.teamtailor.com`,
  smartrecruiters: (board: string) => `https://careers.smartrecruiters.com/${board}`,
  recruitee: (board: string) => `https://${board}.recruitee.com`,
  rippling: (board: string) => `https://ats.rippling.com/${board}/jobs`,
  breezy: (board: string) => `https://${board}.breezy.hr`,
} as const;

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

export const stagePortals: Readonly<Record<StagePortalName, StagePortal>> = {
  linkedin: {
    control: (stage) => stage.linkedin,
    jobOf: (plan) => ({
      ...posting(plan),
      id: String(4_000_000_000 + plan.nth),
      has_review: plan.variety === undefined || plan.variety % 3 !== 0,
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
        ...plan.pages.map((page) => ({
          title: "Additional Questions",
          questions: nameable(plain(page)).map((asked) => ({
            ...asked,
            kind: asked.kind === "url" ? "text" : asked.kind,
          })),
        })),
      ],
    }),
    connect: signIn(PLATFORM_IDS.linkedin),
    applicantOf: byAccount,
  },
  indeed: {
    control: (stage) => stage.indeed,
    jobOf: (plan) => ({
      ...posting(plan),
      id: plan.nth.toString(16).padStart(16, "a"),
      steps: smartApplySteps(plan),
    }),
    connect: signIn(PLATFORM_IDS.indeed),
    applicantOf: byAccount,
  },
  glassdoor: {
    control: (stage) => stage.glassdoor,
    jobOf: (plan) => ({
      ...posting(plan),
      id: String(1_000_000_000 + plan.nth),
      steps: smartApplySteps(plan),
    }),
    connect: signIn(PLATFORM_IDS.glassdoor),
    applicantOf: byAccount,
  },
  naukri: naukriPortal,
  greenhouse: boardOf("greenhouse"),
  lever: boardOf("lever"),
  ashby: boardOf("ashby"),
  workable: boardOf("workable"),
  personio: boardOf("personio"),
  teamtailor: boardOf("teamtailor"),
  smartrecruiters: boardOf("smartrecruiters"),
  recruitee: boardOf("recruitee"),
  rippling: boardOf("rippling"),
  breezy: boardOf("breezy"),
};

/** A company's board of this maker: added by its address, without an account. */
function boardOf(vendor: BoardMaker): StagePortal {
  return {
    control: (stage) => stage.boards,
    jobOf: (plan) => {
      const asks = (["phone", "location", "linkedin"] as const)[(plan.variety ?? 0) % 3] ?? "phone";
      const questions = plain(plan.pages.flat());
      // Lever's pages have one box for a place.
      const places = questions.filter(({ kind }) => kind === "typeahead");
      const drawn = vendor !== "lever" ? places : asks === "location" ? [] : places.slice(0, 1);
      return {
        ...posting(plan),
        // On one board two openings of one title and place are one job.
        title: `${plan.title}, Team ${plan.nth + 1}`,
        vendor,
        id: boardJobId(vendor, plan.nth),
        asks: [asks],
        ...(vendor === "greenhouse" ? repeatedParts(plan) : {}),
        questions: questions.map((asked) => ({
          ...asked,
          kind:
            asked.kind !== "typeahead" ? asked.kind : drawn.includes(asked) ? "location" : "text",
        })),
      };
    },
    connect: async (person, _account, company) => {
      const board = company.toLowerCase().replaceAll(" ", "-");
      return person.addPlatform(company, BOARD_ADDRESSES[vendor](board));
    },
    applicantOf: (person) => person.email,
    listedId: ({ id, title }) => listedId(vendor, id, title),
  };
}

/** Some makers write a job's title into its address. */
function listedId(vendor: BoardMaker, id: string, title: string): string {
  const slug = title.toLowerCase().replaceAll(/[^a-z\d]+/g, "-");
  if (vendor === "teamtailor" || vendor === "breezy") return `${id}-${slug}`;
  return vendor === "recruitee" ? `${slug}-${id.slice(-4)}` : id;
}

/** A job's name as the maker's addresses have it. */
function boardJobId(vendor: BoardMaker, nth: number): string {
  const hex = (digits: number): string => nth.toString(16).padStart(digits, "0");
  switch (vendor) {
    case "greenhouse":
      return String(4_500_000_000 + nth);
    case "workable":
      return `A${hex(9).toUpperCase()}`;
    case "personio":
    case "teamtailor":
    case "recruitee":
      return String(4_500_000 + nth);
    case "smartrecruiters":
      return `744000${450_000_000 + nth}`;
    case "breezy":
      return `b${hex(11)}`;
    case "lever":
    case "ashby":
    case "rippling":
      return `00000000-0000-4000-8000-${hex(12)}`;
  }
}

/** LinkedIn's file fields say what they are for, whatever the employer calls them: it has none for other files. */
function nameable(page: readonly Omit<Asked, "key" | "shown_if">[]) {
  return page.filter(({ kind, label }) => kind !== "file" || /letter|photo/i.test(label));
}

/** The page where nothing depends on an answer: what would is left out. */
function plain(page: readonly Asked[]): Omit<Asked, "key" | "shown_if">[] {
  return page.flatMap(({ key: _key, shown_if: condition, ...asked }) =>
    condition === undefined ? [asked] : [],
  );
}

/** Contact and CV as everywhere, sometimes the page of the last job, then the employer's own questions. */
function smartApplySteps({ variety, pages }: JobPlan): object[] {
  const isOneIn = (many: number, rest = 0): boolean =>
    variety !== undefined && variety % many === rest;
  return [
    { module: "contact" },
    ...(isOneIn(4) ? [{ module: "location" }] : []),
    { module: "resume" },
    ...(isOneIn(5) ? [{ module: "experience" }] : []),
    ...(isOneIn(6, 1) ? [{ module: "work_history", groups_max: 4 }] : []),
    ...(isOneIn(7, 2) ? [{ module: "education", groups_max: 3 }] : []),
    ...pages.map((page, nth) => ({
      module: nth === 0 && isOneIn(3, 1) ? "qualifications" : "questions",
      questions: page.map(smartApplyQuestion),
    })),
  ];
}

function smartApplyQuestion({ key, kind, ...asked }: Asked): object {
  return {
    ...asked,
    ...(key === undefined ? {} : { id: key }),
    ...(kind === "typeahead" ? { suggests: "city" } : {}),
    kind: kind === "url" ? "text" : kind,
  };
}

/** Schools and jobs, of which a form takes any number. */
function repeatedParts({ variety }: JobPlan): object {
  if (variety === undefined || variety % 2 === 0) return {};
  return { education: "required", employment: variety % 4 === 1 ? "required" : "optional" };
}
