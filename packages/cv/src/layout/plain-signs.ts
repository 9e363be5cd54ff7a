const OTHER_SIGNS =
  /[\u0660-\u0669\u06f0-\u06f9\u3000\uff03-\uff0b\uff0d-\uff1a\uff1c-\uff1e\uff20-\uff5e]/g;

function plain(sign: string): string {
  const code = sign.charCodeAt(0);
  if (code === 0x30_00) return " ";
  if (code < 0x06_f0) return String(code - 0x06_60);
  return code < 0xff_00 ? String(code - 0x06_f0) : String.fromCharCode(code - 0xfe_e0);
}

/**
 * The text with the digits of Arabic as those of Latin text, and the wide letters, digits, brackets and colons of East Asia as
 * plain ones. Commas and ends of sentences stay: they are part of how those languages are written.
 */
export function withPlainSigns(text: string): string {
  return text.replace(OTHER_SIGNS, plain);
}
