// expect: tsc shared
export const now = setTimeout(() => undefined, 0);
