export const reviewed = true;
