// expect: oxlint sendoff(said-in-hindi)
export const refusal = (name: string): string => `${name} has no sentence like this one in Hindi.`;
