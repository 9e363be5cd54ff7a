/** The word on a child's command line that has it draw the first page of what it is given. */
export const DRAW = "draw";
