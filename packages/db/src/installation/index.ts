export * from "./inspect-database.ts";
export * from "./installation.repository.ts";
