/** A round upper end for an axis and its grid lines, four steps where the values allow it; at least 4, so that small counts stay whole. */
export function axisTicks(highest: number): number[] {
  const rough = Math.max(highest, 4) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    ([1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((nice) => {
      const size = nice * power;
      return size >= rough && Number.isInteger(size);
    }) ?? 10) * power;
  return Array.from({ length: 5 }, (_, index) => index * step);
}
