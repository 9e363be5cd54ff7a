import { benchApplying } from "../bench/applying.ts";
import { benchStarting } from "../bench/starting.ts";
import { readJsonOption, writeFigures } from "./stage/json-option.ts";

const chromiumPath = process.env["SENDOFF_CHROMIUM"] ?? "";
const say = (line: string): void => void process.stdout.write(`${line}\n`);

say("Applying: 300 ms added to every answer of the portal, full evidence");
const applying = await benchApplying(chromiumPath, say);
const rate = (runner: string, slots: number): number =>
  applying.find((line) => line.runner === runner && line.slots === slots)?.perMinute ?? 0;
const ratios = {
  bareScriptAt8: Math.round((rate("bare script", 8) / rate("product", 8)) * 100) / 100,
  overUsualBot: Math.round((rate("product", 8) / rate("usual bot", 1)) * 10) / 10,
};
say(
  `At 8 slots the bare script is ${ratios.bareScriptAt8} times as fast; we are ${ratios.overUsualBot} times the usual bot`,
);
say("Starting");
const starting = await benchStarting();
say(
  `first ${starting.firstSeconds} s, again ${starting.secondSeconds} s, ${starting.idleMegabytes} MB at rest`,
);
writeFigures(readJsonOption(process.argv), { applying, ratios, starting });
