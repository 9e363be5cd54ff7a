import { fold } from "../text/fold.ts";
import { countriesIn, countryByName } from "./countries.ts";

/** A place as far as it is known; names folded. */
export interface Place {
  city?: string;
  state?: string;
  country?: string;
}

/** Other names of a city: plain knowledge that a person would not be asked for. */
const CITY_ALIASES = new Map([
  ["bengaluru", "bangalore"],
  ["banglore", "bangalore"],
  ["gurugram", "gurgaon"],
  ["bombay", "mumbai"],
  ["madras", "chennai"],
  ["calcutta", "kolkata"],
  ["new delhi", "delhi"],
  ["mysuru", "mysore"],
  ["poona", "pune"],
  ["munchen", "munich"],
  ["koln", "cologne"],
  ["nyc", "new york"],
  ["new york city", "new york"],
  ["trivandrum", "thiruvananthapuram"],
  ["cochin", "kochi"],
  ["baroda", "vadodara"],
  ["vizag", "visakhapatnam"],
]);

const CITY_COUNTRIES: Record<string, readonly string[]> = {
  IN: [
    "bangalore",
    "mumbai",
    "delhi",
    "hyderabad",
    "chennai",
    "pune",
    "kolkata",
    "gurgaon",
    "noida",
    "ahmedabad",
    "jaipur",
    "kochi",
    "thiruvananthapuram",
    "coimbatore",
    "indore",
    "nagpur",
    "lucknow",
    "chandigarh",
    "bhubaneswar",
    "mysore",
    "vadodara",
    "surat",
    "visakhapatnam",
    "nashik",
    "bhopal",
    "mohali",
    "thane",
    "navi mumbai",
    "delhi ncr",
    "ghaziabad",
    "faridabad",
    "greater noida",
  ],
  US: [
    "new york",
    "san francisco",
    "seattle",
    "austin",
    "boston",
    "chicago",
    "los angeles",
    "dallas",
    "denver",
    "atlanta",
    "houston",
    "san jose",
    "san diego",
    "miami",
    "philadelphia",
    "palo alto",
    "mountain view",
    "washington",
  ],
  GB: [
    "london",
    "manchester",
    "birmingham",
    "edinburgh",
    "glasgow",
    "bristol",
    "leeds",
    "cambridge",
    "oxford",
  ],
  DE: ["berlin", "munich", "hamburg", "frankfurt", "cologne", "stuttgart", "dusseldorf", "leipzig"],
  FR: ["paris", "lyon", "marseille", "toulouse", "nantes", "lille", "bordeaux"],
  ES: ["madrid", "barcelona", "valencia", "sevilla", "malaga"],
  AU: ["sydney", "melbourne", "brisbane", "perth", "adelaide", "canberra"],
  CA: ["toronto", "vancouver", "montreal", "ottawa", "calgary"],
  NL: ["amsterdam", "rotterdam", "utrecht", "eindhoven"],
  IE: ["dublin", "cork"],
  SG: ["singapore"],
  AE: ["dubai", "abu dhabi", "sharjah"],
};
const COUNTRY_OF_CITY = new Map(
  Object.entries(CITY_COUNTRIES).flatMap(([code, cities]) =>
    cities.map((city) => [city, code] as const),
  ),
);

const STATES: Record<string, readonly string[]> = {
  IN: [
    "maharashtra",
    "karnataka",
    "telangana",
    "tamil nadu",
    "west bengal",
    "haryana",
    "uttar pradesh",
    "gujarat",
    "rajasthan",
    "kerala",
    "madhya pradesh",
    "punjab",
    "odisha",
    "andhra pradesh",
    "bihar",
    "goa",
    "delhi",
  ],
  US: [
    "california",
    "texas",
    "washington",
    "massachusetts",
    "illinois",
    "florida",
    "colorado",
    "georgia",
    "virginia",
    "new jersey",
    "pennsylvania",
    "north carolina",
    "arizona",
    "ohio",
    "michigan",
    "oregon",
    "utah",
  ],
};
const US_STATE_CODES = new Set(
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC".split(
    " ",
  ),
);

/** One name for a city, whatever it is called: "Bengaluru" and "Bangalore" are the same. */
export function cityKey(name: string): string {
  const folded = fold(name)
    .replace(/^greater (?!noida)/, "")
    .replace(/ (area|metropolitan area|metropolitan region|city)$/, "");
  return CITY_ALIASES.get(folded) ?? folded;
}

/** Reads "Pune, Maharashtra, India (On-site)" into its parts; parts that are not understood are left out. */
export function placeFrom(text: string): Place {
  const place: Place = {};
  const plain = text.slice(0, 300).replace(/\([^()]*\)/g, " ");
  const parts = plain
    .split(/[,;|/]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const named = countriesIn(plain);
  for (const [index, part] of parts.entries()) {
    const country = countryByName(part);
    if (country !== undefined && !(country === "SG" && index === 0)) place.country = country;
    else if (index > 0 && /^[A-Z]{2}$/.test(part) && US_STATE_CODES.has(part))
      place.country ??= "US";
    else readPart(place, part, index);
  }
  if (place.country === undefined && named.length === 1 && named[0] !== undefined)
    place.country = named[0];
  if (place.country === undefined) {
    const guess = countryOfCity(place.city) ?? countryOfState(place.state);
    if (guess !== undefined) place.country = guess;
  }
  return place;
}

function readPart(place: Place, part: string, index: number): void {
  const state = fold(part);
  if (/^(remote|hybrid|onsite|on site|anywhere|work from home|wfh)$/.test(state)) return;
  if (index > 0 && place.city !== undefined) place.state ??= state;
  else if (countryOfState(state) !== undefined && countryOfCity(cityKey(part)) === undefined)
    place.state = state;
  else place.city = cityKey(part.replace(/^(remote|hybrid|on-?site)\s*[-:]\s*/i, ""));
}

/** ISO code of the country a well-known city lies in. */
export function countryOfCity(city: string | undefined): string | undefined {
  return city === undefined ? undefined : COUNTRY_OF_CITY.get(city);
}

function countryOfState(state: string | undefined): string | undefined {
  if (state === undefined) return undefined;
  return Object.entries(STATES).find(([, names]) => names.includes(state))?.[0];
}

/** Whether a text asks for, or offers, work from anywhere. */
export function isRemotePlace(text: string): boolean {
  return /\b(remote|work from home|wfh|home office|teletravail|teletrabajo)\b/.test(fold(text));
}
