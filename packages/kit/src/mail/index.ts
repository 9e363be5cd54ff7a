export { MARK, MARK_ON_DARK } from "./mail-signs.ts";
export { type Mail, type Mailer, smtpMailer, tryMailServer } from "./mailer.ts";
export { createUnsubscribeToken, readUnsubscribeToken } from "./unsubscribe-token.ts";
