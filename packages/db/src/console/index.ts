export * from "./portal-figures.repository.ts";
export * from "./queue-figures.repository.ts";
export * from "./person.repository.ts";
export * from "./payment.repository.ts";
