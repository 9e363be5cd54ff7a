// expect: tsc server
export const title = document.title;
