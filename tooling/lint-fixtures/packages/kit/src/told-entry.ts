// expect: oxlint sendoff(no-gone-word)
export const kept = 1;
