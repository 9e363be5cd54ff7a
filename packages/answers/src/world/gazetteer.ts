/** Well-known cities by country and state; folded names. Only what many forms name: an absent city is simply unknown. */
const CITIES: Record<string, Record<string, string>> = {
  IN: {
    karnataka: "bangalore, mysore, mangalore, hubli",
    maharashtra: "mumbai, pune, nagpur, nashik, thane, navi mumbai, aurangabad",
    delhi: "delhi, delhi ncr",
    telangana: "hyderabad, warangal",
    "tamil nadu": "chennai, coimbatore, madurai, salem",
    "west bengal": "kolkata, howrah, siliguri",
    haryana: "gurgaon, faridabad, panipat",
    "uttar pradesh": "noida, greater noida, ghaziabad, lucknow, kanpur, agra, varanasi",
    gujarat: "ahmedabad, vadodara, surat, rajkot, gandhinagar",
    rajasthan: "jaipur, udaipur, jodhpur, kota",
    kerala: "kochi, thiruvananthapuram, kozhikode, thrissur",
    "madhya pradesh": "indore, bhopal, gwalior",
    punjab: "mohali, ludhiana, amritsar",
    chandigarh: "chandigarh",
    odisha: "bhubaneswar, cuttack",
    "andhra pradesh": "visakhapatnam, vijayawada",
    bihar: "patna",
    goa: "panaji",
    assam: "guwahati",
    jharkhand: "ranchi, jamshedpur",
  },
  US: {
    "new york": "new york, brooklyn, buffalo",
    california:
      "san francisco, los angeles, san jose, san diego, palo alto, mountain view, sacramento, oakland",
    washington: "seattle, redmond, bellevue",
    texas: "austin, dallas, houston, san antonio, plano",
    massachusetts: "boston",
    illinois: "chicago",
    colorado: "denver, boulder",
    georgia: "atlanta",
    florida: "miami, tampa, orlando",
    pennsylvania: "philadelphia, pittsburgh",
    arizona: "phoenix",
    oregon: "",
    utah: "salt lake city",
    michigan: "detroit",
    "north carolina": "charlotte, raleigh",
    "district of columbia": "washington",
  },
  GB: {
    england: "london, manchester, birmingham, bristol, leeds, cambridge, oxford",
    scotland: "edinburgh, glasgow",
    wales: "cardiff",
  },
  DE: { "": "berlin, munich, hamburg, frankfurt, cologne, stuttgart, dusseldorf, leipzig" },
  FR: { "": "paris, lyon, marseille, toulouse, nantes, lille, bordeaux" },
  ES: { "": "madrid, barcelona, valencia, sevilla, malaga" },
  AU: {
    "new south wales": "sydney",
    victoria: "melbourne",
    queensland: "brisbane",
    "western australia": "perth",
    "south australia": "adelaide",
  },
  CA: {
    ontario: "toronto, ottawa",
    "british columbia": "vancouver",
    quebec: "montreal",
    alberta: "calgary",
  },
  NL: { "": "amsterdam, rotterdam, utrecht, eindhoven" },
  IE: { "": "dublin, cork" },
  SG: { "": "singapore" },
  AE: { "": "dubai, abu dhabi, sharjah" },
};

const US_STATES =
  "AL alabama, AK alaska, AZ arizona, AR arkansas, CA california, CO colorado, CT connecticut, DE delaware, FL florida, " +
  "GA georgia, HI hawaii, ID idaho, IL illinois, IN indiana, IA iowa, KS kansas, KY kentucky, LA louisiana, ME maine, " +
  "MD maryland, MA massachusetts, MI michigan, MN minnesota, MS mississippi, MO missouri, MT montana, NE nebraska, " +
  "NV nevada, NH new hampshire, NJ new jersey, NM new mexico, NY new york, NC north carolina, ND north dakota, OH ohio, " +
  "OK oklahoma, OR oregon, PA pennsylvania, RI rhode island, SC south carolina, SD south dakota, TN tennessee, TX texas, " +
  "UT utah, VT vermont, VA virginia, WA washington, WV west virginia, WI wisconsin, WY wyoming, DC district of columbia";

const US_STATE_OF_CODE = new Map(
  US_STATES.split(", ").map((entry) => [entry.slice(0, 2), entry.slice(3)] as const),
);

const COUNTRY_OF_CITY = new Map<string, string>();
const STATE_OF_CITY = new Map<string, string>();
const COUNTRY_OF_STATE = new Map<string, string>();
for (const [country, states] of Object.entries(CITIES)) {
  for (const [state, cities] of Object.entries(states)) {
    if (state !== "") COUNTRY_OF_STATE.set(state, country);
    for (const city of cities.split(", ").filter((name) => name !== "")) {
      COUNTRY_OF_CITY.set(city, country);
      if (state !== "") STATE_OF_CITY.set(city, state);
    }
  }
}
for (const state of US_STATE_OF_CODE.values())
  if (!COUNTRY_OF_STATE.has(state)) COUNTRY_OF_STATE.set(state, "US");

/** ISO code of the country a well-known city lies in; the argument is a `cityKey`. */
export function countryOfCity(city: string | undefined): string | undefined {
  return city === undefined ? undefined : COUNTRY_OF_CITY.get(city);
}

/** The state a well-known city lies in, folded. */
export function stateOfCity(city: string | undefined): string | undefined {
  return city === undefined ? undefined : STATE_OF_CITY.get(city);
}

/** ISO code of the country of a state, by its folded name. */
export function countryOfState(state: string | undefined): string | undefined {
  return state === undefined ? undefined : COUNTRY_OF_STATE.get(state);
}

/** The folded name of a state of the US by its two letters, in any case. */
export function usState(code: string): string | undefined {
  return US_STATE_OF_CODE.get(code.toUpperCase());
}

/** The two letters of a state of the US by its folded name. */
export function usStateLetters(state: string): string | undefined {
  return [...US_STATE_OF_CODE].find(([, name]) => name === state)?.[0];
}
