import { BoardDriver } from "@sendoff/portals/boards";
import { boardsBaseUrl, recogniseBoard } from "@sendoff/portals/manifest";
import { driverKeysOf } from "../../../tooling/key-tables/compare.ts";
import { describeAtom } from "../../../tooling/key-tables/key-atoms.ts";
import type { KeyAtom } from "../../../tooling/key-tables/key-atoms.ts";
import { PORTAL_PLACES, SHARED_PLACES } from "../../../tooling/key-tables/places.ts";
import { boardsFixture } from "../../../packages/portals/src/testing/boards.fixture.ts";
import { glassdoorFixture } from "../../../packages/portals/src/testing/glassdoor.fixture.ts";
import { indeedFixture } from "../../../packages/portals/src/testing/indeed.fixture.ts";
import { linkedinFixture } from "../../../packages/portals/src/testing/linkedin.fixture.ts";
import { naukriFixture } from "../../../packages/portals/src/testing/naukri.fixture.ts";
import type {
  PortalFixture,
  SuiteJob,
  SuiteQuestion,
} from "../../../packages/portals/src/testing/portal.fixture.ts";
import { openReplica } from "../../../packages/portals/src/testing/sandbox.fixture.ts";

/** A portal or a maker: its table of keys, its driver and its stand-in. */
export interface Site {
  readonly table: string;
  readonly fixture: PortalFixture;
}

/** All keys that a site's driver looks for, its own and those of any form. */
export function keysOf({ table }: Site): KeyAtom[] {
  const places = PORTAL_PLACES.find((each) => each.table === table);
  const all = [...(places === undefined ? [] : [places]), SHARED_PLACES].flatMap(driverKeysOf);
  return [...new Map(all.map(({ atom }) => [describeAtom(atom), atom])).values()];
}

const questionsOf = (job: SuiteJob): SuiteQuestion[] =>
  (job.pages ?? []).flatMap(({ questions }) => questions).filter(({ kind }) => kind !== "cv");

const BOARD_KINDS: Readonly<Record<SuiteQuestion["kind"], string>> = {
  text: "text",
  integer: "numeric",
  textarea: "textarea",
  select: "select",
  radio: "radio",
  checkboxes: "checkboxes",
  consent: "consent",
  city: "location",
  date: "date",
  cv: "file",
  photo: "file",
};

/** A company's board at each maker that the general driver works. */
const BOARDS: Readonly<Record<string, string>> = {
  workable: "https://apply.workable.com/probe-sons",
  personio: "https://probe-sons.jobs.personio.de/",
  teamtailor: "https://probe-sons.teamtailor.com/",
  smartrecruiters: "https://jobs.smartrecruiters.com/probe-sons",
  recruitee: "https://probe-sons.recruitee.com/",
  rippling: "https://ats.rippling.com/probe-sons/jobs",
  breezy: "https://probe-sons.breezy.hr/",
};

/** Of the form that the maker's own jobs have; none of it is told by their addresses. */
const makersId = (maker: string, suiteId: string): string =>
  maker === "rippling"
    ? `00000000-0000-4000-8000-${suiteId.padStart(12, "0")}`
    : maker === "workable"
      ? suiteId.slice(-10).toUpperCase()
      : suiteId;

function makerFixture(maker: string, address: string): PortalFixture {
  const found = recogniseBoard(address);
  if (found.kind !== "board") throw new Error(`${address} is no board`);
  const { board } = found;
  const jobBody = (job: SuiteJob): object => ({
    id: makersId(maker, job.id),
    vendor: maker,
    title: job.title,
    company: job.company,
    location: "Pune, Maharashtra, India",
    state: job.state === undefined ? "open" : "closed",
    questions: questionsOf(job).map(({ label, kind, isOptional, options = [] }) => ({
      label,
      kind: BOARD_KINDS[kind],
      required: isOptional !== true,
      options: kind === "consent" ? [] : options,
      ...(kind === "photo" ? { purpose: "photo" } : {}),
    })),
  });
  return {
    driver: new BoardDriver({ id: 1001, name: "Probe & Sons", board }),
    variants: ["with a feed", "without a feed"],
    layouts: [],
    troubles: [],
    jobId: (suiteId) => makersId(maker, suiteId),
    password: "",
    open: () =>
      openReplica({
        portal: "boards",
        baseUrl: (portalUrl) => boardsBaseUrl(board, portalUrl),
        jobBody,
        variants: { "with a feed": { feed: "usual" }, "without a feed": { feed: "missing" } },
        troubles: {},
      }),
  };
}

/** Every portal and maker with a driver. */
export const SITES: readonly Site[] = [
  { table: "linkedin", fixture: linkedinFixture },
  { table: "indeed", fixture: indeedFixture },
  { table: "glassdoor", fixture: glassdoorFixture },
  { table: "naukri", fixture: naukriFixture },
  ...(["greenhouse", "lever", "ashby"] as const).map((table) => ({
    table,
    fixture: boardsFixture(table),
  })),
  ...Object.entries(BOARDS).map(([table, address]) => ({
    table,
    fixture: makerFixture(table, address),
  })),
];
