import { benchApi } from "./api.ts";
import { describeAim } from "./aims.ts";
import { readJsonOption, writeFigures } from "../common/options.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** A missed aim is said and is no failure: the figures depend on the machine. What cannot be measured throws. */
say("Calls: one api, eight calls at a time, beside a bare Fastify with the same queries");
const api = await benchApi(say);
for (const aim of api.aims) say(describeAim(aim));
writeFigures(readJsonOption(process.argv.slice(2)), { api });
