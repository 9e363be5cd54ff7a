export interface CheckedRule {
  kind: string;
  required: boolean;
  min?: number | undefined;
  max?: number | undefined;
  max_length?: number | undefined;
  /** How many digits a number of the country beside it has. */
  digits?: readonly [number, number] | undefined;
}
export function findProblem(rule: CheckedRule, value: string | boolean | string[]): string | null;
