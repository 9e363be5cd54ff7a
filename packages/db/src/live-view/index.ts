export * from "./live-page.repository.ts";
export { type AskedOwner, takeOwnerMail } from "./owner-mail.repository.ts";
