import type { Maker } from "../vendor.ts";
import type { MakerFields } from "./draft.ts";
import { BREEZY } from "./breezy/breezy.fields.ts";
import { PERSONIO } from "./personio/personio.fields.ts";
import { RECRUITEE } from "./recruitee/recruitee.fields.ts";
import { RIPPLING } from "./rippling/rippling.fields.ts";
import { SMARTRECRUITERS } from "./smartrecruiters/smartrecruiters.fields.ts";
import { TEAMTAILOR } from "./teamtailor/teamtailor.fields.ts";
import { WORKABLE } from "./workable/workable.fields.ts";

/** What the sandbox knows of each maker besides its pages. */
export const MAKER_FIELDS: Readonly<Record<Maker, MakerFields>> = {
  workable: WORKABLE,
  recruitee: RECRUITEE,
  personio: PERSONIO,
  teamtailor: TEAMTAILOR,
  breezy: BREEZY,
  smartrecruiters: SMARTRECRUITERS,
  rippling: RIPPLING,
};
