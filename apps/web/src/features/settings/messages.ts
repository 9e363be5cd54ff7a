/** Texts of SPEC 8 and SPEC 2 for the profile settings and for the codes that are asked for there. */
export const settingsTexts = {
  countriesFailed: "Failed to load countries",
  currenciesFailed: "Failed to load currencies",
  userFailed: "Failed to load user details",
  updateFailed: "Update failed",
  errorOccurred: "An error occurred",
  noToken: "Authentication token not found.",
  savedTitle: "Profile Updated Successfully!",
  savedNote: "Your changes have been saved.",
  codeSending: "Sending OTP...",
  codeSent: "OTP sent successfully!",
  codeSendFailed: "Failed to send OTP. Please try again.",
  codeResending: "Resending OTP...",
  codeResent: "OTP resent successfully!",
  codeResendFailed: "Failed to resend OTP. Please try again.",
  codeVerifying: "Verifying OTP...",
  codeWrong: "Invalid OTP. Please try again.",
} as const;
