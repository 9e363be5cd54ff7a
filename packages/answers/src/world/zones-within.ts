import { fold } from "../text/fold.ts";
import { usState, usStateLetters } from "./gazetteer.ts";
import { regionKey } from "./regions.ts";

/** States whose clocks are all the same, in countries whose clocks are not: the zone, and the folded names. */
const STATES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  US: [
    [
      "America/New_York",
      "connecticut delaware district_of_columbia georgia maine maryland massachusetts new_hampshire new_jersey new_york north_carolina ohio pennsylvania rhode_island south_carolina vermont virginia west_virginia",
    ],
    [
      "America/Chicago",
      "alabama arkansas illinois iowa louisiana minnesota mississippi missouri oklahoma wisconsin",
    ],
    ["America/Denver", "colorado montana new_mexico utah wyoming"],
    ["America/Phoenix", "arizona"],
    ["America/Los_Angeles", "california nevada washington"],
    ["America/Anchorage", "alaska"],
    ["Pacific/Honolulu", "hawaii"],
  ],
  CA: [
    ["America/Toronto", "quebec"],
    ["America/Winnipeg", "manitoba"],
    ["America/Regina", "saskatchewan"],
    ["America/Edmonton", "alberta"],
    ["America/Halifax", "nova_scotia new_brunswick prince_edward_island"],
  ],
  AU: [
    ["Australia/Sydney", "new_south_wales australian_capital_territory"],
    ["Australia/Melbourne", "victoria"],
    ["Australia/Hobart", "tasmania"],
    ["Australia/Brisbane", "queensland"],
    ["Australia/Adelaide", "south_australia"],
    ["Australia/Darwin", "northern_territory"],
    ["Australia/Perth", "western_australia"],
  ],
  BR: [
    [
      "America/Sao_Paulo",
      "sao_paulo rio_de_janeiro minas_gerais parana santa_catarina rio_grande_do_sul espirito_santo bahia goias distrito_federal pernambuco ceara paraiba rio_grande_do_norte alagoas sergipe piaui maranhao tocantins para amapa",
    ],
    ["America/Manaus", "mato_grosso mato_grosso_do_sul rondonia roraima"],
    ["America/Rio_Branco", "acre"],
  ],
  MX: [
    [
      "America/Mexico_City",
      "mexico_city jalisco nuevo_leon puebla queretaro guanajuato state_of_mexico yucatan veracruz",
    ],
    ["America/Tijuana", "baja_california"],
    ["America/Hermosillo", "sonora"],
    ["America/Cancun", "quintana_roo"],
  ],
  ID: [
    ["Asia/Jakarta", "jakarta dki_jakarta west_java central_java east_java banten yogyakarta"],
    ["Asia/Makassar", "bali south_sulawesi"],
  ],
  RU: [["Europe/Moscow", "moscow st_petersburg saint_petersburg"]],
  ES: [["Atlantic/Canary", "canary_islands las_palmas santa_cruz_de_tenerife"]],
  PT: [["Atlantic/Azores", "azores acores"]],
};

/** States with two times, and the exceptions in others: the cities of each zone, after their state and a colon. */
const CITIES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  US: [
    [
      "America/New_York",
      "florida: miami tampa orlando jacksonville fort_lauderdale tallahassee st_petersburg hialeah gainesville sarasota naples west_palm_beach boca_raton cape_coral fort_myers lakeland daytona_beach clearwater; indiana: indianapolis fort_wayne bloomington south_bend carmel fishers lafayette west_lafayette muncie; kentucky: louisville lexington covington frankfort; michigan: detroit grand_rapids ann_arbor lansing flint kalamazoo troy dearborn; tennessee: knoxville chattanooga johnson_city",
    ],
    [
      "America/Chicago",
      "florida: pensacola panama_city destin fort_walton_beach; indiana: gary hammond evansville; kentucky: bowling_green owensboro paducah; tennessee: nashville memphis clarksville murfreesboro franklin; texas: austin dallas houston san_antonio fort_worth plano irving arlington frisco mckinney round_rock garland lubbock corpus_christi waco; nebraska: omaha lincoln; kansas: wichita topeka kansas_city overland_park olathe lawrence; north_dakota: fargo grand_forks bismarck; south_dakota: sioux_falls",
    ],
    [
      "America/Denver",
      "idaho: boise meridian nampa idaho_falls; texas: el_paso; south_dakota: rapid_city; nevada: west_wendover jackpot",
    ],
    [
      "America/Los_Angeles",
      "oregon: portland salem eugene bend beaverton hillsboro gresham; idaho: coeur_d_alene lewiston",
    ],
  ],
  CA: [
    [
      "America/Toronto",
      "ontario: toronto ottawa mississauga hamilton london kitchener waterloo brampton markham vaughan oakville windsor guelph kingston barrie",
    ],
    [
      "America/Vancouver",
      "british_columbia: vancouver north_vancouver victoria surrey burnaby richmond kelowna coquitlam langley abbotsford",
    ],
    ["America/St_Johns", "newfoundland_and_labrador: st_johns st_john_s"],
  ],
  AU: [["Australia/Adelaide", "new_south_wales: broken_hill"]],
  BR: [["America/Manaus", "amazonas: manaus"]],
};

/** Cities that are meant by their name alone: no other of the country with another time is known as that. */
const BY_NAME: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  US: [
    [
      "America/New_York",
      "new_york new_york_city nyc brooklyn manhattan boston philadelphia pittsburgh washington_dc baltimore atlanta miami tampa orlando fort_lauderdale detroit ann_arbor indianapolis charlotte raleigh",
    ],
    [
      "America/Chicago",
      "chicago houston dallas austin san_antonio fort_worth nashville memphis minneapolis milwaukee new_orleans st_louis omaha oklahoma_city tulsa",
    ],
    ["America/Denver", "denver boise el_paso salt_lake_city albuquerque"],
    ["America/Phoenix", "phoenix tucson scottsdale"],
    [
      "America/Los_Angeles",
      "los_angeles san_francisco san_diego san_jose seattle spokane las_vegas sacramento palo_alto mountain_view",
    ],
    ["America/Anchorage", "anchorage"],
    ["Pacific/Honolulu", "honolulu"],
  ],
  CA: [
    ["America/Toronto", "toronto ottawa montreal mississauga brampton"],
    ["America/Winnipeg", "winnipeg"],
    ["America/Edmonton", "calgary edmonton"],
    ["America/Vancouver", "vancouver burnaby kelowna"],
    ["America/Halifax", "halifax"],
  ],
  AU: [
    ["Australia/Sydney", "sydney canberra"],
    ["Australia/Melbourne", "melbourne"],
    ["Australia/Brisbane", "brisbane"],
    ["Australia/Adelaide", "adelaide"],
    ["Australia/Perth", "perth"],
  ],
  BR: [
    ["America/Sao_Paulo", "sao_paulo rio_de_janeiro brasilia"],
    ["America/Manaus", "manaus"],
  ],
  MX: [
    [
      "America/Mexico_City",
      "mexico_city ciudad_de_mexico cdmx monterrey guadalajara puebla queretaro",
    ],
    ["America/Tijuana", "tijuana"],
    ["America/Hermosillo", "hermosillo"],
    ["America/Cancun", "cancun"],
  ],
  ID: [
    ["Asia/Jakarta", "jakarta bandung surabaya semarang yogyakarta"],
    ["Asia/Makassar", "denpasar makassar"],
  ],
  RU: [["Europe/Moscow", "moscow st_petersburg saint_petersburg"]],
  ES: [["Atlantic/Canary", "las_palmas las_palmas_de_gran_canaria santa_cruz_de_tenerife"]],
  PT: [["Atlantic/Azores", "ponta_delgada"]],
};

/** The zone of the rest of a country whose outlying parts have another one. */
const REST: Readonly<Record<string, string>> = {
  ES: "Europe/Madrid",
  PT: "Europe/Lisbon",
  CN: "Asia/Shanghai",
  NZ: "Pacific/Auckland",
  CL: "America/Santiago",
  EC: "America/Guayaquil",
  UA: "Europe/Kyiv",
  KZ: "Asia/Almaty",
  CY: "Asia/Nicosia",
};

const plain = (name: string): string => name.replaceAll("_", " ");

const zonesBy = (
  table: Readonly<Record<string, readonly (readonly [string, string])[]>>,
): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(table).flatMap(([country, zones]) =>
      zones.flatMap(([zone, names]) =>
        names.split(" ").map((name) => [`${country} ${plain(name)}`, zone] as const),
      ),
    ),
  );

const ZONE_OF_STATE = zonesBy(STATES);
const ZONE_OF_NAME = zonesBy(BY_NAME);
const ZONE_OF_CITY: ReadonlyMap<string, string> = new Map(
  Object.entries(CITIES).flatMap(([country, zones]) =>
    zones.flatMap(([zone, lines]) =>
      lines.split("; ").flatMap((line) => {
        const [state = "", cities = ""] = line.split(": ");
        return cities
          .split(" ")
          .map((city) => [`${country} ${plain(state)}, ${plain(city)}`, zone] as const);
      }),
    ),
  ),
);
/** States that have two times. */
const SPLIT = new Set([...ZONE_OF_CITY.keys()].map((key) => key.split(",")[0] ?? ""));

/** Whether the clocks of a country, by its ISO code, differ by its parts. */
export const hasZones = (country: string): boolean => country in STATES || country in REST;

/**
 * The IANA zone of a city in such a country. A city of another state says nothing: Arlington is in Virginia and in Texas. Where no state
 * is known, only a city that is meant by its name alone.
 */
export function zoneWithin(
  country: string,
  state: string | undefined,
  city: string | undefined,
): string | undefined {
  const region = stateKey(country, state);
  const town = fold(city ?? "");
  const ofState = `${country} ${region}`;
  const zone = ZONE_OF_CITY.get(`${ofState}, ${town}`) ?? ZONE_OF_STATE.get(ofState);
  if (zone !== undefined) return zone;
  if (SPLIT.has(ofState) || isState(country, region)) return undefined;
  return ZONE_OF_NAME.get(`${country} ${town}`) ?? REST[country];
}

function stateKey(country: string, state: string | undefined): string {
  const folded = fold(state ?? "");
  return country === "US" ? (usState(folded.toUpperCase()) ?? folded) : regionKey(folded, country);
}

/** A state of the country that no table has the time of. */
const isState = (country: string, region: string): boolean =>
  country === "US" && usStateLetters(region) !== undefined;
