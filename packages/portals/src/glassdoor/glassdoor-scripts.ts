import { join } from "node:path";
import { pageBundle } from "../page-script.ts";

/** What runs inside Glassdoor's pages. */
export const GLASSDOOR_SCRIPTS = pageBundle("glassdoor", join(import.meta.dirname, "in-page"));
