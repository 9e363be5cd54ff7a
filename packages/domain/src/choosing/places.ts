/**
 * Countries with the names that postings use for them, their regions and their larger cities: enough to tell whether a job "remote
 * in the US" or in Leeds is within reach. One a line: `code = names > cities and regions`. Neighbouring cities whose jobs people
 * travel to stand joined by a plus sign; behind an at sign, how the state around them is written, for suburbs that stand here not.
 */
const COUNTRIES = `
in = india, pan india > delhi+new delhi+gurgaon+gurugram+noida+greater noida+faridabad+ghaziabad+delhi ncr+ncr, mumbai+bombay+navi mumbai+thane+bhiwandi+kalyan+dombivli+vashi+panvel, pune+poona+pimpri+chinchwad+pimpri chinchwad+pcmc+chakan, hyderabad+secunderabad, bangalore+bengaluru+banglore, chennai+madras, kolkata+calcutta+howrah+salt lake, chandigarh+mohali+panchkula+zirakpur, kochi+cochin+ernakulam, ahmedabad+gandhinagar, surat, vadodara+baroda, jaipur, indore, bhopal, nagpur, lucknow+kanpur, patna, bhubaneswar+cuttack, coimbatore+tirupur, madurai, trivandrum+thiruvananthapuram, mysore+mysuru, mangalore+mangaluru, vizag+visakhapatnam, vijayawada, guwahati, ranchi, jamshedpur, raipur, dehradun, ludhiana, amritsar, nashik, aurangabad, rajkot, kozhikode+calicut, trichy, salem, hosur, goa+panaji, udaipur, jodhpur, agra, varanasi, haridwar, shimla, puducherry, hubli, jalandhar, karnataka, maharashtra, tamil nadu, telangana, kerala, gujarat, haryana, uttar pradesh, rajasthan, punjab india, west bengal, odisha, andhra pradesh, madhya pradesh, bihar, assam
pk = pakistan > karachi, lahore, islamabad+rawalpindi, faisalabad, multan, peshawar, sialkot
bd = bangladesh > dhaka+gazipur+narayanganj, chittagong+chattogram, sylhet
lk = sri lanka > colombo, kandy
np = nepal > kathmandu+lalitpur, pokhara
ae = uae, united arab emirates, emirates > dubai+sharjah+ajman, abu dhabi+mussafah, al ain, ras al khaimah, fujairah, jebel ali
sa = saudi arabia, ksa, saudi > riyadh, jeddah, dammam+khobar+al khobar+dhahran, yanbu, jubail, mecca, medina
qa = qatar > doha
kw = kuwait > kuwait city
bh = bahrain > manama
om = oman > muscat, sohar
il = israel > tel aviv, haifa, jerusalem
tr = turkey, turkiye > istanbul, ankara, izmir
eg = egypt > cairo+giza, alexandria
jo = jordan > amman
lb = lebanon > beirut
ke = kenya > nairobi, mombasa, kisumu, nakuru
ng = nigeria > lagos+ikeja+lekki, abuja, port harcourt, ibadan, kano
gh = ghana > accra+tema, kumasi
za = south africa > johannesburg+sandton+pretoria+midrand+centurion@gauteng, cape town+stellenbosch@western cape, durban@kwazulu natal|kzn, port elizabeth+gqeberha, gauteng, bloemfontein, western cape, kwazulu natal
ug = uganda > kampala
tz = tanzania > dar es salaam, arusha
rw = rwanda > kigali
et = ethiopia > addis ababa
ma = morocco > casablanca, rabat
us = united states, usa, us, u s, america > new york+nyc+brooklyn+manhattan+queens+jersey city+newark+hoboken@ny|nj, chicago+schaumburg+rosemont+evanston+naperville+oak brook@il|illinois, los angeles+santa monica+pasadena+long beach+burbank@ca|california, san francisco+oakland+san jose+palo alto+mountain view+sunnyvale+bay area+santa clara+berkeley+menlo park@ca|california, seattle+bellevue+redmond+tacoma@wa|washington, austin+round rock+cedar park+pflugerville+georgetown tx@tx|texas, dallas+fort worth+plano+irving+arlington tx+frisco@tx|texas, houston+katy+sugar land+pasadena tx@tx|texas, san antonio@tx|texas, boston+cambridge ma+somerville+quincy@ma|massachusetts, philadelphia+camden@pa, atlanta+marietta+alpharetta@ga, miami+fort lauderdale+hialeah@fl|florida, tampa+st petersburg+clearwater@fl|florida, orlando+kissimmee@fl|florida, phoenix+scottsdale+tempe+mesa+chandler@az|arizona, denver+aurora+boulder+lakewood@co|colorado, minneapolis+st paul+saint paul+bloomington mn@mn|minnesota, detroit+dearborn+troy mi@mi|michigan, milwaukee, madison, portland@oregon, san diego+chula vista@ca|california, las vegas+henderson@nv, salt lake city+provo+lehi, charlotte@nc, raleigh+durham nc+cary@nc, nashville@tn, memphis, louisville, columbus, cleveland, cincinnati, indianapolis, st louis+saint louis, kansas city+overland park, omaha, oklahoma city, tulsa, new orleans, baltimore+columbia md, washington dc+washington d c+arlington va+alexandria va+bethesda+reston, richmond, pittsburgh, sacramento, albuquerque, tucson, el paso, boise, buffalo, jacksonville, honolulu, anchorage, des moines, fresno, hartford, providence, spokane, texas, california, florida, illinois, ohio, georgia usa, arizona, colorado, massachusetts, new jersey, pennsylvania, virginia, north carolina, michigan, minnesota, wisconsin, tennessee, missouri, oregon, utah, nevada, maryland, indiana, iowa, kansas, oklahoma, louisiana, kentucky, alabama, connecticut
ca = canada > toronto+mississauga+brampton+markham+vaughan+gta+oakville+scarborough@on|ontario, vancouver+burnaby+surrey bc+richmond bc+north vancouver@bc|british columbia, montreal+laval+longueuil@qc|quebec, calgary@ab|alberta, edmonton@ab|alberta, ottawa+gatineau@on|ontario, winnipeg, halifax ns+halifax nova scotia, hamilton+burlington, waterloo+kitchener, quebec city, london ontario, saskatoon, regina, victoria bc, ontario, british columbia, alberta, quebec, manitoba, saskatchewan, nova scotia, st john s
mx = mexico > mexico city+ciudad de mexico+cdmx, guadalajara, monterrey
br = brazil, brasil > sao paulo+campinas+osasco+guarulhos, rio de janeiro+niteroi, belo horizonte, curitiba, porto alegre, brasilia, recife, florianopolis, salvador, fortaleza
ar = argentina > buenos aires, cordoba argentina, rosario
co = colombia > bogota, medellin, cali
cl = chile > santiago
pe = peru > lima
gb = united kingdom, uk, u k, great britain, england, scotland, wales, northern ireland > london+croydon+greater london+romford+ealing+watford, manchester+salford+stockport+greater manchester+oldham+bolton+trafford+bury+rochdale@greater manchester, leeds+bradford+wakefield+halifax+huddersfield+west yorkshire@west yorkshire, birmingham+solihull+wolverhampton+west midlands+walsall+dudley@west midlands, liverpool+wirral+birkenhead, sheffield+rotherham+doncaster+barnsley, bristol+bath, cardiff+newport wales, swansea, glasgow+paisley, edinburgh+livingston, aberdeen, dundee, inverness, belfast+lisburn, derry, newcastle+gateshead+sunderland, nottingham+derby, leicester, coventry, southampton+portsmouth, oxford, cambridge, reading+slough, brighton+hove, milton keynes, norwich, york, hull, exeter, plymouth, preston, stoke+stoke on trent, kent+maidstone, middlesbrough, bournemouth, peterborough, northampton, luton, ipswich, swindon, gloucester+cheltenham, warrington, guildford, blackpool, lancaster, lincoln, perth scotland
ie = ireland, republic of ireland > dublin+dun laoghaire+swords, cork, galway, limerick, waterford
de = germany, deutschland > berlin+potsdam, munich+munchen, hamburg, frankfurt+offenbach+eschborn, cologne+koln+bonn+leverkusen, dusseldorf+neuss, stuttgart+esslingen+sindelfingen, leipzig+halle, dresden, nuremberg+nurnberg+erlangen+furth, hannover+hanover, bremen, essen+dortmund+bochum+duisburg, mannheim+heidelberg+ludwigshafen, karlsruhe, augsburg, freiburg, munster, bielefeld, wiesbaden+mainz, kiel, aachen, rostock, ulm, regensburg, chemnitz, kassel, bayern+bavaria
at = austria, osterreich > vienna+wien, graz, linz, salzburg, innsbruck
ch = switzerland, schweiz > zurich+winterthur, geneva+geneve+lausanne, basel, bern, zug, lugano
nl = netherlands, holland > amsterdam+haarlem+amstelveen, rotterdam+the hague+den haag+delft, utrecht, eindhoven, groningen
be = belgium > brussels+bruxelles, antwerp, ghent, leuven
lu = luxembourg > luxembourg city
fr = france > paris+la defense+ile de france, lyon+villeurbanne, marseille, toulouse, bordeaux, lille, nantes, nice+sophia antipolis, strasbourg, montpellier, rennes, grenoble
es = spain, espana > madrid, barcelona, valencia, seville+sevilla, malaga, bilbao, zaragoza
pt = portugal > lisbon+lisboa+oeiras+cascais, porto+matosinhos+gaia, braga
it = italy, italia > milan+milano+monza, rome+roma, turin+torino, bologna+modena, naples+napoli, florence+firenze, verona, padua+padova, genoa
pl = poland > warsaw+warszawa, krakow+cracow, wroclaw, gdansk+gdynia, poznan, lodz, katowice
cz = czech republic, czechia > prague, brno
hu = hungary > budapest
ro = romania > bucharest, cluj
bg = bulgaria > sofia
gr = greece > athens, thessaloniki
ua = ukraine > kyiv, lviv
rs = serbia > belgrade
hr = croatia > zagreb
se = sweden > stockholm+solna, gothenburg+goteborg, malmo+lund
dk = denmark > copenhagen+kobenhavn, aarhus
no = norway > oslo, bergen, stavanger
fi = finland > helsinki+espoo+vantaa, tampere
sg = singapore > jurong, tuas, changi
my = malaysia > kuala lumpur+petaling jaya+selangor+shah alam+cyberjaya+subang jaya+klang@selangor, penang+george town, johor bahru+johor
id = indonesia > jakarta+tangerang+bekasi+depok, surabaya, bandung, bali+denpasar
ph = philippines > manila+makati+taguig+bgc+quezon city+pasig+mandaluyong+ortigas+metro manila+pasay@metro manila|ncr, cebu+mandaue, davao, clark
th = thailand > bangkok, phuket, chiang mai
vn = vietnam > ho chi minh city+saigon+hcmc, hanoi, da nang
jp = japan > tokyo+yokohama, osaka+kyoto+kobe
kr = korea, south korea > seoul+incheon
cn = china > shanghai, beijing, shenzhen+guangzhou
hk = hong kong > kowloon
tw = taiwan > taipei
au = australia > sydney+parramatta+north sydney@nsw|new south wales, melbourne+geelong+dandenong@vic|victoria, brisbane+gold coast+ipswich qld+logan@qld|queensland, perth+fremantle@wa, adelaide@sa|south australia, canberra@act, hobart, darwin, newcastle nsw, cairns, townsville, new south wales, nsw, queensland, qld, victoria australia
nz = new zealand > auckland+manukau+north shore@auckland, wellington+lower hutt, christchurch, hamilton nz, dunedin, tauranga
`;
const EU = "de at nl be lu fr es pt it pl cz hu ro bg gr hr se dk fi ie".split(" ");
const REGIONS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ (eu|european union|eea) /, EU],
  [/ (europe|emea) /, [...EU, "gb", "ch", "no", "rs", "ua", "tr"]],
  [/ (north america) /, ["us", "ca"]],
  [/ (latam|latin america) /, ["mx", "br", "ar", "co", "cl", "pe"]],
  [/ (dach) /, ["de", "at", "ch"]],
  [/ (apac|asia pacific) /, "in sg my id ph th vn jp kr cn hk tw au nz".split(" ")],
  [/ (gcc|middle east) /, "ae sa qa kw bh om".split(" ")],
  [/ (africa) /, "ke ng gh za ug tz rw et ma eg".split(" ")],
];

interface Gazetteer {
  readonly countryByName: ReadonlyMap<string, string>;
  /** By a city's or a region's name: its country, and the names of the cities around it. */
  readonly cities: ReadonlyMap<
    string,
    {
      readonly country: string;
      readonly around: readonly string[];
      readonly states: readonly string[];
    }
  >;
}

function readCountries(): Gazetteer {
  const countryByName = new Map<string, string>();
  const cities = new Map<string, { country: string; around: string[]; states: string[] }>();
  for (const line of COUNTRIES.trim().split("\n")) {
    const [, country = "", names = "", list = ""] = /^(\w\w) = (.+?) > (.+)$/.exec(line) ?? [];
    for (const name of names.split(", ")) countryByName.set(name, country);
    for (const group of list.split(", ")) {
      const [towns = "", states = ""] = group.split("@");
      const area = {
        country,
        around: towns.split("+"),
        states: states === "" ? [] : states.split("|"),
      };
      for (const city of area.around) if (!cities.has(city)) cities.set(city, area);
    }
  }
  return { countryByName, cities };
}

const WORLD = readCountries();
const LONGEST_NAME = 4;

/** Runs of words of a folded line that are names in the given map, longest first, each word used once. */
function namesIn(line: string, names: ReadonlyMap<string, unknown>): string[] {
  const words = line.trim().split(" ");
  const found: string[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (let size = LONGEST_NAME; size > 0; size -= 1) {
      const name = words.slice(start, start + size).join(" ");
      if (start + size > words.length || !names.has(name)) continue;
      found.push(name);
      start += size - 1;
      break;
    }
  }
  return found;
}

/** The countries that a folded line names, by name, by a city of theirs, or by a part of the world. */
export function countriesOf(line: string): ReadonlySet<string> {
  const named = namesIn(line, WORLD.countryByName).map(
    (name) => WORLD.countryByName.get(name) ?? "",
  );
  const parts = REGIONS.filter(([pattern]) => pattern.test(line)).flatMap(
    ([, countries]) => countries,
  );
  // "Georgetown, TX" and "Bradford, UK": what names the country outweighs a city's namesake elsewhere.
  if (named.length + parts.length > 0) return new Set([...named, ...parts]);
  return new Set(citiesOf(line).map((city) => WORLD.cities.get(city)?.country ?? ""));
}

/** A state's code of two letters is many things else ("WA", "SA"). */
const SHORTEST_STATE = 3;

/** The countries of the states that a folded line names: "Geelong VIC". */
export function countriesOfStates(line: string): string[] {
  return [...WORLD.cities.values()]
    .filter(({ states }) =>
      states.some((state) => state.length >= SHORTEST_STATE && line.includes(` ${state} `)),
    )
    .map(({ country }) => country);
}

/** The known cities and regions that a folded line names. */
export function citiesOf(line: string): string[] {
  return namesIn(line, WORLD.cities);
}

/** Whether a folded line names a city next to the given one. */
export function isNextTo(line: string, city: string): boolean {
  const around = WORLD.cities.get(city)?.around ?? [];
  return citiesOf(line).some((name) => around.includes(name));
}

/** Whether a folded line names no city that is known, but the state of the given one: most likely a suburb or a town near by. */
export function isInStateOf(line: string, city: string): boolean {
  const area = WORLD.cities.get(city);
  const others = citiesOf(line).filter((name) => area?.states.includes(name) === false);
  return (
    others.length === 0 && (area?.states.some((state) => line.includes(` ${state} `)) ?? false)
  );
}

/** Whether a folded place is a whole country, or a part of the world, and no city. */
export function isCountry(place: string): boolean {
  return WORLD.countryByName.has(place.trim()) || REGIONS.some(([pattern]) => pattern.test(place));
}
