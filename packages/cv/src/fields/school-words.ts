import { words } from "./words.ts";

/** Schools and other places of study, in the main languages of Europe; the short names of whole families of schools among them. */
export const INSTITUTION_WORDS =
  words(`university|univ\\.?|college|school|institute|institution|academy|polytechnic|faculty|iit|nit|iiit|iim|tu|(?<!\\()fh|vidyalaya|vidya|mahavidyalaya|vidyapeeth|gymnasium|kindergarten|bootcamp|conservatory|conservatoire|seminary|campus|suny|cuny|madrasa|
  université|universite|école|ecole|lycée|lycee|collège|institut|iut|iufm|insa|iep|faculté|universität|*universität|universitaet|*hochschule|*schule|*gymnasium|*akademie|*kolleg|realschule|gesamtschule|htl|hak|uni|
  universidad|universitat|universidade|università|universita|universitatea|politecnico|politécnic[oa]|instituto|istituto|liceo|colegio|colégio|escuela|escola|facultad|faculdade|facoltà|academia|accademia|conservatorio|conservatório|fachhochschule|
  universiteit|*hogeschool|*universiteit|*college|lyceum|atheneum|roc|*gymnasium|basisschool|uniwersytet|politechnika|akademia|liceum|technikum|szkoła|wyższa szkoła|gimnazjum|
  universitet|universitetet|*universitet|högskola|*högskola|högskolan|*skola|*skolan|*gymnasiet|folkhögskola|høyskole|høgskole|*høyskole|*skole|handelshøyskolen|erhvervsakademi|professionshøjskole|
  yliopisto|*yliopisto|ammattikorkeakoulu|lukio|opisto|korkeakoulu|univerzita|*univerzita|gymnázium|vysoká škola|střední škola|stredná škola|sveučilište|univerzitet|fakultet|gimnazija|egyetem|főiskola|gimnázium|középiskola|colegiul|liceul|facultatea|
  üniversitesi|lisesi|koleji|enstitüsü|universitas|politeknik|sekolah|sekolah tinggi|sma|smk|smp|man|trường|đại học|cao đẳng|học viện|thpt|πανεπιστήμιο|университет|институт|університет`);

/** Words of degrees and certificates of schools. */
export const DEGREE_WORDS =
  words(`bachelor'?s?|bachelor’s|master'?s?|master’s|associate'?s?|associate’s|doctor|doctorate|doctoral|ph\\.?\\s?d\\.?|dphil|mba|pgdm|pgd|m\\.?b\\.?a\\.?|b\\.?\\s?sc\\.?|m\\.?\\s?sc\\.?|b\\.?\\s?s\\.?|m\\.?\\s?s\\.?|b\\.?\\s?a\\.?|m\\.?\\s?a\\.?|b\\.?\\s?e\\.?|m\\.?\\s?e\\.?|b\\.?\\s?tech\\.?|m\\.?\\s?tech\\.?|b\\.?\\s?eng\\.?|m\\.?\\s?eng\\.?|
  b\\.?\\s?com\\.?|m\\.?\\s?com\\.?|bca|mca|bba|bbm|bfa|mfa|mph|msw|mph|meng|beng|llb|llm|ll\\.?b\\.?|ll\\.?m\\.?|j\\.?d\\.?|m\\.?d\\.?|mbbs|b\\.?ed\\.?|m\\.?ed\\.?|bs[cn]?|ms[cn]?|bsc\\.?|msc\\.?|aas|a\\.?a\\.?s?\\.?|
  diploma|diplom|degree|certificate|certification|minor|major|honou?rs|hsc|ssc|hssc|cbse|icse|gcse|gcses|a-?levels?|o-?levels?|high school|secondary|intermediate|matriculation|graduate|graduation|postgraduate|undergraduate|abitur|
  licence|baccalauréat|baccalaureat|bac|bts|dut|but|deug|dea|dess|cap|bep|brevet|capes|agrégation|doctorat|maîtrise|maitrise|diplôme|diplome|certificat|*diplom|diplom-\\p{L}+|staatsexamen|magister|magistra|*ausbildung|lehre|umschulung|abitur|matura|maturität|fachabitur|fachhochschulreife|
  hochschulreife|mittlere reife|realschulabschluss|hauptschulabschluss|promotion|habilitation|*studium|erasmus|auslandssemester|exchange|semester|
  licenciatura|licenciado|grado|graduado|graduada|bachillerato|maestría|máster|ingeniería|técnico superior|tecnólogo|técnico|doctorado|diplomatura|diplomado|ciclo formativo|formación profesional|eso|fp|posgrado|postgrado|curso|título|
  laurea|diploma di|maturità|dottorato|perfezionamento|ragioneria|qualifica|bacharelado|bacharel|mestrado|doutorado|doutoramento|graduação|pós-graduação|ensino médio|ensino secundário|12\\.?º ano|curso técnico|tecnologia em|
  vwo|havo|hbo|mbo|vmbo|propedeuse|kandidaat\\p{L}*|doctoraal|licencjat|licencjack\\p{L}+|inżynier|inżyniersk\\p{L}+|magistersk\\p{L}+|studia|matura|technik|doktorat|
  *examen|kandidat|*kandidat|*kandidatexamen|högskoleexamen|gymnasieexamen|civilingenjör\\p{L}*|teknologie kandidat|filosofie|studentereksamen|*eksamen|mastergrad|bachelorgrad|cand\\.?\\s?\\p{L}+\\.?|hf|hhx|htx|stx|ylioppilas\\p{L}*|kandidaatti|maisteri|*insinööri|tradenomi|
  bakalář\\p{L}*|bc\\.|ing\\.|mgr\\.|maturita|inženýr|magistr|alapképzés|mesterképzés|érettségi|okleveles|diploma de|licență|masterat|bacalaureat|lisans|lisans\\p{L}*|s1|s2|s3|d3|d4|sarjana|diploma iii|cử nhân|thạc sĩ|tiến sĩ|kỹ sư|trung cấp|tốt nghiệp|yüksek lisans|ön lisans|doktora|lise|prvostupnik|magistar|πτυχίο|μεταπτυχιακό|бакалавр|магистр|специалист|аспирантура|магістр`);
