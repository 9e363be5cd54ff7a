// expect: tsc web
export const bytes = Buffer.from("a");
