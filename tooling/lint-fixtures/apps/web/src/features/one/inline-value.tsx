// expect: oxlint sendoff(no-inline-text)
export function Left({ count }: { count: number }): unknown {
  return <p>{count === 0 ? null : `${count} left`}</p>;
}
