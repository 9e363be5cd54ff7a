import { compareCv, type Comparison } from "./compare.fixture.ts";
import { layOut } from "./layouts.fixture.ts";
import { makeCv, PACKS } from "./made-cv.fixture.ts";
import { readPrinted } from "./print.fixture.ts";
import { Random } from "./random.fixture.ts";
import { LAYOUTS, makeStyle } from "./style.fixture.ts";

/** The CV of a seed, of whatever language and layout the seed says, printed and read. `where` names all three. */
export async function readRandomCv(seed: number): Promise<Comparison & { where: string }> {
  const chosen = new Random(seed);
  const [pack, layout] = [chosen.pick(PACKS), chosen.pick(LAYOUTS)];
  const where = `${seed} (${pack.code}, ${layout})`;
  const random = new Random(seed);
  const cv = makeCv(random, pack);
  const style = makeStyle(random, pack, layout);
  const outcome = await readPrinted(layOut(cv, style));
  return outcome.kind === "refused"
    ? { where, values: 1, differences: [outcome.reason] }
    : { where, ...compareCv(cv, style, outcome.extraction) };
}
