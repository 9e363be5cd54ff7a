// expect: oxlint sendoff(no-inline-text)
export function Close({ isDark }: { isDark: boolean }): unknown {
  return <button type="button" aria-label={isDark ? "close" : ""} />;
}
