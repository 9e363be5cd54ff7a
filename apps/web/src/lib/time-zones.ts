import { isKnownZone, modernZoneName } from "@sendoff/domain/schedule";

export interface TimeZoneChoice {
  value: string;
  label: string;
  /** "GMT+5:30": how far ahead it is at `now`. */
  detail: string;
}

/** Every zone that this browser knows, by name, and the one that is chosen even where the browser does not list it. */
export function listTimeZones(chosen: string, now: number): TimeZoneChoice[] {
  const listed = Intl.supportedValuesOf("timeZone").map(modernZoneName);
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
