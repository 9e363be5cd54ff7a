/** "m***@example.com": enough for its owner to know it, too little for anybody else. */
export function veilEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}

/** "+91 ••••3210"; empty for no number. */
export function veilPhone(phone: { readonly dialCode: string; readonly mobile: string }): string {
  return phone.mobile === "" ? "" : `${phone.dialCode} ••••${phone.mobile.slice(-4)}`;
}
