export * from "./user.repository.ts";
