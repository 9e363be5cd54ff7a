export * from "./audit-event.repository.ts";
