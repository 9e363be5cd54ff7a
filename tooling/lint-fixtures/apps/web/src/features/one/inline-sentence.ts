// expect: oxlint sendoff(no-inline-text)
export const failed = { title: "Please try again." };
