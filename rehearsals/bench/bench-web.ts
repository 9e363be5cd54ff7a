import { describeAim } from "./aims.ts";
import { benchWeb } from "./web.ts";
import { readJsonOption, writeFigures } from "../common/options.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

say("Web: the landing page on a slow phone, the app's pages on a desk");
const web = await benchWeb(process.env["SENDOFF_CHROMIUM"] ?? "", say);
for (const aim of web.aims) say(describeAim(aim));
writeFigures(readJsonOption(process.argv), { web });
