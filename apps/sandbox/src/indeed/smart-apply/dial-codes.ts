/** A country of the phone field's list, and how many digits its national numbers have. */
export interface DialCode {
  code: string;
  name: string;
  dial: string;
  digits: readonly [min: number, max: number];
}

const ANY_LENGTH: DialCode["digits"] = [5, 14];
const LENGTHS: Record<string, DialCode["digits"]> = {
  AF: [9, 9],
  AU: [9, 10],
  CA: [10, 10],
  GB: [10, 11],
  IN: [10, 10],
  US: [10, 10],
};

const LIST = `AF Afghanistan 93|AL Albania 355|DZ Algeria 213|AR Argentina 54|AM Armenia 374|AU Australia 61|AT Austria 43
AZ Azerbaijan 994|BH Bahrain 973|BD Bangladesh 880|BE Belgium 32|BT Bhutan 975|BR Brazil 55|BG Bulgaria 359|CA Canada 1
CL Chile 56|CN China 86|CO Colombia 57|HR Croatia 385|CY Cyprus 357|CZ Czech Republic 420|DK Denmark 45|EG Egypt 20
EE Estonia 372|ET Ethiopia 251|FI Finland 358|FR France 33|GE Georgia 995|DE Germany 49|GH Ghana 233|GR Greece 30
HK Hong Kong 852|HU Hungary 36|IS Iceland 354|IN India 91|ID Indonesia 62|IE Ireland 353|IL Israel 972|IT Italy 39
JM Jamaica 1|JP Japan 81|JO Jordan 962|KE Kenya 254|KW Kuwait 965|LV Latvia 371|LB Lebanon 961|LT Lithuania 370
LU Luxembourg 352|MY Malaysia 60|MV Maldives 960|MT Malta 356|MU Mauritius 230|MX Mexico 52|MA Morocco 212|MM Myanmar 95
NP Nepal 977|NL Netherlands 31|NZ New Zealand 64|NG Nigeria 234|NO Norway 47|OM Oman 968|PK Pakistan 92|PH Philippines 63
PL Poland 48|PT Portugal 351|QA Qatar 974|RO Romania 40|SA Saudi Arabia 966|RS Serbia 381|SG Singapore 65|SK Slovakia 421
SI Slovenia 386|ZA South Africa 27|KR South Korea 82|ES Spain 34|LK Sri Lanka 94|SE Sweden 46|CH Switzerland 41|TW Taiwan 886
TZ Tanzania 255|TH Thailand 66|TN Tunisia 216|TR Turkey 90|UG Uganda 256|UA Ukraine 380|AE United Arab Emirates 971
GB United Kingdom 44|US United States 1|UZ Uzbekistan 998|VN Vietnam 84|ZM Zambia 260|ZW Zimbabwe 263`;

/** In the order of the list on the page. */
export const DIAL_CODES: readonly DialCode[] = LIST.split(/[|\n]/).map((entry) => {
  const [code = "", ...rest] = entry.split(" ");
  const dial = rest.pop() ?? "";
  return { code, name: rest.join(" "), dial: `+${dial}`, digits: LENGTHS[code] ?? ANY_LENGTH };
});

const HOME = "IN";

export const findDialCode = (code: string): DialCode | undefined =>
  DIAL_CODES.find((country) => country.code === code);

/** The country of an account, from words like "India (+91)". */
export function dialCodeOf(phoneCountry: string): DialCode {
  const name = phoneCountry.replace(/ \(\+\d+\)$/, "");
  const found = DIAL_CODES.find((country) => country.name === name) ?? findDialCode(HOME);
  if (found === undefined) throw new Error("The list of countries has no home country");
  return found;
}

/** The key under which a page says which country is chosen beside a phone number. */
export const countryKey = (key: string): string => `${key}-country`;
