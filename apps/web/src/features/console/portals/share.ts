/** "97%": a share; "-" of nothing. */
export function share(part: number, whole: number): string {
  if (whole === 0) return "-";
  // Never all of it, nor none, where it is not.
  const percent = (part / whole) * 100;
  if (part < whole && percent >= 99.5) return "99%";
  if (part > 0 && percent < 0.5) return "1%";
  return `${Math.round(percent)}%`;
}
