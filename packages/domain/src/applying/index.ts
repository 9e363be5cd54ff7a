export * from "./headline.ts";
export * from "./user-reported-outcome.ts";
export * from "./answer-words.ts";
export * from "./receipt-words.ts";
export * from "./run-plan.ts";
export * from "./preview-plan.ts";
export * from "./run-start.ts";
