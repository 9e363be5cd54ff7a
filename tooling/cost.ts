import { describeCost, readCostInputs } from "../bench/cost/cost.ts";

process.stdout.write(`${describeCost(readCostInputs())}\n`);
