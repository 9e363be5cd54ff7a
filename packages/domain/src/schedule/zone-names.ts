import { isKnownZone } from "./time-zone.ts";

/** Names that ICU, and with it browsers, still give where the world has taken up others; both mean the same zone. */
const NEWER_NAMES: Readonly<Record<string, string>> = {
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Godthab": "America/Nuuk",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** The zone by the name that it has today, where this machine knows that name; else as it is. */
export function modernZoneName(name: string): string {
  const newer = NEWER_NAMES[name];
  return newer !== undefined && isKnownZone(newer) ? newer : name;
}

/** "IST", "CET", "GMT-3": how a zone is written beside a time, everywhere. Throws RangeError for an unknown zone. */
export function zoneLabel(timeZone: string, at: Date): string {
  // The Indian English of ICU has the short names that people use.
  const parts = new Intl.DateTimeFormat("en-IN", { timeZone, timeZoneName: "short" });
  return parts.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
}
