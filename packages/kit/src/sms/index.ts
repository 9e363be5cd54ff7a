export { isSmsOn, readSmsSettings, smsVariables } from "./sms-config.ts";
export type { Sms, SmsOutcome, SmsSender } from "./sms-sender.ts";
export { type SmsOptions, twilioSender } from "./twilio-sender.ts";
