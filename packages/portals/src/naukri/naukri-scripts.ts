import { join } from "node:path";
import { pageBundle } from "../page-script.ts";

/** What runs inside Naukri's pages. */
export const NAUKRI_SCRIPTS = pageBundle("naukri", join(import.meta.dirname, "in-page"));
