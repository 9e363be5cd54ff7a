import { COUNTRY_NAMES } from "./country-names.ts";
import { toSmall } from "./word-list.ts";

/** States and provinces that people write behind a city. */
const REGIONS = new Set(
  `alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|
  nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|
  district of columbia|puerto rico|ontario|quebec|québec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland|new south wales|victoria|queensland|western australia|south australia|tasmania|
  andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|orissa|punjab|rajasthan|sikkim|tamil nadu|tamilnadu|telangana|tripura|
  uttar pradesh|uttarakhand|west bengal|delhi|new delhi|chandigarh|puducherry|jammu and kashmir|bavaria|bayern|hessen|hesse|nrw|nordrhein-westfalen|baden-württemberg|sachsen|saxony|catalonia|cataluña|catalunya|andalucía|galicia|lombardia|lombardy|toscana|tuscany|
  piemonte|veneto|lazio|sicilia|île-de-france|ile-de-france|bretagne|occitanie|provence|normandie|são paulo|rio de janeiro|minas gerais|paraná|jalisco|nuevo león|antioquia|cundinamarca|flanders|vlaanderen|wallonia|noord-holland|zuid-holland|noord-brabant|gelderland`
    .split("|")
    .map((name) => name.trim()),
);

/** Large cities, with which an address may end although no country follows. */
const CITIES = new Set(
  `san francisco|los angeles|new york|new york city|nyc|boston|seattle|chicago|austin|dallas|houston|denver|atlanta|miami|philadelphia|phoenix|san diego|san jose|portland|detroit|minneapolis|toronto|vancouver|montreal|montréal|ottawa|calgary|
  mexico city|ciudad de méxico|bogotá|bogota|medellín|lima|santiago|buenos aires|são paulo|rio de janeiro|brasília|curitiba|recife|belo horizonte|salvador|fortaleza|porto alegre|caracas|quito|
  london|manchester|birmingham|leeds|liverpool|glasgow|edinburgh|bristol|cardiff|belfast|dublin|cork|paris|lyon|marseille|toulouse|nice|nantes|strasbourg|bordeaux|lille|rennes|grenoble|montpellier|
  berlin|hamburg|munich|münchen|köln|cologne|frankfurt|frankfurt am main|stuttgart|düsseldorf|leipzig|dortmund|essen|bremen|dresden|hannover|nürnberg|karlsruhe|mannheim|freiburg|bonn|münster|vienna|wien|graz|linz|salzburg|innsbruck|
  zurich|zürich|geneva|genf|genève|basel|bern|lausanne|winterthur|amsterdam|rotterdam|den haag|the hague|utrecht|eindhoven|groningen|brussels|brussel|bruxelles|antwerpen|antwerp|gent|ghent|leuven|luxembourg|
  madrid|barcelona|valencia|sevilla|seville|zaragoza|málaga|bilbao|murcia|granada|lisbon|lisboa|porto|coimbra|braga|rome|roma|milan|milano|torino|turin|napoli|naples|bologna|firenze|florence|genova|verona|bari|palermo|venezia|
  prague|praha|brno|bratislava|warsaw|warszawa|kraków|krakow|wrocław|poznań|gdańsk|łódź|katowice|lublin|budapest|bucharest|bucurești|cluj-napoca|timișoara|iași|sofia|belgrade|beograd|zagreb|ljubljana|athens|athina|thessaloniki|istanbul|ankara|izmir|bursa|antalya|adana|konya|kocaeli|eskişehir|
  stockholm|göteborg|gothenburg|malmö|uppsala|linköping|oslo|bergen|trondheim|copenhagen|københavn|aarhus|odense|helsinki|tampere|espoo|turku|reykjavik|tallinn|riga|vilnius|kyiv|kiev|lviv|minsk|moscow|saint petersburg|
  bangalore|bengaluru|mumbai|pune|hyderabad|chennai|kolkata|gurgaon|gurugram|noida|ahmedabad|new delhi|jaipur|lucknow|coimbatore|kochi|indore|nagpur|bhopal|visakhapatnam|thiruvananthapuram|mysore|surat|karachi|lahore|islamabad|dhaka|colombo|kathmandu|
  dubai|abu dhabi|sharjah|riyadh|jeddah|doha|manama|muscat|kuwait city|amman|beirut|cairo|alexandria|casablanca|rabat|tunis|algiers|lagos|abuja|accra|nairobi|johannesburg|cape town|durban|tel aviv|tehran|
  tokyo|osaka|seoul|beijing|shanghai|shenzhen|guangzhou|hong kong|taipei|singapore|kuala lumpur|jakarta|surabaya|bandung|medan|semarang|yogyakarta|malang|makassar|denpasar|manila|quezon city|cebu city|davao city|makati|bangkok|hanoi|hà nội|ho chi minh city|thành phố hồ chí minh|tp. hồ chí minh|tp.hcm|đà nẵng|da nang|hải phòng|cần thơ|huế|sydney|melbourne|brisbane|perth|auckland|wellington|
  москва|санкт-петербург|петербург|спб|новосибирск|екатеринбург|казань|нижний новгород|красноярск|челябинск|самара|уфа|ростов-на-дону|краснодар|омск|воронеж|пермь|волгоград|саратов|тюмень|тольятти|барнаул|ижевск|хабаровск|иркутск|владивосток|ярославль|томск|кемерово|рязань|тула|калининград|сочи|минск|гомель|брест|гродно|витебск|алматы|астана|нур-султан|шымкент|бишкек|ташкент|самарканд|баку|ереван|тбилиси|
  київ|харків|одеса|дніпро|львів|запоріжжя|вінниця|полтава|чернігів|черкаси|житомир|суми|хмельницький|рівне|тернопіль|івано-франківськ|луцьк|ужгород|чернівці|миколаїв|херсон|кривий ріг|киев|харьков|одесса|львов|софия|пловдив|варна|бургас|русе|стара загора|плевен|велико търново|београд|нови сад|ниш|крагујевац|суботица|скопје|битола|подгорица|бања лука|
  αθήνα|αθηνα|θεσσαλονίκη|θεσσαλονικη|πάτρα|πατρα|ηράκλειο|ηρακλειο|λάρισα|λαρισα|βόλος|βολος|ιωάννινα|ιωαννινα|χανιά|χανια|ρόδος|καβάλα|καλαμάτα|πειραιάς|πειραιας|λευκωσία|λεμεσός|λάρνακα|
  القاهرة|الإسكندرية|الاسكندرية|الجيزة|المنصورة|طنطا|أسيوط|الرياض|جدة|مكة|مكة المكرمة|المدينة المنورة|الدمام|الخبر|دبي|أبوظبي|أبو ظبي|الشارقة|الدوحة|المنامة|مسقط|عمان|عمّان|إربد|اربد|الزرقاء|بيروت|طرابلس|صيدا|دمشق|حلب|حمص|بغداد|البصرة|أربيل|الموصل|صنعاء|عدن|الخرطوم|تونس|صفاقس|سوسة|الجزائر العاصمة|وهران|قسنطينة|الرباط|الدار البيضاء|مراكش|فاس|طنجة|أكادير|رام الله|نابلس|الخليل|غزة|القدس|بنغازي|نواكشوط|مدينة الكويت|
  תל אביב|תל אביב-יפו|תל-אביב|ירושלים|חיפה|באר שבע|ראשון לציון|פתח תקווה|פתח תקוה|אשדוד|נתניה|חולון|בת ים|בני ברק|רמת גן|הרצליה|רעננה|כפר סבא|רחובות|אשקלון|מודיעין|נצרת|עכו|אילת|טבריה|הוד השרון|גבעתיים|קריית גת|
  北京|上海|广州|深圳|杭州|成都|武汉|西安|南京|苏州|天津|重庆|长沙|郑州|青岛|大连|厦门|宁波|无锡|合肥|福州|济南|沈阳|哈尔滨|昆明|东莞|佛山|珠海|香港|澳门|北京市|上海市|广州市|深圳市|杭州市|成都市|武汉市|西安市|南京市|苏州市|天津市|重庆市|台北|台北市|臺北|臺北市|新北市|台中|台中市|臺中市|高雄|高雄市|台南|台南市|臺南市|桃園|桃園市|新竹|新竹市|廣州|武漢|蘇州|重慶|廈門|澳門|
  東京|東京都|大阪|大阪市|大阪府|京都|京都市|横浜|横浜市|名古屋|名古屋市|札幌|札幌市|福岡|福岡市|神戸|神戸市|仙台|仙台市|広島|広島市|さいたま市|千葉市|川崎市|서울|서울시|서울특별시|부산|부산시|부산광역시|인천|인천광역시|대구|대구광역시|대전|대전광역시|광주|광주광역시|울산|울산광역시|세종|세종시|수원|수원시|성남시|고양시|용인시|창원시|제주|제주시|청주시|전주시`
    .split("|")
    .map((name) => name.trim()),
);

/** Whether the text is the name of a country, a state or a large city, and nothing else. */
export function isPlaceName(text: string): boolean {
  const name = toSmall(text.trim()).replace(/’/g, "'").replace(/\.$/, "");
  return COUNTRY_NAMES.has(name) || REGIONS.has(name) || CITIES.has(name);
}

/** Whether the text is the name of a large city; many a company is named on one line with its city. */
export function isCityName(text: string): boolean {
  return CITIES.has(toSmall(text.trim()));
}

/** Whether the text is the name of a country or a state; some share it with a city. */
export function isRegionName(text: string): boolean {
  const name = toSmall(text.trim());
  return COUNTRY_NAMES.has(name) || REGIONS.has(name);
}
