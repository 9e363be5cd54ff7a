export * from "./sealed-record.repository.ts";
