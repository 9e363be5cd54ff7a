import { fold } from "../structure/heading-words.ts";
import { EUROPASS_LABELS } from "./europass-labels.ts";

/** What a label in front of a value, or a heading of a table's column, says the value is. `aside` is read for nothing. */
export type Role =
  | "company"
  | "title"
  | "dates"
  | "duties"
  | "school"
  | "degree"
  | "place"
  | "score"
  | "aside";

/** Labels by role, as `fold` writes them: lower case, no accents, "and" for whatever joins. Those of the Europass forms among them. */
const LABELS: Readonly<Record<Role, string>> = {
  company: `company|company name|name of company|employer|employer name|name of employer|name and address of employer|organization|organisation|organization name|firm|client|unternehmen|firma|arbeitgeber|betrieb|name and adresse des arbeitgebers|
    employeur|entreprise|societe|nom de l employeur|nom and adresse de l employeur|empresa|empleador|nombre de la empresa|nombre and direccion de la empresa|nombre and direccion del empleador|empregador|nome and endereco do empregador|azienda|ditta|datore di lavoro|
    nome and indirizzo del datore di lavoro|werkgever|bedrijf|organisatie|naam and adres van de werkgever|naam and adres werkgever|pracodawca|zaklad pracy|nazwa firmy|nazwa and adres pracodawcy|arbetsgivare|foretag|arbetsgivarens namn and adress|arbeidsgiver|arbejdsgiver|
    virksomhed|bedrift|tyonantaja|zamestnavatel|spolecnost|nazev and adresa zamestnavatele|munkaltato|angajator|companie|numele and adresa angajatorului|poslodavac|isveren|sirket|kurum|firma adi|perusahaan|nama perusahaan|instansi|cong ty|ten cong ty|don vi`,
  title: `job title|title|position|position held|designation|role|job role|job position|occupation|occupation or position held|post|post held|function|rank|position and duties|role and responsibilities|stelle|tatigkeit|funktion|berufsbezeichnung|beruf oder funktion|position and aufgaben|
    poste|poste occupe|fonction|fonction ou poste occupe|intitule du poste|poste and missions|puesto|cargo|puesto de trabajo|profesion o cargo desempenado|cargo and funciones|funcao|funcao ou cargo ocupado|cargo and atividades|ruolo|mansione|posizione|posizione ricoperta|
    lavoro o posizione ricoperti|functie|beroep of functie|functie of beroep|functie and taken|stanowisko|zajmowane stanowisko|wykonywany zawod lub zajmowane stanowisko|stanowisko and obowiazki|befattning|tjanst|roll|titel|yrke eller befattning|stilling|tehtava|pozice|
    pracovni pozice|funkce|povolani nebo vykonavana funkce|munkakor|beosztas|functie sau post|functia|postul ocupat|functia sau postul ocupat|pozitie|radno mjesto|pozisyon|gorev|unvan|jabatan|posisi|chuc vu|vi tri|chuc danh`,
  dates: `date|dates|period|duration|tenure|time period|dates employed|dates of employment|dates attended|from and to|year|years|year of passing|passing year|year of completion|zeitraum|datum|dauer|zeit|von and bis|jahr|periode|duree|annee|annees|fecha|fechas|periodo|duracion|ano|anos|
    data|datas|durata|anno|jaar|okres|daty|lata|rok|tid|ar|aika|obdobi|doba|idoszak|perioada|anul|razdoblje|tarih|sure|donem|tahun|thoi gian|nam|giai doan`,
  duties: `duties|responsibilities|key responsibilities|main responsibilities|roles and responsibilities|duties and responsibilities|main duties|tasks|job description|job responsibilities|activities|main activities and responsibilities|key achievements|achievements|aufgaben|aufgabengebiet|tatigkeiten|
    wichtigste tatigkeiten and zustandigkeiten|taches|missions|principales activites and responsabilites|funciones|tareas|actividades|funciones and responsabilidades principales|principales actividades and responsabilidades|atividades|principais atividades and responsabilidades|mansioni|attivita|
    principali attivita and responsabilita|taken|werkzaamheden|voornaamste werkzaamheden and verantwoordelijkheden|obowiazki|zakres obowiazkow|glowne dzialania and obowiazki|arbetsuppgifter|huvudsakliga arbetsuppgifter|oppgaver|opgaver|napln prace|hlavni pracovni napln and oblasti odpovednosti|
    feladatok|responsabilitati|activitati and responsabilitati principale|gorevler|sorumluluklar|tugas|tanggung jawab|deskripsi pekerjaan|mo ta cong viec|nhiem vu`,
  school: `school|institution|institute|university|college|name of institution|institution name|name and type of organisation providing education and training|board and university|university and board|board|schule|hochschule|universitat|einrichtung|bildungseinrichtung|
    name der bildungseinrichtung|name and art der bildungs oder ausbildungseinrichtung|etablissement|ecole|universite|nom de l etablissement d enseignement|nom and type de l etablissement d enseignement ou de formation|centro|centro de estudios|institucion|universidad|nombre del centro de formacion|
    nombre and tipo de la organizacion que ha impartido la formacion|instituicao|escola|nome da instituicao de ensino|nome and tipo da organizacao de ensino ou formacao|istituto|scuola|universita|nome dell istituto di formazione|nome and tipo d istituto di istruzione o formazione|instelling|
    onderwijsinstelling|naam van de onderwijsinstelling|uczelnia|szkola|nazwa uczelni|nazwa and typ organizacji and instytucji edukacyjnej lub szkoleniowej|skola|larosate|laroanstaltens namn|skole|oppilaitos|nazev skoly|iskola|institutia|numele institutiei de invatamant|
    numele and tipul institutiei de invatamant and al organizatiei profesionale prin care s a realizat formarea profesionala|okul|okul adi|universite adi|institusi|sekolah|universitas|nama sekolah|truong|ten truong|co so dao tao`,
  degree: `degree|qualification|qualifications|course|programme|program|major|field of study|specialization|stream|class|examination|exam|exam passed|title of qualification awarded|qualification awarded|abschluss|studiengang|fach|fachrichtung|bezeichnung der erworbenen qualifikation|diplome|formation|
    intitule du diplome delivre|intitule du certificat ou diplome delivre|titulo|titulacion|estudios|titulo de la cualificacion obtenida|curso|grau|designacao da qualificacao atribuida|titolo|titolo di studio|corso|corso di studi|titolo della qualifica rilasciata|diploma|opleiding|studie|studierichting|
    naam van het behaalde diploma|kierunek|kierunek studiow|tytul|uzyskane kwalifikacje|examen|utbildning|tutkinto|obor|titul|szak|specializarea|calificarea and diploma obtinuta|bolum|derece|jurusan|program studi|gelar|nganh hoc|chuyen nganh|bang cap|he dao tao`,
  place: `location|place|city|ort|standort|lieu|ville|lugar|ciudad|local|cidade|luogo|citta|plaats|miejsce|miasto|sted|paikkakunta|misto|mesto|locul|localitatea|yer|sehir|lokasi|kota|dia diem`,
  score: `score|grade|grades|gpa|cgpa|marks|percentage|percentage of marks|marks obtained|result|division|aggregate|note|notendurchschnitt|abschlussnote|mention|nota|promedio|voto|votazione|cijfer|ocena|betyg|karakter|not ortalamasi|ipk|nilai|diem|xep loai`,
  aside: `s no|sr no|sl no|no|nr|hours per week|salary|supervisor|reporting to|reason for leaving|team size|type of business or sector|type of employment|department|branche|art des unternehmens|secteur d activite|tipo de empresa o sector|tipo di attivita o settore|sektor`,
};

const ROLE_OF = new Map<string, Role>();
for (const role of roles()) for (const label of LABELS[role].split("|")) put(label.trim(), role);
for (const role of roles())
  for (const label of EUROPASS_LABELS[role]?.split("|") ?? []) put(fold(label.trim()), role);

function put(label: string, role: Role): void {
  if (!ROLE_OF.has(label)) ROLE_OF.set(label, role);
}

/** Where a label stands under two roles the first wins. */
function roles(): Role[] {
  return ["company", "title", "dates", "duties", "school", "degree", "place", "score", "aside"];
}

const MAX_LABEL = 90;

const MAX_KNOWN = 4000;
/** The layout asks again and again for the same cells. */
const known = new Map<string, Role | undefined>();

/** What the text is the label of, if it is nothing but one; a colon behind it may be there. */
export function labelRole(text: string): Role | undefined {
  if (text.length > MAX_LABEL || /\d/.test(text)) return undefined;
  if (known.has(text)) return known.get(text);
  const role = ROLE_OF.get(fold(text.replace(/[.:\s]+$/, "")));
  if (known.size > MAX_KNOWN) known.clear();
  known.set(text, role);
  return role;
}
