const EU_MEMBERS = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

const EEA_MEMBERS = new Set([...EU_MEMBERS, "IS", "LI", "NO"]);
const COMMONWEALTH = new Set(
  "AG AU BB BD BN BS BW BZ CA CM CY DM FJ GA GB GD GH GM GY IN JM KE KI KN LC LK LS MT MU MV MW MY MZ NA NG NR NZ PG PK RW SB SC SG SL SZ TG TO TT TV TZ UG VC VU WS ZA ZM".split(
    " ",
  ),
);

const ASEAN = new Set("BN ID KH LA MM MY PH SG TH TL VN".split(" "));

/** Whether a country, by its ISO code, is a member of the Association of Southeast Asian Nations. */
export function isInAsean(code: string): boolean {
  return ASEAN.has(code);
}

/** Whether a country, by its ISO code, is in the European Economic Area: the Union, Iceland, Liechtenstein and Norway. */
export function isInEea(code: string): boolean {
  return EEA_MEMBERS.has(code);
}

/** Whether a country, by its ISO code, is a member of the Commonwealth of Nations. */
export function isInCommonwealth(code: string): boolean {
  return COMMONWEALTH.has(code);
}

const GCC = new Set("AE BH KW OM QA SA".split(" "));

/** Whether a country lies in another or in the Gulf ("GCC"), by their codes. */
export function liesIn(code: string | undefined, area: string): boolean {
  return code !== undefined && (code === area || (area === "GCC" && GCC.has(code)));
}

/** Whether a country, by its ISO code, is a member of the European Union. */
export function isInEu(code: string): boolean {
  return EU_MEMBERS.has(code);
}
