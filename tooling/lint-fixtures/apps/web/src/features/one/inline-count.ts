// expect: oxlint sendoff(no-inline-text)
export function credits(count: number, plural: (count: number, one: string) => string): string {
  return plural(count, "credit");
}
