import { isKnownZone } from "@sendoff/domain";

/** Names that ICU still lists by where the world has taken up others; both mean the same zone. */
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

export interface TimeZoneChoice {
  value: string;
  label: string;
  /** "GMT+5:30": how far ahead it is at `now`. */
  detail: string;
}

/** Every zone that this browser knows, by name, and the one that is chosen even where the browser does not list it. */
export function listTimeZones(chosen: string, now: number): TimeZoneChoice[] {
  const listed = Intl.supportedValuesOf("timeZone").map((zone) => {
    const newer = NEWER_NAMES[zone];
    return newer !== undefined && isKnownZone(newer) ? newer : zone;
  });
  const zones = new Set(["UTC", ...listed, ...(isKnownZone(chosen) ? [chosen] : [])]);
  return [...zones].toSorted().map((zone) => ({
    value: zone,
    label: zone.replaceAll("_", " "),
    detail: offsetAt(zone, now),
  }));
}

function offsetAt(timeZone: string, now: number): string {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "shortOffset" });
  const part = format.formatToParts(now).find(({ type }) => type === "timeZoneName");
  return part?.value ?? "";
}
