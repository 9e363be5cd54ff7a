import type { AccountSystem } from "@sendoff/contract/board-makers";

/** Hosts: portal facts 4 and captured 5; those of SuccessFactors by SAP's own list of its data centres' domains. */
const HOSTS: readonly (readonly [AccountSystem, RegExp])[] = [
  ["Workday", /(^|\.)(myworkdayjobs(-impl)?|myworkdaysite)\.com$/],
  ["iCIMS", /(^|\.)icims\.com$/],
  ["Taleo", /(^|\.)taleo\.net$/],
  ["SuccessFactors", /(^|\.)(successfactors\.(com|eu|cn)|sapsf\.(com|eu|cn))$/],
];

/** The system that a host is of, by its name alone. */
export function accountSystemOf(host: string): AccountSystem | undefined {
  return HOSTS.find(([, pattern]) => pattern.test(host))?.[0];
}
