import { join } from "node:path";
import { ROOT } from "../start/settings.ts";

// What it needs was built before it began (run.mjs).
process.stdout.write(`  ${join(ROOT, ".data/web")} is SENDOFF_WEB_DIST of an api\n`);
process.stdout.write(`  ${process.env["SENDOFF_CV_CHILD"] ?? ""} is its SENDOFF_CV_CHILD\n`);
