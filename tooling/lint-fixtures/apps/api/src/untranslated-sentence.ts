// expect: oxlint sendoff(translated-sentence)
export const refusal = (name: string): string => `${name} has no sentence like this one in Hindi.`;
