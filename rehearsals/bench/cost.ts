import { describeCost, readCostInputs } from "./cost/cost.ts";

process.stdout.write(`${describeCost(readCostInputs())}\n`);
