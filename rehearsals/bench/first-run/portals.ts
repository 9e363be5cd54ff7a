import { stagePortals } from "../../stage/portals.ts";
import type { StagePortal } from "../../stage/stage-portal.ts";
import type { Newcomer } from "./newcomer.ts";

export const FIRST_RUN_PORTALS = ["linkedin", "indeed", "glassdoor", "naukri", "boards"] as const;
export type FirstRunPortal = (typeof FIRST_RUN_PORTALS)[number];

/** Connected in the set-up, as the name on its button; the others afterwards. */
export const SET_UP_PORTAL = { name: "linkedin", button: "LinkedIn" } as const;

const BOARD_MAKERS = ["greenhouse", "lever", "ashby"] as const;

/** The portal of the nth newcomer; the makers of boards take turns. */
export function portalOf(name: FirstRunPortal, nth: number): StagePortal {
  if (name !== "boards") return stagePortals[name];
  return stagePortals[BOARD_MAKERS[nth % BOARD_MAKERS.length] ?? "greenhouse"];
}

/** Whose board the newcomer adds; undefined on portals where all companies are. */
export function boardCompanyOf(name: FirstRunPortal, nth: number): string | undefined {
  return name === "boards" ? `Newcomer ${nth + 1} Works` : undefined;
}

/** Naukri has jobs in India only. */
export function isFor(name: FirstRunPortal, { country }: Newcomer): boolean {
  return name !== "naukri" || country === "India";
}
