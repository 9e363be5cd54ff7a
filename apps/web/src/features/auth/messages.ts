import type { ReactNode } from "react";
import { sentence } from "../../lib/sentence.ts";
import { inLanguage } from "../../language/language.ts";

/** Texts of SPEC 8 for the sign-in. */
export const english = {
  sending: "Sending OTP...",
  sent: "OTP sent successfully!",
  sendFailed: "Failed to send OTP. Please try again.",
  verifying: "Verifying OTP...",
  verified: "OTP verified successfully!",
  verifyFailed: "Invalid OTP. Please try again.",
  resending: "Resending OTP...",
  resent: "OTP resent successfully!",
  resendFailed: "Failed to resend OTP. Please try again.",
  logIn: "Log In",
  byContinuingYouAccept: (termsConditions: ReactNode, privacyPolicy: ReactNode) =>
    sentence`By continuing you accept the ${termsConditions} and the ${privacyPolicy}.`,
  termsConditions: "Terms & Conditions",
  privacyPolicy: "Privacy Policy",
  fiveStampsAreWaitingForYou: "Five stamps are waiting for you.",
  eachOneSendsAnApplication:
    "Each one sends an application, and comes back to you if the application does not go through.",
  emailVerification: "Email Verification",
  enterYourEmailToReceive: "Enter your email to receive a verification code",
  change: "Change",
  codeWasSentTo: (email: string, change: ReactNode) =>
    sentence`The code was sent to ${email}. ${change}`,
  itIsOnItsWayTo: (email: ReactNode, change: ReactNode) =>
    sentence`It is on its way to ${email}. ${change}`,
  email: "Email",
  enterYourEmail: "Enter your email",
  sendOtp: "Send OTP",
  noPasswordToRemember:
    "No password to remember. New here? The same code creates your account, with 5 free applications.",
  verifyOtp: "Verify OTP",
  sandboxNoMailLeaves: (mailbox: ReactNode) =>
    sentence`Sandbox: no real e-mail is sent. The code is in ${mailbox}.`,
};

export const messages = inLanguage("features/auth", english);
