export * from "./judge-evidence.ts";
export * from "./operator-limit.ts";
export * from "./order-state.ts";
export * from "./plans.ts";
export * from "./recharge.ts";
export * from "./reversal.ts";
export * from "./written.ts";
