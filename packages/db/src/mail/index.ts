export * from "./mail-outbox.repository.ts";
export { mailTextContext, openMail } from "./open-mail.ts";
export * from "./mail-delivery.repository.ts";
