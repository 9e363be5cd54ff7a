import { describeAim } from "./aims.ts";
import { benchWeb } from "./web.ts";
import { json, readOptions, writeFigures } from "../common/options.ts";
import { say } from "../common/report.ts";

const { json: file } = readOptions("bench:web", { json });

say("Web: the landing page on a slow phone, the app's pages on a desk");
const web = await benchWeb(process.env["SENDOFF_CHROMIUM"] ?? "", say);
for (const aim of web.aims) say(describeAim(aim));
writeFigures(file, { web });
