import { join } from "node:path";
import { pageBundle } from "../page-script.ts";

/** What runs inside the pages of the application form. */
export const SMART_APPLY_SCRIPTS = pageBundle("smart-apply", join(import.meta.dirname, "in-page"));
