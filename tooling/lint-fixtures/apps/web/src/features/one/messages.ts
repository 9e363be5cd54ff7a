// A text that names a job site by a word of the code.
// expect: oxlint sendoff(no-gone-text)

export const english = { confirmed: (portal: string) => `The portal of ${portal} confirmed it.` };
