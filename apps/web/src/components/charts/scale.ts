/** Where an axis ends at the least: one or two must not look like much. */
const LEAST_TOP = 10;

/** A round upper end for an axis and its grid lines, four steps where the values allow it; never below ten. */
export function axisTicks(highest: number): number[] {
  if (highest <= LEAST_TOP) return [0, LEAST_TOP / 2, LEAST_TOP];
  const rough = highest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    ([1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((nice) => {
      const size = nice * power;
      return size >= rough && Number.isInteger(size);
    }) ?? 10) * power;
  return Array.from({ length: 5 }, (_, index) => index * step);
}
