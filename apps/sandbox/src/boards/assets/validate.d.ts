export interface CheckedRule {
  kind: string;
  label: string;
  required: boolean;
  min?: number | undefined;
  max?: number | undefined;
  max_length?: number | undefined;
}
export function findProblem(rule: CheckedRule, value: string | boolean | string[]): string | null;
