import { z } from "zod";

/** A whole number in an address; the refusal says which are taken. */
export function wholeNumber(name: string, least: number, most = Number.MAX_SAFE_INTEGER) {
  const bounds = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `from ${least} to ${most}`;
  const issue = `${name} is a whole number, ${bounds}`;
  return z.coerce.number(issue).int(issue).min(least, issue).max(most, issue);
}
