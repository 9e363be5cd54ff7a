export * from "./sms-outbox.repository.ts";
