import { OTP_VALID_MINUTES } from "@sendoff/contract/constants";

/** What a mail says of how long its code may be used. */
export const CODE_VALIDITY = `It is valid for ${OTP_VALID_MINUTES} minutes and works once.`;
