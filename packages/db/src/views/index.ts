export * from "./application-view.repository.ts";
export { type LogFilter, type LogPage, readLogs, searchLogs } from "./log-search.repository.ts";
export * from "./run-view.repository.ts";
