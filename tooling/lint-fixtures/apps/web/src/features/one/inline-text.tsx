// expect: oxlint sendoff(no-inline-text)
export function Save(): unknown {
  return <button type="button">Save</button>;
}
