export * from "./added-platform.repository.ts";
export * from "./connection.repository.ts";
export * from "./platform.repository.ts";
export * from "./filter-choice.repository.ts";
