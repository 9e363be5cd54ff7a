import { z } from "zod";

/** Makers of company boards that can be applied on, in the order of the screens: the key in rows and records, and the name that people know. */
export const BOARD_MAKER_NAMES = {
  greenhouse: "Greenhouse",
  lever: "Lever",
  ashby: "Ashby",
  workable: "Workable",
  personio: "Personio",
  teamtailor: "Teamtailor",
  smartrecruiters: "SmartRecruiters",
  recruitee: "Recruitee",
  rippling: "Rippling",
  breezy: "Breezy",
} as const;

/** Whose pages a company's board has. */
export const BoardMaker = z.enum(
  Object.keys(BOARD_MAKER_NAMES).filter((key): key is keyof typeof BOARD_MAKER_NAMES =>
    Object.hasOwn(BOARD_MAKER_NAMES, key),
  ),
);
export type BoardMaker = keyof typeof BOARD_MAKER_NAMES;

/** Systems that want an account at each company before they show a form: their boards are kept as bookmarks. */
export const ACCOUNT_SYSTEMS = ["Workday", "iCIMS", "Taleo", "SuccessFactors"] as const;
export type AccountSystem = (typeof ACCOUNT_SYSTEMS)[number];

/** The names as a sentence lists them: "Greenhouse, Lever or Ashby". */
export const orList = (names: readonly string[]): string =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format(names);
