export type { PaymentFact, PaymentProvider, PostedEvidence } from "./payment-provider.ts";
export { payuVariables, readPayuSettings } from "./payu-config.ts";
export { isLeftByPayer } from "./payment-status.ts";
export { createPayuProvider, type PayuOptions } from "./payu-provider.ts";
export { readNotice, readPostedBody } from "./posted-body.ts";
