import { join } from "node:path";
import { pageBundle } from "../page-script.ts";

/** What runs inside Indeed's pages. */
export const INDEED_SCRIPTS = pageBundle("indeed", join(import.meta.dirname, "in-page"));
