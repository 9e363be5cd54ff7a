import { TRADES } from "./trade-words.ts";
import { words } from "./words.ts";

/**
 * Nouns that name a job, in the main languages of Europe; parts of words where a language joins words ("Projektleiterin",
 * "sjuksköterska"). Endings such as -ist and -ician name jobs in nearly all of them.
 */
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
\\p{L}{4,}ist|*logist|*ician|technologist|*worker|*keeper|*maker|helper|handler|packer|picker|cleaner|porter|steward|stewardess|attendant|nanny|caregiver|carer|midwife|paramedic|dentist|vet|veterinarian|welder|plumber|carpenter|painter|builder|surveyor|
  estimator|geologist|biologist|chemist|physicist|statistician|actuary|underwriter|adjuster|claims|marketer|merchandiser|stylist|hairdresser|beautician|model|actor|actress|musician|singer|dancer|soldier|officer cadet|firefighter|policeman|detective|
  interpreter|translator|proofreader|tour guide|guide|flight attendant|dispatcher|loader|courier|gardener|farmer|butcher|baker|apprenticeship|head teacher|headteacher|governess|teaching|research associate|summer analyst|co-?op|scholar|delegate|
  ingénieure?|ingenieure?|développeur|développeuse|developpeur|enseignante?|professeure?|chargée?|responsable|chef|cheffe|directrice|directeur|stagiaire|vendeur|vendeuse|infirmier|infirmière|comptable|assistante?|conseiller|conseillère|technicienne?|employée?|ouvrier|ouvrière|
  chercheur|chercheuse|formateur|formatrice|rédacteur|rédactrice|secrétaire|gestionnaire|animateur|animatrice|éducateur|éducatrice|avocate?|médecin|pharmacien|serveur|serveuse|cuisinier|cuisinière|caissier|caissière|commerciale?|consultante?|adjointe?|agent|hôtesse|apprentie?|
  doctorante?|conducteur|conductrice|magasinier|préparateur|alternante?|graphiste|architecte|juriste|analyste|acheteur|acheteuse|attachée?|coordinateur|coordinatrice|animation|
  *entwickler|*entwicklerin|*ingenieur|*ingenieurin|*leiter|*leiterin|leitung|*leitung|*berater|*beraterin|*mitarbeiter|*mitarbeiterin|*praktikant|*praktikantin|praktikum|*student|*studentin|*bearbeiter|*bearbeiterin|*lehrer|*lehrerin|*führer|*führerin|*kaufmann|*kauffrau|
  *pfleger|*pflegerin|*schwester|*angestellter|*angestellte|*assistent|*assistentin|*techniker|*technikerin|*verkäufer|*verkäuferin|*fahrer|*fahrerin|*arbeiter|*arbeiterin|*meister|*meisterin|*helfer|*helferin|*arzt|*ärztin|*anwalt|*anwältin|*referent|*referentin|*trainee|
  *mechaniker|*mechanikerin|*elektroniker|*schlosser|*koch|köchin|kellner|kellnerin|*kraft|*hilfe|*prüfer|*prüferin|*verwalter|*verwalterin|*betreuer|*betreuerin|*planer|*planerin|*architekt|*architektin|*redakteur|*redakteurin|*gestalter|*gestalterin|*wissenschaftler|*wissenschaftlerin|
  doktorand|doktorandin|*direktor|*direktorin|vorstand|geschäftsführung|auszubildender?|azubi|volontär|volontärin|hilfskraft|*trainer|*trainerin|*dozent|*dozentin|*manager|*managerin|*fachangestellte|
  ingenier[oa]|desarrollador|desarrolladora|gerente|analista|profesora?|consultora?|asesora?|técnic[oa]|tecnic[oa]|jef[ea]|director|directora|encargad[oa]|enfermer[oa]|médic[oa]|abogad[oa]|contable|contador|contadora|administrativ[oa]|auxiliar|ayudante|asistente|
  dependiente|vendedora?|comercial|camarer[oa]|cociner[oa]|diseñadora?|arquitect[oa]|becari[oa]|operari[oa]|coordinadora?|supervisora?|maestr[oa]|investigadora?|secretari[oa]|recepcionista|practicante|programadora?|ejecutiv[oa]|especialista|licenciad[oa]|conductora?|
  sviluppatore|sviluppatrice|ingegnere|impiegat[oa]|infermier[ea]|responsabile|addett[oa]|cuoc[oa]|camerier[ea]|grafic[oa]|insegnante|docente|avvocato|architetto|geometra|ragionier[ea]|contabile|operai[oa]|magazzinier[ea]|commess[oa]|tirocinante|stagista|direttore|direttrice|
  assistente|consulente|tecnico|segretari[oa]|educatore|educatrice|ricercatore|ricercatrice|progettista|programmatore|venditore|autista|medico|dottorando|coordinatore|coordinatrice|
  desenvolvedora?|engenheir[oa]|enfermeir[oa]|professora?|gestora?|técnic[oa]|estagiári[oa]|diretora?|consultora?|advogad[oa]|coordenadora?|recepcionista|vendedora?|atendente|operadora?|cozinheir[oa]|motorista|pesquisadora?|bolsista|monitora?|arquitet[oa]|médic[oa]|
  ontwikkelaar|*medewerker|*medewerkster|*leider|*adviseur|*kundige|docent|docente|leraar|lerares|*beheerder|*verzorgende|*assistente|boekhouder|verkoper|verkoopster|stagiair|stagiaire|chauffeur|*monteur|*kok|directeur|bestuurder|onderzoeker|vrijwilliger|*coördinator|*manager|
  specjalist*|inżynier|księgow[ay]|kierownik|kierowniczka|programist*|pielęgniarz|pielęgniarka|asystent|asystentka|magazynier|sprzedawca|sprzedawczyni|nauczyciel|nauczycielka|dyrektor|doradca|kierowca|mechanik|handlowiec|pracownik|praktykant|praktykantka|stażyst*|lekarz|prawnik|kelner|kelnerka|
  kucharz|koordynator|koordynatorka|przedstawiciel|referent|projektant|projektantka|analityk|konsultant|konsultantka|operator|
  *sköterska|*ledare|*utvecklare|*ingenjör|*assistent|*arbetare|*säljare|säljare|*lärare|lärare|*chef|*tekniker|*konsult|*handläggare|*biträde|*ansvarig|praktikant|ekonom|*kock|*personal|läkare|*mekaniker|montör|*ekonom|forskare|doktorand|
  *udvikler|*leder|*ingeniør|*medarbejder|sygeplejerske|sykepleier|lærer|*lærer|*konsulent|*utvikler|*medarbeider|*sjef|studentermedhjælper|pædagog|revisor|bogholder|*rådgiver|selger|sælger|
  *insinööri|*päällikkö|kehittäjä|*kehittäjä|sairaanhoitaja|opettaja|*johtaja|*asiantuntija|myyjä|harjoittelija|*työntekijä|vývojář|inženýr|účetní|učitelka|manažer|manažérka|vedoucí|asistentka|mérnök|*mérnök|fejlesztő|*fejlesztő|vezető|*vezető|tanár|asszisztens|könyvelő|gyakornok|
  inginer|dezvoltator|asistentă?|contabilă?|profesoară?|vânzător|mühendisi?|*mühendisi|geliştirici|öğretmeni?|müdürü?|uzmanı?|stajyer|hemşire|danışmanı?|inženjer|voditelj|učitelj|razvijatelj|
  muhasebeci|uzman|elemanı?|sorumlusu|temsilcisi|şefi|yöneticisi|teknikeri|öğretmen|mühendis|avukat|doktor|staf|admin|karyawan|karyawati|magang|manajer|kepala|asisten|analis|akuntan|pengembang|perancang|perawat|guru|kasir|teknisi|pegawai|pengacara|konsultan|insinyur|pemasaran|penyelia|pramuniaga|
  nhân viên|chuyên viên|chuyên gia|kỹ sư|kỹ thuật viên|lập trình viên|trưởng phòng|trưởng nhóm|phó phòng|quản lý|giám đốc|giám sát|kế toán|kế toán trưởng|thực tập sinh|giáo viên|giảng viên|điều dưỡng|bác sĩ|dược sĩ|trợ lý|thư ký|tư vấn viên|biên dịch viên|phiên dịch viên|nhà thiết kế|${TRADES}`);

/** Words of rank before the name of a job. */
export const RANK_WORDS = words(
  `senior|junior|sr\\.?|jr\\.?|lead|head of|chief|vice|assistant|associate|principal|deputy|acting|interim|trainee`,
);
