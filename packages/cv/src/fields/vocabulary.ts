/** Builds a pattern that finds any of the words as whole words. */
function words(list: string): RegExp {
  const parts = list
    .split("|")
    .map((w) => w.trim())
    .filter((w) => w !== "");
  return new RegExp(`(?<![\\p{L}\\d])(?:${parts.join("|")})(?![\\p{L}])`, "iu");
}

/** Nouns that name a job. */
export const TITLE_WORDS =
  words(`engineer|engineering manager|developer|programmer|manager|director|analyst|architect|consultant|designer|administrator|assistant|associate|
  lead|leader|officer|head|chief|president|vice president|vp|svp|evp|ceo|cto|cfo|coo|cio|cmo|cpo|founder|co-?founder|cofounder|partner|owner|principal|specialist|coordinator|co-ordinator|
  supervisor|technician|scientist|researcher|research fellow|fellow|professor|lecturer|teacher|tutor|instructor|trainer|coach|intern|internship|trainee|apprentice|werkstudent|
  nurse|physician|doctor|surgeon|pharmacist|therapist|accountant|auditor|bookkeeper|cashier|clerk|secretary|receptionist|representative|agent|salesperson|
  executive|strategist|planner|buyer|editor|writer|copywriter|journalist|reporter|author|photographer|producer|artist|illustrator|animator|
  lawyer|attorney|paralegal|counsel|advisor|adviser|recruiter|tester|devops|sre|sysadmin|webmaster|freelancer|freelance|contractor|mentor|volunteer|
  operator|mechanic|electrician|driver|chef|cook|waiter|waitress|barista|bartender|guard|inspector|investigator|ambassador|evangelist|advocate|scrum master|
  product owner|facilitator|organizer|organiser|chair|member of technical staff|staff|superintendent|foreman|librarian|curator|warden|banker|trader|broker|controller|treasurer|
  ninja|guru|hacker|full.?stack|front.?end|back.?end|postdoc|postdoctoral|resident|dean|registrar|captain|pilot|sergeant|
  ingénieur|ingenieur|développeur|developpeur|enseignante?|professeure?|chargée? de|responsable|chef de projet|directrice|directeur|stagiaire|vendeuse|vendeur|
  entwickler(?:in)?|ingenieurin|leiter(?:in)?|berater(?:in)?|mitarbeiter(?:in)?|praktikant(?:in)?|sachbearbeiter(?:in)?|lehrer(?:in)?|geschäftsführer(?:in)?|
  ingeniero|ingeniera|desarrollador|desarrolladora|gerente|analista|profesora?|consultora?|sviluppatore|ingegnere|ontwikkelaar|medewerker`);

/** Words and endings of companies and other employers. */
export const COMPANY_WORDS =
  words(`inc|llc|l\\.l\\.c|ltd|limited|corp|corporation|company|co|gmbh|ag|plc|pvt|pty|s\\.?a\\.?s?|s\\.?r\\.?l|b\\.?v|n\\.?v|oy|ab|kg|llp|lp|
  group|holdings?|technologies|technology|solutions|systems|software|labs?|laboratory|laboratories|studios?|agency|bank|university|college|school|institute|hospital|clinic|
  department|ministry|foundation|association|society|consulting|consultants|partners|services|industries|international|enterprises|networks?|media|digital|
  ventures|capital|insurance|airlines|motors|pharma|pharmaceuticals|healthcare|centre|center|council|startup|studio|multimedia|museum|authority|bureau|academy|library|
  google|microsoft|amazon|facebook|meta|apple|ibm|oracle|infosys|wipro|tcs|accenture|deloitte|siemens|sap|bosch|spacex|tesla|nasa|netflix|uber|airbnb|stripe|
  université|lycée|école|hochschule|universität|universidad|società|éducation nationale`);

/** Schools and other places of study. */
export const INSTITUTION_WORDS =
  words(`university|univ|college|school|institute|institution|academy|polytechnic|faculty|iit|nit|iiit|iim|bits|mit|caltech|ucla|usc|eth|epfl|lse|ucl|kth|tu|rwth|vidyalaya|vidya|mahavidyalaya|gymnasium|kindergarten|bootcamp|
  udacity|coursera|edx|uc berkeley|berkeley|stanford|harvard|conservatory|conservatoire|seminary|campus|
  université|universite|école|ecole|lycée|lycee|institut|iut|iufm|insa|faculté|universität|universitaet|hochschule|fachhochschule|berufsschule|realschule|
  universidad|universitat|universidade|università|politecnico|politécnica|instituto|istituto|liceo|colegio|escuela|universiteit|hogeschool|uniwersytet`);

/** Words of degrees and certificates of schools. */
export const DEGREE_WORDS =
  words(`bachelor'?s?|bachelor’s|master'?s?|master’s|associate'?s?|associate’s|doctor|doctorate|doctoral|ph\\.?\\s?d\\.?|dphil|mba|pgdm|pgd|m\\.?b\\.?a\\.?|b\\.?\\s?sc\\.?|m\\.?\\s?sc\\.?|b\\.?\\s?s\\.?|m\\.?\\s?s\\.?|b\\.?\\s?a\\.?|m\\.?\\s?a\\.?|b\\.?\\s?e\\.?|m\\.?\\s?e\\.?|b\\.?\\s?tech\\.?|m\\.?\\s?tech\\.?|b\\.?\\s?eng\\.?|m\\.?\\s?eng\\.?|
  b\\.?\\s?com\\.?|m\\.?\\s?com\\.?|bca|mca|bba|bbm|bfa|mfa|mph|msw|mph|meng|beng|llb|llm|ll\\.?b\\.?|ll\\.?m\\.?|j\\.?d\\.?|m\\.?d\\.?|mbbs|b\\.?ed\\.?|m\\.?ed\\.?|bs[cn]?|ms[cn]?|bsc\\.?|msc\\.?|aas|a\\.?a\\.?s?\\.?|
  diploma|diplom|degree|certificate|certification|minor|major|honou?rs|hsc|ssc|hssc|cbse|icse|gcse|gcses|a-?levels?|o-?levels?|high school|secondary|intermediate|matriculation|graduate|graduation|postgraduate|undergraduate|abitur|
  licence|baccalauréat|baccalaureat|bac|bts|dut|capes|agrégation|doctorat|maîtrise|maitrise|ingénieur|staatsexamen|magister|ausbildung|fachabitur|mittlere reife|
  licenciatura|grado|maestría|máster|laurea|tecnólogo|técnico`);

/** Natural languages by the names people give them. */
export const LANGUAGE_NAMES = new Set(
  `english|french|german|spanish|italian|portuguese|dutch|russian|ukrainian|polish|czech|slovak|slovenian|slovene|croatian|serbian|bosnian|bulgarian|romanian|hungarian|greek|turkish|
  swedish|norwegian|danish|finnish|icelandic|estonian|latvian|lithuanian|irish|welsh|scottish gaelic|catalan|basque|galician|maltese|albanian|macedonian|armenian|georgian|azerbaijani|kazakh|uzbek|
  hindi|bengali|bangla|tamil|telugu|kannada|malayalam|marathi|gujarati|punjabi|urdu|odia|oriya|assamese|konkani|sanskrit|sindhi|nepali|sinhala|sinhalese|kashmiri|tulu|maithili|bhojpuri|
  chinese|mandarin|mandarin chinese|chinese mandarin|cantonese|japanese|korean|vietnamese|thai|indonesian|bahasa indonesia|malay|bahasa melayu|tagalog|filipino|burmese|khmer|lao|mongolian|tibetan|
  arabic|hebrew|persian|farsi|dari|pashto|kurdish|swahili|kiswahili|amharic|somali|hausa|yoruba|igbo|zulu|xhosa|afrikaans|latin|esperanto|american sign language|asl|sign language|british sign language|
  brazilian portuguese|luxembourgish|flemish|swiss german|
  anglais|français|francais|allemand|espagnol|italien|portugais|néerlandais|russe|chinois|japonais|arabe|
  englisch|französisch|franzosisch|deutsch|spanisch|italienisch|portugiesisch|niederländisch|russisch|chinesisch|japanisch|polnisch|türkisch|arabisch|
  inglés|ingles|francés|frances|alemán|aleman|español|espanol|castellano|italiano|portugués|portugues|inglese|francese|tedesco|spagnolo|inglês|francês|alemão|espanhol|engels|frans|duits|nederlands|spaans`
    .split("|")
    .map((name) => name.trim()),
);

/** How well a language is known. */
export const PROFICIENCY_WORDS =
  words(`native|mother tongue|bilingual|fluent|fluently|proficient|proficiency|professional|working|full professional|limited working|limited|intermediate|upper intermediate|advanced|
  beginner|basic|elementary|conversational|conversant|business|good|excellent|very good|expert|novice|learning|spoken|written|read|write|speak|
  a1|a2|b1|b2|c1|c2|toefl[^,]*|ielts[^,]*|muttersprache|verhandlungssicher|fließend|fliessend|grundkenntnisse|gut|sehr gut|langue maternelle|courant|bilingue|scolaire|notions|intermédiaire|débutant|
  nativo|nativa|fluido|avanzado|intermedio|básico|madrelingua|niveau|level|niveau scolaire|moedertaal|vloeiend`);

/** Words that say how well a skill is known, when they stand alone. */
export const SKILL_LEVEL =
  /^\W*(?:expert|advanced|intermediate|beginner|novice|proficient|basic|master|mastery|familiar|competent|skilled|fundamental|experienced|elementary|fluent|native|level|excellent|good|very good|senior|junior|professional|avancé|débutant|intermédiaire|fortgeschritten|grundkenntnisse)\W*$/i;

/** Countries and other places that end an address. */
export const PLACES =
  words(`usa|u\\.s\\.a\\.?|united states|us|uk|united kingdom|england|scotland|wales|ireland|india|germany|deutschland|france|spain|españa|italy|italia|portugal|netherlands|belgium|austria|switzerland|schweiz|sweden|norway|denmark|finland|iceland|poland|
  czech republic|czechia|slovakia|hungary|romania|bulgaria|greece|turkey|russia|ukraine|canada|mexico|brazil|argentina|chile|colombia|peru|australia|new zealand|china|japan|south korea|korea|singapore|malaysia|indonesia|thailand|vietnam|philippines|
  taiwan|hong kong|pakistan|bangladesh|sri lanka|nepal|israel|egypt|nigeria|kenya|ghana|south africa|morocco|uae|united arab emirates|dubai|saudi arabia|qatar|estonia|latvia|lithuania|serbia|croatia|slovenia|luxembourg|
  california|new york|texas|florida|washington|massachusetts|illinois|virginia|pennsylvania|ohio|georgia|michigan|north carolina|new jersey|colorado|oregon|arizona|maryland|
  karnataka|maharashtra|tamil nadu|telangana|delhi|new delhi|haryana|gujarat|kerala|west bengal|uttar pradesh|rajasthan|punjab|
  san francisco|los angeles|london|paris|berlin|munich|münchen|hamburg|amsterdam|zurich|zürich|dublin|madrid|barcelona|lisbon|rome|milan|vienna|prague|warsaw|stockholm|oslo|copenhagen|helsinki|brussels|geneva|
  bangalore|bengaluru|mumbai|pune|hyderabad|chennai|kolkata|gurgaon|gurugram|noida|ahmedabad|tokyo|seoul|beijing|shanghai|sydney|melbourne|toronto|vancouver|montreal|boston|seattle|chicago|austin|new york city|nyc|remote|hybrid`);
