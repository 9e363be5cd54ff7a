/** A page's address as it may be kept and logged: its parameters may name a person, hold a key or what was searched for. */
export function stripQuery(address: string): string {
  return address.replace(/[?#].*$/s, "");
}
