/** Texts of SPEC 8 for the sign-in. */
export const messages = {
  sending: "Sending OTP...",
  sent: "OTP sent successfully!",
  sendFailed: "Failed to send OTP. Please try again.",
  verifying: "Verifying OTP...",
  verified: "OTP verified successfully!",
  verifyFailed: "Invalid OTP. Please try again.",
  resending: "Resending OTP...",
  resent: "OTP resent successfully!",
  resendFailed: "Failed to resend OTP. Please try again.",
} as const;
