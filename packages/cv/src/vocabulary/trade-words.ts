/**
 * Trades and professions by language, for job-words.ts. What is a surname, a place or a thing as often as a trade
 * ("Richter", "Mayor", "caixa") is left out.
 */
export const TRADES: string = [
  // English
  `barber|tailor|seamstress|bricklayer|mason|roofer|glazier|joiner|machinist|fitter|rigger|assembler|dietitian|dietician|lifeguard|bouncer|janitor|custodian|concierge|sommelier|dishwasher|caterer|fisherman|miner|sailor|seaman|
  deckhand|purser|skipper|lieutenant|corporal|constable|bailiff|magistrate|prosecutor|notary|councillor|pastor|priest|chaplain|imam|rabbi|missionary|au pair|babysitter|groom|rancher|forester|landscaper|winemaker|brewer|upholsterer|
  blacksmith|goldsmith|jeweller|jeweler|bookbinder|typesetter|sorter|stocker|shopfitter|signaller|conductor|postman|postwoman|mail carrier|docker|stevedore|scaffolder|plasterer|tiler|sweeper|stagehand|farmhand|cinematographer|
  videographer|filmmaker|presenter|broadcaster|hostess|choreographer|composer|comedian|sculptor|conservator|auctioneer|valuer|appraiser|realtor|telemarketer|canvasser|fundraiser|sonographer|radiographer|chiropractor|osteopath|
  anaesthetist|doula|dispenser|invigilator|headmaster|headmistress|provost|bursar|examiner|grader|adjunct|childminder|shepherd|machine setter|toolmaker|draftsman|draughtsman|draughtsperson|dressmaker|bellhop|croupier|undertaker`,
  // German
  `soldat|soldatin|bäcker|bäckerin|metzger|fleischer|lackierer|tischler|tischlerin|schreiner|schreinerin|zimmerer|maurer|dachdecker|klempner|*installateur|*monteur|*schweißer|*schweisser|dreher|fräser|*mechatroniker|*mechatronikerin|
  barkeeper|friseur|friseurin|friseuse|kosmetikerin|gärtner|gärtnerin|landwirt|landwirtin|winzer|matrose|kapitän|pilotin|lotse|kommissar|*notar|*erzieher|*erzieherin|*pädagoge|*pädagogin|hebamme|*therapeut|*therapeutin|apotheker|apothekerin|
  *sanitäter|*sanitäterin|psychologe|psychologin|biologe|biologin|chemiker|chemikerin|physiker|physikerin|*informatiker|*informatikerin|mathematiker|mathematikerin|*laborant|*laborantin|*zeichner|*zeichnerin|*vertreter|*vertreterin|
  *disponent|*disponentin|*logistiker|*makler|*maklerin|*händler|*händlerin|*einkäufer|*einkäuferin|*sekretär|*sekretärin|*koordinator|*koordinatorin|*inspektor|*beamter|*beamtin|*zusteller|*zustellerin|*bote|*dolmetscher|*dolmetscherin|
  *übersetzer|*übersetzerin|*lektor|*lektorin|*fotograf|*fotografin|regisseur|schauspieler|schauspielerin|musiker|musikerin|sänger|sängerin|tänzer|tänzerin|bildhauer|*küchenchef|commis|*gehilfe|*gehilfin|lehrling|*aushilfe|*inhaber|*inhaberin|
  *gründer|*gründerin|*gesellschafter|prokurist|prokuristin|*vorsitzender|*vorsitzende|*beauftragter|*beauftragte|*sachverständiger|*ausbilder|*ausbilderin|*vermesser|*optiker|*optikerin|*drucker|*schneiderin|*reiniger|*reinigerin|*lagerist|*disponentin`,
  // French
  `*icien|*icienne|\\p{L}{4,}iste|soudeur|soudeuse|plombier|menuisier|charpentier|maçon|peintre|carreleur|couvreur|boulanger|boulangère|pâtissier|pâtissière|boucher|bouchère|traiteur|plongeur|plongeuse|barman|gouvernante|femme de chambre|
  gardien|gardienne|ambulancier|ambulancière|aide-soignante?|soignante?|sage-femme|kinésithérapeute|psychologue|vétérinaire|ergothérapeute|auxiliaire|puéricultrice|nourrice|coiffeur|coiffeuse|couturier|couturière|photographe|cameraman|
  réalisateur|réalisatrice|monteur|monteuse|comédien|comédienne|chanteur|chanteuse|danseur|danseuse|écrivain|traducteur|traductrice|interprète|bibliothécaire|greffier|greffière|huissier|notaire|magistrate?|policier|policière|gendarme|pompier|
  soldat|facteur|factrice|livreur|livreuse|chauffeur|routier|manutentionnaire|marin|pêcheur|agriculteur|agricultrice|viticulteur|viticultrice|éleveur|éleveuse|jardinier|jardinière|forestier|bûcheron|géomètre|topographe|dessinateur|dessinatrice|
  projeteur|projeteuse|métreur|gérante?|présidente?|fondateur|fondatrice|associée?|négociateur|négociatrice|courtier|courtière|téléconseiller|téléconseillère|téléopérateur|téléopératrice|guichetier|guichetière|banquier|banquière|trésorier|
  trésorière|contrôleur|contrôleuse|auditeur|auditrice|actuaire|maître de conférences|instituteur|institutrice|surveillante?|intervenante?|moniteur|monitrice|entraîneur|entraîneuse|bénévole|volontaire|intérimaire|vacataire|saisonnier|saisonnière|
  opérateur|opératrice|régleur|tourneur|fraiseur|chaudronnier|serrurier|vitrier|ébéniste|approvisionneur|approvisionneuse|superviseur|superviseuse|planificateur|planificatrice|administrateur|administratrice|documentaliste`,
  // Spanish
  `\\p{L}{3,}ista|soldadora?|fontaner[oa]|carpinter[oa]|albañil|pintora?|mecánic[oa]|torner[oa]|fresadora?|cerrajer[oa]|jardiner[oa]|panader[oa]|pasteler[oa]|carnicer[oa]|pescader[oa]|peluquer[oa]|costurera|sastre|limpiadora?|conserje|porter[oa]|
  vigilante|bomber[oa]|soldado|mariner[oa]|pescadora?|agricultora?|ganader[oa]|chofer|chófer|repartidora?|moz[oa]|almacener[oa]|carretiller[oa]|estibador|cajer[oa]|reponedora?|teleoperadora?|promotora?|azafat[oa]|animadora?|monitora?|entrenadora?|
  árbitro|educadora?|pedagog[oa]|psicólog[oa]|logopeda|fisioterapeuta|farmacéutic[oa]|odontólog[oa]|veterinari[oa]|matrona|partera|celadora?|cuidadora?|niñera|químic[oa]|biólog[oa]|físic[oa]|geólog[oa]|matemátic[oa]|estadístic[oa]|sociólog[oa]|
  traductora?|intérprete|redactora?|fotógraf[oa]|realizadora?|editora?|locutora?|actriz|músic[oa]|cantante|bailarín|bailarina|escritora?|bibliotecari[oa]|archiver[oa]|notari[oa]|procuradora?|juez|jueza|gestora?|tesorer[oa]|interventora?|auditora?|
  agente|representante|compradora?|planificadora?|delineante|topógraf[oa]|aparejadora?|decoradora?|soci[oa]|fundadora?|propietari[oa]|presidente|presidenta|voluntari[oa]|aprendiz|pasante|residente|operadora?|montadora?|instaladora?|ensambladora?|
  tutora?|rectora?|decan[oa]|catedrátic[oa]|investigadora?|mozo de almacén|trabajadora?|orientadora?|mediadora?|controladora?|cajero|dietista|nutricionista`,
  // Italian
  `saldatore|saldatrice|idraulico|falegname|muratore|imbianchino|meccanico|tornitore|fresatore|fabbro|giardiniere|panettiere|pasticcere|pasticciere|macellaio|parrucchier[ea]|estetista|sart[oa]|portiere|poliziotto|carabiniere|pompiere|soldato|
  marinaio|pescatore|agricoltore|allevatore|fattorino|corriere|facchino|cassier[ea]|promotore|promotrice|hostess|animatore|animatrice|istruttore|istruttrice|allenatore|allenatrice|maestr[oa]|psicolog[oa]|odontoiatra|veterinari[oa]|ostetrica|
  badante|chimic[oa]|biolog[oa]|geolog[oa]|matematic[oa]|statistic[oa]|sociolog[oa]|traduttore|traduttrice|interprete|redattore|redattrice|fotograf[oa]|regista|montatore|attore|attrice|ballerin[oa]|scrittore|scrittrice|bibliotecari[oa]|notaio|
  giudice|magistrato|gestore|revisore|rappresentante|disegnatore|disegnatrice|topografo|arredatore|arredatrice|fondatore|fondatrice|titolare|volontari[oa]|apprendista|collaboratore|collaboratrice|capo|caporeparto|capocantiere|caposala|
  capoturno|vicedirettore|dirigente|funzionari[oa]|borsista|assegnista|manutentore|collaudatore|verniciatore|operatore|operatrice|pizzaiol[oa]|lavapiatti|governante|architett[oa]|sviluppatore|supervisore|amministratore|amministratrice`,
  // Portuguese
  `canalizadora?|encanadora?|carpinteir[oa]|marceneir[oa]|pedreir[oa]|mecânic[oa]|serralheir[oa]|torneir[oa]|ferreir[oa]|jardineir[oa]|padeir[oa]|pasteleir[oa]|talhante|açougueir[oa]|cabeleireir[oa]|costureira|alfaiate|faxineir[oa]|
  empregad[oa]|porteir[oa]|bombeir[oa]|marinheir[oa]|entregadora?|estafeta|carregador|empilhador|estoquista|repositora?|instrutora?|treinadora?|farmacêutic[oa]|veterinári[oa]|parteira|babá|químic[oa]|tradutora?|redatora?|ator|atriz|cantora?|
  bailarin[oa]|bibliotecári[oa]|juiz|juíza|tesoureir[oa]|corretora?|desenhadora?|sóci[oa]|proprietári[oa]|voluntári[oa]|encarregad[oa]|chefe|líder|assessora?|servente|ajudante|embaladora?|conferente|almoxarife|garçom|garçonete|copeir[oa]|
  confeiteir[oa]|secretári[oa]|escriturári[oa]|programadora?|psicólog[oa]|administradora?|planejadora?|formadora?|orientadora?|reitora?`,
  // Dutch
  `lasser|elektricien|loodgieter|timmerman|metselaar|schilder|slager|bakker|kapper|kapster|schoonmaker|schoonmaakster|conciërge|portier|beveiliger|brandweerman|militair|matroos|hovenier|tuinman|koerier|bezorger|caissière|vakkenvuller|
  *begeleider|*begeleidster|leerkracht|pedagoog|psycholoog|fysiotherapeut|apotheker|tandarts|dierenarts|arts|huisarts|chirurg|verpleegster|oppas|bioloog|econoom|vertaler|tolk|redacteur|fotograaf|regisseur|acteur|actrice|schrijver|
  bibliothecaris|notaris|rechter|advocaat|inkoper|inkoopster|vertegenwoordiger|makelaar|tekenaar|*ontwerper|*ontwerpster|vormgever|oprichter|eigenaar|voorzitter|penningmeester|bestuurslid|leerling|uitzendkracht|*hulp|*planner|*hoofd|*chef|
  *technicus|*controleur|*inspecteur|*secretaresse|secretaris|telefoniste|gastvrouw|gastheer|ober|serveerster|afwasser|*ingenieur|onderwijzer|onderwijzeres|promovendus|*assistent|*ondersteuner`,
  // Polish
  `spawacz|elektryk|hydraulik|stolarz|cieśla|murarz|malarz|ślusarz|tokarz|frezer|monter|blacharz|lakiernik|piekarz|cukiernik|rzeźnik|fryzjer|fryzjerka|kosmetyczka|krawiec|krawcowa|szwaczka|sprzątacz|sprzątaczka|dozorca|ochroniarz|strażak|
  policjant|policjantka|żołnierz|marynarz|rolnik|ogrodnik|kurier|listonosz|dostawca|pakowacz|kasjer|kasjerka|przewodnik|animator|animatorka|instruktor|instruktorka|trener|trenerka|wykładowca|wychowawca|wychowawczyni|pedagog|psycholog|
  logopeda|fizjoterapeut[ak]|fizjoterapeutka|farmaceut[ak]|farmaceutka|dentysta|stomatolog|weterynarz|położna|ratownik|opiekun|opiekunka|niania|chemik|biolog|fizyk|geolog|matematyk|ekonomist[ak]|ekonomistka|statystyk|socjolog|tłumacz|
  tłumaczka|dziennikarz|dziennikarka|redaktor|redaktorka|fotograf|reżyser|aktor|aktorka|muzyk|pisarz|bibliotekarz|bibliotekarka|notariusz|sędzia|prokurator|radca|adwokat|urzędnik|urzędniczka|audytor|audytorka|planista|planistka|kreślarz|
  geodeta|architekt|architektka|grafik|graficzka|wspólnik|założyciel|założycielka|właściciel|właścicielka|prezes|wolontariusz|wolontariuszka|uczeń|pomocnik|pomoc|brygadzista|majster|technik|inspektor|inspektorka|sekretarz|sekretarka|
  recepcjonist[ak]|recepcjonistka|barman|barmanka|kucharka|zastępca|zastępczyni|lider|liderka|menedżer|menedżerka|kontroler|kontrolerka|testerka|administratorka|ajent`,
  // Swedish, Norwegian, Danish
  `svetsare|elektriker|rörmokare|snickare|murare|målare|bagare|konditor|slaktare|frisör|städare|vaktmästare|väktare|brandman|sjöman|trädgårdsmästare|chaufför|*förare|*skötare|*skötarska|kassör|kassörska|tränare|pedagog|psykolog|logoped|
  sjukgymnast|apotekare|tandläkare|veterinär|barnmorska|*biträde|kemist|översättare|tolk|redaktör|skådespelare|sångare|författare|bibliotekarie|advokat|domare|inköpare|mäklare|ritare|formgivare|grundare|ägare|ordförande|lärling|*vikarie|
  *samordnare|*utredare|*strateg|*sekreterare|servitör|servitris|diskare|kallskänka|hovmästare|*operatör|*montör|*inspektör|*rådgivare|*vägledare|*planerare|*byggare|*formgivare|
  svejser|sveiser|tømrer|snedker|snekker|rørlegger|montør|*montør|bager|slagter|frisør|pedel|vaktmester|vægter|gartner|chauffør|sjåfør|ekspedient|*medhjælper|*vikar|jordemor|jordmor|tandlæge|tannlege|læge|lege|dyrlæge|apoteker|dommer|
  indkøber|innkjøper|oversætter|oversetter|redaktør|skuespiller|forfatter|bibliotekar|formand|styreleder|grundlægger|ejer|eier|frivillig|tjener|servitør|kokk|*saksbehandler|*sagsbehandler|*fuldmægtig|*ansvarlig|*koordinator|*sekretær`,
  // Finnish
  `hitsaaja|*asentaja|putkimies|kirvesmies|puuseppä|muurari|maalari|leipuri|kokki|tarjoilija|siivooja|vahtimestari|vartija|palomies|*kuljettaja|*myyjä|*hoitaja|*lääkäri|kätilö|farmaseutti|proviisori|psykologi|*terapeutti|*suunnittelija|
  *konsultti|*analyytikko|*tutkija|*assistentti|*sihteeri|*koordinaattori|*vastaava|*esimies|*ohjaaja|*valmentaja|kääntäjä|tulkki|*toimittaja|valokuvaaja|juristi|asianajaja|tilintarkastaja|kirjanpitäjä|*ostaja|yrittäjä|perustaja|omistaja|
  vapaaehtoinen|sijainen|*arkkitehti|*teknikko|*mekaanikko|*operaattori|*opettaja|*mestari`,
  // Czech, Slovak
  `svářeč|elektrikář|instalatér|truhlář|tesař|zedník|malíř|zámečník|obráběč|soustružník|montér|mechanik|řidič|řidička|kuchař|kuchařka|číšník|číšnice|servírka|pekař|cukrář|cukrářka|řezník|kadeřnice|kosmetička|švadlena|uklízečka|vrátný|strážný|
  hasič|policista|voják|zahradník|zemědělec|kurýr|skladník|skladnice|prodavač|prodavačka|pokladní|průvodce|průvodkyně|lektor|lektorka|trenér|trenérka|učitel|vychovatel|vychovatelka|lékárník|lékárnice|lékař|lékařka|zubař|veterinář|sestra|
  ošetřovatel|ošetřovatelka|pečovatelka|překladatel|překladatelka|tlumočník|tlumočnice|novinář|novinářka|knihovník|knihovnice|právník|právnička|advokát|advokátka|soudce|ekonomka|analytik|analytička|nákupčí|obchodník|zástupce|zástupkyně|
  makléř|makléřka|projektant|projektantka|designér|designérka|grafička|zakladatel|zakladatelka|majitel|majitelka|jednatel|jednatelka|předseda|ředitel|ředitelka|dobrovolník|dobrovolnice|učeň|brigádník|brigádnice|stážista|stážistka|specialista|
  specialistka|konzultant|konzultantka|programátor|programátorka|správce|koordinátor|koordinátorka|referentka|dispečer|dispečerka|mistr|dělník|dělnice|operátor|operátorka|kontrolor|kontrolorka|zvárač|vodič|predavač|predavačka|učiteľ|
  učiteľka|riaditeľ|riaditeľka|vedúci|vedúca|inžinier|účtovník|účtovníčka|prekladateľ|právnik|lekár|lekárka|architektka|technička`,
  // Hungarian
  `hegesztő|*szerelő|asztalos|ács|kőműves|lakatos|esztergályos|sofőr|szakács|pincér|felszolgáló|pultos|pék|cukrász|hentes|fodrász|kozmetikus|varrónő|takarító|portás|tűzoltó|rendőr|katona|kertész|futár|raktáros|eladó|pénztáros|oktató|edző|
  tanító|tanítónő|óvónő|*pedagógus|pszichológus|logopédus|gyógytornász|gyógyszerész|orvos|*orvos|szülésznő|ápoló|ápolónő|nővér|gondozó|vegyész|biológus|fordító|tolmács|újságíró|*szerkesztő|fényképész|színész|zenész|könyvtáros|jogász|ügyvéd|
  könyvvizsgáló|közgazdász|*elemző|*beszerző|*értékesítő|képviselő|ügynök|*tervező|építész|grafikus|alapító|tulajdonos|ügyvezető|elnök|*igazgató|önkéntes|szakértő|*tanácsadó|technikus|*programozó|rendszergazda|koordinátor|*ügyintéző|
  adminisztrátor|diszpécser|művezető|munkás|operátor|ellenőr|*munkatárs|titkár|titkárnő|recepciós|*kutató|docens|tanársegéd|adjunktus|*gyakornok|*menedzser|*referens`,
  // Romanian
  `sudor|instalator|tâmplar|dulgher|zidar|zugrav|lăcătuș|strungar|mecanic|șofer|bucătar|bucătăreasă|ospătar|brutar|cofetar|măcelar|coafeză|frizer|croitor|croitoreasă|îngrijitor|îngrijitoare|portar|paznic|polițist|grădinar|curier|gestionar|
  magaziner|casier|casieră|ghid|antrenor|învățător|învățătoare|educatoare|psiholog|kinetoterapeut|farmacist|farmacistă|medic|veterinar|moașă|infirmieră?|chimist|traducător|traducătoare|jurnalistă?|fotograf|muzician|scriitor|bibliotecară?|
  avocată?|judecător|achizitor|reprezentant|proiectant|arhitectă?|fondator|proprietar|administrator|președinte|voluntară?|ucenic|stagiară?|tehnician|programator|programatoare|coordonator|coordonatoare|secretară|recepționer|recepționeră|
  cercetător|cercetătoare|conferențiar`,
  // Croatian, Serbian
  `zavarivač|električar|vodoinstalater|stolar|zidar|vozač|kuhar|kuharica|konobar|konobarica|pekar|čistač|čistačica|vatrogasac|policajac|skladištar|prodavač|prodavačica|blagajnik|blagajnica|nastavnik|nastavnica|odgajatelj|odgajateljica|
  ljekarnik|ljekarnica|liječnik|liječnica|kemičar|prevoditelj|prevoditeljica|prevodilac|novinar|novinarka|urednik|urednica|glumac|glumica|knjižničar|knjižničarka|odvjetnik|odvjetnica|pravnik|pravnica|računovođa|analitičar|analitičarka|
  predstavnik|predstavnica|dizajner|dizajnerica|osnivač|osnivačica|vlasnik|vlasnica|direktorica|predsjednik|predsjednica|volonter|volonterka|pripravnik|pripravnica|specijalist|savjetnik|savjetnica|tehničar|tehničarka|programer|programerka|
  operater|tajnik|tajnica|recepcionar|istraživač|istraživačica|suradnik|suradnica|saradnik|lekar|lekarka`,
  // Turkish
  `kaynakçı|elektrikçi|tesisatçı|marangoz|duvarcı|boyacı|tornacı|şoför|şoförü|aşçı|aşçısı|garson|barmen|fırıncı|kasap|kuaför|berber|terzi|temizlikçi|bekçi|görevlisi|görevli|itfaiyeci|bahçıvan|kurye|depocu|tezgahtar|kasiyer|eğitmen|eğitmeni|
  antrenör|akademisyen|psikolog|fizyoterapist|eczacı|hekim|hekimi|veteriner|ebe|bakıcı|kimyager|biyolog|çevirmen|tercüman|gazeteci|editör|editörü|fotoğrafçı|oyuncu|müzisyen|yazar|kütüphaneci|denetçi|iktisatçı|analisti|temsilci|tasarımcı|
  tasarımcısı|mimar|grafiker|kurucu|kurucusu|başkan|başkanı|müdür|müdürü|gönüllü|çırak|asistan|asistanı|danışman|teknisyen|teknisyeni|programcı|koordinatör|koordinatörü|operatör|operatörü|sekreter|sekreteri|resepsiyonist|araştırmacı|memur|
  memuru|işçi|işçisi|usta|ustası|yardımcısı|stajyeri|geliştiricisi|yönetici`,
].join("|");
