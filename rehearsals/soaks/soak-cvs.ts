import { randomInt } from "node:crypto";
import { readRandomCv } from "../../packages/cv/src/made-cvs/read-random.fixture.ts";
import { readJsonOption, readNumberOption, writeFigures } from "../common/options.ts";

/** Of all values of invented CVs, this share is read rightly. */
const AIM = 0.97;
/** A CV with more mistakes than this is shown by name. */
const MANY_MISTAKES = 5;
/** So many of its mistakes are shown. */
const SHOWN_MISTAKES = 3;

const args = process.argv.slice(2);
const count = readNumberOption(args, "--count", 500);
const seed = readNumberOption(args, "--seed", randomInt(2 ** 30));
process.stdout.write(`soak:cvs seed ${seed}: ${count} invented CVs\n`);

let values = 0;
let mistakes = 0;
const poor: string[] = [];
for (let each = seed; each < seed + count; each += 1) {
  const { where, differences, ...compared } = await readRandomCv(each);
  values += compared.values;
  mistakes += differences.length;
  if (differences.length <= MANY_MISTAKES) continue;
  poor.push(where);
  const shown = differences.slice(0, SHOWN_MISTAKES).join("; ");
  process.stdout.write(`  ${where}: ${differences.length} of ${compared.values}, ${shown}\n`);
}
const right = values === 0 ? 0 : 1 - mistakes / values;
process.stdout.write(
  `${(right * 100).toFixed(2)} % of ${values} values right, ${poor.length} of ${count} CVs with more than ${MANY_MISTAKES} mistakes\n`,
);
writeFigures(readJsonOption(args), { seed, count, values, right, poor });
process.exit(right >= AIM ? 0 : 1);
