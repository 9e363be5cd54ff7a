import { readRandomCv } from "../../packages/cv/src/made-cvs/read-random.fixture.ts";
import {
  json,
  readOptions,
  seed as randomSeed,
  wholeNumber,
  writeFigures,
} from "../common/options.ts";
import { say } from "../common/report.ts";

/** Of all values of invented CVs, this share is read rightly. */
const AIM = 0.97;
/** A CV with more mistakes than this is shown by name. */
const MANY_MISTAKES = 5;
/** So many of its mistakes are shown. */
const SHOWN_MISTAKES = 3;

const {
  count,
  seed,
  json: file,
} = readOptions("soak:cvs", { count: wholeNumber(500), seed: randomSeed, json });
say(`soak:cvs seed ${seed}: ${count} invented CVs`);

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
  say(`  ${where}: ${differences.length} of ${compared.values}, ${shown}`);
}
const right = values === 0 ? 0 : 1 - mistakes / values;
say(
  `${(right * 100).toFixed(2)} % of ${values} values right, ${poor.length} of ${count} CVs with more than ${MANY_MISTAKES} mistakes`,
);
writeFigures(file, { seed, count, values, right, poor });
process.exit(right >= AIM ? 0 : 1);
