import { fold } from "./heading-words.ts";
import { EUROPASS_LABELS } from "./europass-labels.ts";
import type { Role } from "./label-role.ts";

/** Labels by role, as `fold` writes them: lower case, no accents, "and" for whatever joins. Those of the Europass forms among them. */
export const LABELS: Readonly<Record<Role, string>> = {
  company: `company|company name|name of company|employer|employer name|name of employer|name and address of employer|organization|organisation|organization name|firm|client|unternehmen|firma|arbeitgeber|betrieb|name and adresse des arbeitgebers|
    employeur|entreprise|societe|nom de l employeur|nom and adresse de l employeur|empresa|empleador|nombre de la empresa|nombre and direccion de la empresa|nombre and direccion del empleador|empregador|nome and endereco do empregador|azienda|ditta|datore di lavoro|
    nome and indirizzo del datore di lavoro|werkgever|bedrijf|organisatie|naam and adres van de werkgever|naam and adres werkgever|pracodawca|zaklad pracy|nazwa firmy|nazwa and adres pracodawcy|arbetsgivare|foretag|arbetsgivarens namn and adress|arbeidsgiver|arbejdsgiver|
    virksomhed|bedrift|tyonantaja|zamestnavatel|spolecnost|nazev and adresa zamestnavatele|munkaltato|angajator|companie|numele and adresa angajatorului|poslodavac|isveren|sirket|kurum|firma adi|perusahaan|nama perusahaan|instansi|cong ty|ten cong ty|don vi|
    компания|название компании|организация|работодатель|место работы|название организации|компанія|роботодавець|місце роботи|организације|работодател|фирма|послодавац|εταιρεια|εργοδοτησ|ονομα εργοδοτη|επωνυμια εργοδοτη|الشركه|اسم الشركه|جهه العمل|صاحب العمل|الموسسه|חברה|שם החברה|מעסיק|מקום העבודה|מקום עבודה|公司|公司名称|公司名稱|单位|工作单位|单位名称|所在公司|雇主|服務單位|服務公司|企业名称|会社名|勤務先|企業名|会社|所属|회사|회사명|근무처|직장명|기관명|근무회사|기업명`,
  title: `job title|title|position|position held|designation|role|job role|job position|occupation|occupation or position held|post|post held|function|rank|position and duties|role and responsibilities|stelle|tatigkeit|funktion|berufsbezeichnung|beruf oder funktion|position and aufgaben|
    poste|poste occupe|fonction|fonction ou poste occupe|intitule du poste|poste and missions|puesto|cargo|puesto de trabajo|profesion o cargo desempenado|cargo and funciones|funcao|funcao ou cargo ocupado|cargo and atividades|ruolo|mansione|posizione|posizione ricoperta|
    lavoro o posizione ricoperti|functie|beroep of functie|functie of beroep|functie and taken|stanowisko|zajmowane stanowisko|wykonywany zawod lub zajmowane stanowisko|stanowisko and obowiazki|befattning|tjanst|roll|titel|yrke eller befattning|stilling|tehtava|pozice|
    pracovni pozice|funkce|povolani nebo vykonavana funkce|munkakor|beosztas|functie sau post|functia|postul ocupat|functia sau postul ocupat|pozitie|radno mjesto|pozisyon|gorev|unvan|jabatan|posisi|chuc vu|vi tri|chuc danh|
    должность|позиция|посада|позиція|длъжност|заемана длъжност|радно место|позиција|θεση|θεση εργασιασ|επαγγελμα η θεση|المسمي الوظيفي|الوظيفه|المنصب|المسمي الوظيفي|תפקיד|משרה|职位|职务|岗位|担任职务|工作岗位|职位名称|職位|職稱|職務名稱|職種|役職|役割|ホシション|職務|직위|직책|직급|직무|담당업무명|포지션|직급 직책`,
  dates: `date|dates|period|duration|tenure|time period|dates employed|dates of employment|dates attended|from and to|year|years|year of passing|passing year|year of completion|completion year|date completed|completed|completion date|date of completion|graduation date|date of graduation|graduation|graduation year|year of graduation|graduated|date conferred|date awarded|zeitraum|datum|dauer|zeit|von and bis|jahr|periode|duree|annee|annees|fecha|fechas|periodo|duracion|ano|anos|
    data|datas|durata|anno|jaar|okres|daty|lata|rok|tid|ar|aika|obdobi|doba|idoszak|perioada|anul|razdoblje|tarih|sure|donem|tahun|thoi gian|nam|giai doan|
    период|период работы|даты|даты работы|период обучения|годы обучения|період|період роботи|дати|период на работа|датум|περιοδοσ|διαρκεια|ημερομηνια|ημερομηνιεσ|الفتره|المده|التاريخ|تاريخ|السنه|תקופה|תאריך|תאריכים|שנים|שנה|时间|起止时间|起止日期|日期|工作时间|在职时间|就读时间|期间|時間|起訖時間|期間|任職期間|就學期間|在籍期間|年月|年月日|在職期間|期間年月|기간|근무기간|재직기간|재학기간|수행기간|일자|날짜|연도|년도|년월`,
  duties: `duties|responsibilities|key responsibilities|main responsibilities|roles and responsibilities|duties and responsibilities|main duties|tasks|job description|job responsibilities|activities|main activities and responsibilities|key achievements|achievements|aufgaben|aufgabengebiet|tatigkeiten|
    wichtigste tatigkeiten and zustandigkeiten|taches|missions|principales activites and responsabilites|funciones|tareas|actividades|funciones and responsabilidades principales|principales actividades and responsabilidades|atividades|principais atividades and responsabilidades|mansioni|attivita|
    principali attivita and responsabilita|taken|werkzaamheden|voornaamste werkzaamheden and verantwoordelijkheden|obowiazki|zakres obowiazkow|glowne dzialania and obowiazki|arbetsuppgifter|huvudsakliga arbetsuppgifter|oppgaver|opgaver|napln prace|hlavni pracovni napln and oblasti odpovednosti|
    feladatok|responsabilitati|activitati and responsabilitati principale|gorevler|sorumluluklar|tugas|tanggung jawab|deskripsi pekerjaan|mo ta cong viec|nhiem vu|
    обязанности|должностные обязанности|функции|задачи|обов язки|посадові обов язки|задължения|отговорности|основни деиности and отговорности|задаци|καθηκοντα|αρμοδιοτητεσ|κυριεσ δραστηριοτητεσ and αρμοδιοτητεσ|المهام|المسووليات|المهام الوظيفيه|المهام and المسووليات|תחומי אחריות|אחריות|תיאור התפקיד|工作内容|工作职责|职责|岗位职责|工作描述|职责描述|主要职责|工作內容|職責|業務内容|仕事内容|担当業務|職務内容|実績|담당업무|주요업무|업무내용|업무|담당 업무|주요 업무`,
  school: `school|institution|institute|university|college|name of institution|institution name|name and type of organisation providing education and training|board and university|university and board|board|schule|hochschule|universitat|einrichtung|bildungseinrichtung|
    name der bildungseinrichtung|name and art der bildungs oder ausbildungseinrichtung|etablissement|ecole|universite|nom de l etablissement d enseignement|nom and type de l etablissement d enseignement ou de formation|centro|centro de estudios|institucion|universidad|nombre del centro de formacion|
    nombre and tipo de la organizacion que ha impartido la formacion|instituicao|escola|nome da instituicao de ensino|nome and tipo da organizacao de ensino ou formacao|istituto|scuola|universita|nome dell istituto di formazione|nome and tipo d istituto di istruzione o formazione|instelling|
    onderwijsinstelling|naam van de onderwijsinstelling|uczelnia|szkola|nazwa uczelni|nazwa and typ organizacji and instytucji edukacyjnej lub szkoleniowej|skola|larosate|laroanstaltens namn|skole|oppilaitos|nazev skoly|iskola|institutia|numele institutiei de invatamant|
    numele and tipul institutiei de invatamant and al organizatiei profesionale prin care s and realizat formarea profesionala|okul|okul adi|universite adi|institusi|sekolah|universitas|nama sekolah|truong|ten truong|co so dao tao|
    учебное заведение|вуз|университет|название учебного заведения|навчальнии заклад|заклад освіти|учебно заведение|школа|факултет|установа|ιδρυμα|εκπαιδευτικο ιδρυμα|σχολη|πανεπιστημιο|الجامعه|الجامعه|الموسسه التعليميه|الكليه|المدرسه|מוסד|מוסד לימודים|מוסד הלימודים|מוסד אקדמי|学校|学校名称|毕业院校|院校|毕业学校|就读院校|學校|學校名稱|畢業學校|学校名|学校名学部学科|학교|학교명|출신학교|교육기관`,
  degree: `degree|qualification|qualifications|course|programme|program|major|field of study|specialization|stream|class|examination|exam|exam passed|title of qualification awarded|qualification awarded|abschluss|studiengang|fach|fachrichtung|bezeichnung der erworbenen qualifikation|diplome|formation|
    intitule du diplome delivre|intitule du certificat ou diplome delivre|titulo|titulacion|estudios|titulo de la cualificacion obtenida|curso|grau|designacao da qualificacao atribuida|titolo|titolo di studio|corso|corso di studi|titolo della qualifica rilasciata|diploma|opleiding|studie|studierichting|
    naam van het behaalde diploma|kierunek|kierunek studiow|tytul|uzyskane kwalifikacje|examen|utbildning|tutkinto|obor|titul|szak|specializarea|calificarea and diploma obtinuta|bolum|derece|jurusan|program studi|gelar|nganh hoc|chuyen nganh|bang cap|he dao tao|
    степень|специальность|факультет|квалификация|образование|ступінь|спеціальність|кваліфікація|степен|специалност|придобита квалификация|степен and специалност|звање|смер|τιτλοσ|τιτλοσ σπουδων|πτυχιο|τμημα|ειδικοτητα|الدرجه|الدرجه العلميه|الموهل|الموهل العلمي|التخصص|الشهاده|תואר|תחום לימודים|חוג|专业|学历|学位|所学专业|专业名称|学历学位|科系|學位|系所|主修|学部|学科|専攻|学部学科|学部 学科|학과|전공|학위|전공 학위|학과 전공`,
  place: `location|place|city|ort|standort|lieu|ville|lugar|ciudad|local|cidade|luogo|citta|plaats|miejsce|miasto|sted|paikkakunta|misto|mesto|place of work|work location|duty station|lieu de travail|arbeitsort|lugar de trabajo|luogo di lavoro|local de trabalho|locul|localitatea|yer|sehir|lokasi|kota|dia diem|
    город|місто|адрес|местоположение|град|место|πολη|τοποθεσια|المدينه|الموقع|مكان العمل|المكان|מיקום|עיר|地点|工作地点|城市|地點|工作地點|勤務地|所在地|근무지|소재지|지역|근무지역`,
  score: `score|grade|grades|gpa|cgpa|marks|percentage|percentage of marks|marks obtained|result|division|aggregate|note|notendurchschnitt|abschlussnote|mention|nota|promedio|voto|votazione|cijfer|ocena|betyg|karakter|not ortalamasi|ipk|nilai|diem|xep loai|
    среднии балл|балл|оценка|середніи бал|оценки|βαθμοσ|βαθμοσ πτυχιου|المعدل|التقدير|ממוצע|ציון|成绩|绩点|平均分|成績|성적|학점|평점`,
  ignored: `s no|sr no|sl no|no|nr|hours per week|salary|supervisor|reporting to|reason for leaving|team size|type of business or sector|type of employment|department|branche|art des unternehmens|secteur d activite|tipo de empresa o sector|tipo di attivita o settore|sektor|
    причина увольнения|причина ухода|сфера деятельности|отрасль|причина звільнення|سبب ترك العمل|الراتب|סיבת עזיבה|部门|所属部门|离职原因|薪资|薪水|汇报对象|证明人|行业|公司性质|公司规模|下属人数|部門|離職原因|雇用形態|年収|従業員数|資本金|売上高|部署|事業内容|부서|부서명|퇴사사유|퇴직사유|연봉|소재|구분|졸업구분|졸업여부|번호`,
};

const ROLE_OF = new Map<string, Role>();
for (const list of [LABELS, EUROPASS_LABELS])
  for (const role of roles())
    for (const label of list[role]?.split("|") ?? []) put(label.trim(), role);

function put(label: string, role: Role): void {
  if (!ROLE_OF.has(label)) ROLE_OF.set(label, role);
}

/** Where a label stands under two roles the first wins. */
function roles(): Role[] {
  return ["company", "title", "dates", "duties", "school", "degree", "place", "score", "ignored"];
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
