import { describeCost, readCostInputs } from "./cost/cost.ts";
import { describeUsers } from "./cost/users.ts";

const inputs = readCostInputs();
process.stdout.write(`${describeCost(inputs)}\n\n${describeUsers(inputs)}\n`);
