// expect: oxlint typescript(consistent-type-assertions)
// expect: oxlint typescript(no-explicit-any)
// expect: oxlint typescript(no-non-null-assertion)
export const kept = [1, 2] as const;
export const cast = JSON.parse("1") as number;
export const anything: any = 1;
export const first = [1].at(0)!;
