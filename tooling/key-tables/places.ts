import { globSync } from "node:fs";

/** Where the keys of one table stand. */
export interface TablePlaces {
  /** The table's file below `docs/portals`, without its ending. */
  readonly table: string;
  readonly driver: readonly string[];
  /** Only what stands in this constant counts, where a file holds the pages of several makers. */
  readonly constant?: string;
  readonly sandbox: readonly string[];
}

const PORTALS = "packages/portals/src";
const SANDBOX = "apps/sandbox/src";

const filesOf = (...patterns: string[]): string[] =>
  globSync(patterns)
    .filter((file) => !/\.(test|fixture|d)\.ts$|\/testing\//.test(file))
    .toSorted();

const SITES = ["glassdoor", "indeed", "linkedin", "naukri"] as const;
/** Makers with pages of their own: three share one file of the driver. */
const OWN_PAGES = ["ashby", "greenhouse", "lever"] as const;
const MAKERS = [
  "breezy",
  "personio",
  "recruitee",
  "rippling",
  "smartrecruiters",
  "teamtailor",
  "workable",
] as const;

function siteOf(table: (typeof SITES)[number]): TablePlaces {
  const form = table === "indeed" ? [`${PORTALS}/smart-apply/**/*.ts`] : [];
  return {
    table,
    driver: filesOf(`${PORTALS}/${table}/**/*.ts`, ...form),
    sandbox: filesOf(`${SANDBOX}/${table}/**/*.{ts,js}`),
  };
}

const ownPagesOf = (table: (typeof OWN_PAGES)[number]): TablePlaces => ({
  table,
  driver: [`${PORTALS}/boards/own-pages.ts`],
  constant: table.toUpperCase(),
  sandbox: filesOf(`${SANDBOX}/boards/{pages,assets}/${table}*.{ts,js}`),
});

const makerOf = (table: (typeof MAKERS)[number]): TablePlaces => ({
  table,
  driver: [`${PORTALS}/boards/makers/${table}.ts`],
  sandbox: filesOf(
    `${SANDBOX}/boards/makers/${table}/*.ts`,
    `${SANDBOX}/boards/assets/${table === "smartrecruiters" ? "{smartrecruiters*,spl}" : `${table}*`}.js`,
  ),
});

/** The pages that check who somebody is, which the sandbox draws for its portals alike; what drivers know of them is in the portals' tables. */
const CHECKS: TablePlaces = {
  table: "checks",
  driver: [],
  sandbox: filesOf(`${SANDBOX}/checks/**/*.{ts,js}`),
};

/** The tables of single portals and makers, and of what the sandbox's portals share. */
export const PORTAL_PLACES: readonly TablePlaces[] = [
  ...SITES.map(siteOf),
  ...OWN_PAGES.map(ownPagesOf),
  ...MAKERS.map(makerOf),
  CHECKS,
];

/** What several portals or makers share: its keys may stand in the table of any of them, or in its own. */
export const SHARED_PLACES: TablePlaces = sharedPlaces();

function sharedPlaces(): TablePlaces {
  const own = new Set(PORTAL_PLACES.flatMap(({ driver, sandbox }) => [...driver, ...sandbox]));
  // Outside of the three makers' constants that file is shared.
  own.delete(`${PORTALS}/boards/own-pages.ts`);
  const folders = "{account-site,boards,form,in-page}";
  return {
    table: "any-form",
    driver: filesOf(`${PORTALS}/${folders}/**/*.ts`).filter((file) => !own.has(file)),
    sandbox: filesOf(`${SANDBOX}/boards/**/*.{ts,js}`).filter((file) => !own.has(file)),
  };
}

/** Constants of a shared file that belong to one table. */
export const OWNED_CONSTANTS: readonly string[] = OWN_PAGES.map((table) => table.toUpperCase());
