import { benchApi } from "./api.ts";
import { describeAim } from "./aims.ts";
import { json, readOptions, writeFigures } from "../common/options.ts";
import { say } from "../common/report.ts";

const { json: file } = readOptions("bench:api", { json });

/** A missed aim is said and is no failure: the figures depend on the machine. What cannot be measured throws. */
say("Calls: one api, eight calls at a time, beside a bare Fastify with the same queries");
const api = await benchApi(say);
for (const aim of api.aims) say(describeAim(aim));
writeFigures(file, { api });
