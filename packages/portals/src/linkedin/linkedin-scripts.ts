import { join } from "node:path";
import { pageBundle } from "../page-script.ts";

/** What runs inside LinkedIn's pages. */
export const LINKEDIN_SCRIPTS = pageBundle("linkedin", join(import.meta.dirname, "in-page"));
