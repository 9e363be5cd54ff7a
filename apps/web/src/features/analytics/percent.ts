/** "91%", "-" while nothing is decided. */
export function percent(rate: number | null): string {
  return rate === null ? "-" : `${Math.round(rate)}%`;
}
