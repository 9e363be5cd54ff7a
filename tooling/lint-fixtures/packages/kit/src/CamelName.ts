// expect: oxlint unicorn(filename-case)
export const kept = 1;
