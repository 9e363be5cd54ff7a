export * from "./audit-event.repository.ts";
export * from "./trail.repository.ts";
