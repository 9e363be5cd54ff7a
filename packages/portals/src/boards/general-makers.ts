import type { BoardMaker } from "@sendoff/contract/board-makers";
import { BREEZY } from "./makers/breezy.ts";
import type { MakerDefinition } from "./makers/maker.ts";
import { PERSONIO } from "./makers/personio.ts";
import { RECRUITEE } from "./makers/recruitee.ts";
import { RIPPLING } from "./makers/rippling.ts";
import { SMARTRECRUITERS } from "./makers/smartrecruiters.ts";
import { TEAMTAILOR } from "./makers/teamtailor.ts";
import { WORKABLE } from "./makers/workable.ts";

/** Makers that the general driver works: each is data. A new one is added here (docs/add-a-portal.md). */
export const GENERAL_MAKERS = {
  workable: WORKABLE,
  personio: PERSONIO,
  teamtailor: TEAMTAILOR,
  smartrecruiters: SMARTRECRUITERS,
  recruitee: RECRUITEE,
  rippling: RIPPLING,
  breezy: BREEZY,
} as const satisfies Readonly<Partial<Record<BoardMaker, MakerDefinition>>>;

export type GeneralMaker = keyof typeof GENERAL_MAKERS;

/** Whether the general driver works this maker's boards. */
export function isGeneralMaker(maker: string): maker is GeneralMaker {
  return Object.hasOwn(GENERAL_MAKERS, maker);
}

/** Whether each company of the maker has a host of its own. */
export function companiesHost(maker: string): boolean {
  return isGeneralMaker(maker) && GENERAL_MAKERS[maker].address.companyIn === "host";
}

/** The maker that an address is of, with the company as the address writes it; undefined for nobody's that is listed. */
export function findGeneralMaker(
  url: URL,
): { maker: GeneralMaker; host: string; token: string | undefined } | undefined {
  for (const maker of Object.keys(GENERAL_MAKERS).filter(isGeneralMaker)) {
    const found = GENERAL_MAKERS[maker].address.find(url);
    if (found !== undefined) return { maker, ...found };
  }
  return undefined;
}
