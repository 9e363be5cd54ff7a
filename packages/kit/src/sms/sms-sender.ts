/** A text message; `to` in E.164, for example "+919876543210". */
export interface Sms {
  readonly to: string;
  readonly text: string;
}

export type SmsOutcome =
  | { readonly kind: "sent" }
  /** The provider will never deliver it: no such number, or one it may not send to. Trying again is of no use. */
  | { readonly kind: "refused"; readonly reason: string };

export interface SmsSender {
  /** Resolves once the provider has taken or refused the message. Throws OperationalError when it may be tried again. */
  readonly send: (sms: Sms) => Promise<SmsOutcome>;
}
