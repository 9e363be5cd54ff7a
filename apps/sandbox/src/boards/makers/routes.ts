import type { FastifyInstance } from "fastify";
import type { Portal } from "../portal.ts";
import { registerBreezy } from "./breezy/breezy.routes.ts";
import { registerPersonio } from "./personio/personio.routes.ts";
import { registerRecruitee } from "./recruitee/recruitee.routes.ts";
import { registerRippling } from "./rippling/rippling.routes.ts";
import { registerSmartRecruiters } from "./smartrecruiters/smartrecruiters.routes.ts";
import { registerTeamtailor } from "./teamtailor/teamtailor.routes.ts";
import { registerWorkable } from "./workable/workable.routes.ts";

/**
 * Lists, feeds, jobs and forms of the makers that have a folder here. An address outside becomes one here so:
 *
 * - A host that many companies share, with the company in its path: `apply.workable.com/CO/j/ID` is `/workable/CO/j/ID`
 *   (Workable, SmartRecruiters' `jobs.` and `careers.` hosts, Rippling).
 * - A company's own host: `CO.recruitee.com/o/SLUG` is `/recruitee/CO/o/SLUG` (Recruitee, Personio, Teamtailor, Breezy), its
 *   feed too: `CO.breezy.hr/json` is `/breezy/CO/json`.
 * - A host of feeds: `api.smartrecruiters.com/v1/...` is `/smartrecruiters/-api/v1/...`. What a shared host serves below
 *   `/api` is at both places: `/workable/api/v3/...` and `/workable/-api/api/v3/...`.
 */
export function registerMakerRoutes(app: FastifyInstance, portal: Portal): void {
  registerWorkable(app, portal);
  registerRecruitee(app, portal);
  registerPersonio(app, portal);
  registerTeamtailor(app, portal);
  registerBreezy(app, portal);
  registerSmartRecruiters(app, portal);
  registerRippling(app, portal);
}
