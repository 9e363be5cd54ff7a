export * from "./chromium-flags.ts";
export * from "./clock.ts";
export * from "./config.ts";
export * from "./errors.ts";
export * from "./ids.ts";
export { type InternalServer, isFromThisMachine, startInternalServer } from "./internal-server.ts";
export {
  type JournalPlace,
  journalPlace,
  journalVariables,
  openJournal,
} from "./journal/open-journal.ts";
export type { SubmitJournal, SubmitRecord } from "./journal/submit-journal.ts";
export { kmsVariables, readKmsSettings } from "./kms/kms-config.ts";
export { KmsError, openKms } from "./kms/open-kms.ts";
export { hasWrappedKeys, openWrappedKeys, WRAPPED } from "./kms/wrapped-keys.ts";
export * from "./live-ticket.ts";
export * from "./logger.ts";
export * from "./mailer.ts";
export { MARK, MARK_ON_DARK } from "./mail-signs.ts";
export { isOwnHost } from "./own-host.ts";
export * from "./model/model-client.ts";
export * from "./model/model-config.ts";
export * from "./payu/payment-provider.ts";
export { formatPaise, parsePaise } from "./payu/paise.ts";
export { payuVariables, type PayuSettings, readPayuSettings } from "./payu/payu-config.ts";
export { createPayuProvider, type PayuOptions } from "./payu/payu-provider.ts";
export { readNotice, readPostedBody } from "./payu/posted-body.ts";
export * from "./signed-url.ts";
export * from "./sms/sms-config.ts";
export type { Sms, SmsOutcome, SmsSender } from "./sms/sms-sender.ts";
export { type SmsOptions, twilioSender } from "./sms/twilio-sender.ts";
export { localStorage } from "./storage/local-storage.ts";
export { openStorage } from "./storage/open-storage.ts";
export type { Storage } from "./storage/storage.ts";
export {
  readStorageSettings,
  type StorageSettings,
  storageVariables,
} from "./storage/storage-config.ts";
export * from "./unsubscribe-token.ts";
export * from "./vault.ts";
