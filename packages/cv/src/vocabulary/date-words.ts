/** Names of the months and their short forms, January to December: full names and what stands for them (CLDR and everyday forms). */
const MONTH_NAMES: readonly string[] = [
  "january jan janvier janv januar jänner jän enero ene gennaio gen genn janeiro januari styczeń stycznia sty tammikuu tammikuuta leden ledna led január januára ianuarie ian siječanj siječnja ocak oca januarja январь января январе янв січень січня січні січ януари яну јануар јануара јан јануари студзень студзеня ιανουάριος ιανουαρίου ιανουαριος ιανουαριου ιαν ιανουάριο يناير جانفي ינואר",
  "february peb feb febr février fevrier févr fevr fév februar febrero febbraio febb fevereiro fev februari luty lutego lut helmikuu helmikuuta únor února úno február februára februarie veljača veljače şubat şub subat февраль февраля феврале фев февр лютий лютого лют февруари фебруар фебруара феб фебруари лютага φεβρουάριος φεβρουαρίου φεβρουαριος φεβρουαριου φεβ φεβρουάριο فبراير فيفري شباط פברואר",
  "march maret mar mars märz maerz marz mär mrz marzo março marco maart mrt marzec marca marts maaliskuu maaliskuuta březen března marec március márc martie ožujak ožujka mart март марта марте мар березень березня березні бер марту сакавік μάρτιος μαρτίου μαρτιος μαρτιου μάρ μαρ μαρτ μάρτιο مارس آذار اذار מרץ מרס",
  "april apr avril avr abril abr aprile kwiecień kwietnia kwi huhtikuu huhtikuuta duben dubna dub apríl apríla április ápr aprilie travanj travnja nisan nis апрель апреля апреле апр квітень квітня квітні квіт кві април априла красавік απρίλιος απριλίου απριλιος απριλιου απρ απρίλιο أبريل ابريل إبريل أفريل نيسان אפריל",
  "may mai mayo maggio mag magg maio mei maj maja toukokuu toukokuuta květen května kvě máj mája május svibanj svibnja mayıs май мая мае травень травня травні трав мај маја μάιος μαΐου μαϊου μαιος μαιου μάι μαι μάιο مايو ماي أيار ايار מאי",
  "june jun juin juni junio giugno giu junho czerwiec czerwca cze kesäkuu kesäkuuta červen června čvn jún júna június iunie iun lipanj lipnja haziran haz июнь июня июне июн червень червня червні черв юни јун јуна јуни чэрвень ιούνιος ιουνίου ιουνιος ιουνιου ιούν ιουν ιούνιο يونيو يونية يونيه جوان حزيران יוני",
  "july jul juillet juil juli julio luglio lug julho lipiec lipca lip heinäkuu heinäkuuta červenec července čvc júl júla július iulie iul srpanj srpnja temmuz tem июль июля июле июл липень липня липні лип юли јул јула јули ліпень ιούλιος ιουλίου ιουλιος ιουλιου ιούλ ιουλ ιούλιο يوليو يولية يوليه يوليوز جويلية تموز יולי",
  "august agu agt aug août aout agosto ago ag augustus augusti sierpień sierpnia sie elokuu elokuuta srpen srpna srp augusta augusztus kolovoz kolovoza ağustos ağu agustos август августа августе авг серпень серпня серпні серп аугуст жнівень αύγουστος αυγούστου αυγουστος αυγουστου αύγ αυγ αύγουστο أغسطس اغسطس أوت غشت آب אוגוסט",
  "september sept sep septembre septiembre setiembre settembre sett set setembro wrzesień września wrz syyskuu syyskuuta září zář septembra szeptember szept septembrie rujan rujna eylül eyl сентябрь сентября сентябре сен сент вересень вересня вересні вер септември сеп септ септембар септембра верасень σεπτέμβριος σεπτεμβρίου σεπτεμβριος σεπτεμβριου σεπ σεπτ σεπτέμβριο سبتمبر شتنبر أيلول ايلول ספטמבר",
  "october oct octobre oktober okt octubre ottobre ott outubro out październik października paź lokakuu lokakuuta říjen října říj október októbra octombrie ekim eki октябрь октября октябре окт жовтень жовтня жовтні жов жовт октомври октобар октобра кастрычнік οκτώβριος οκτωβρίου οκτωβριος οκτωβριου οκτ οκτώβριο أكتوبر اكتوبر אוקטובר",
  "november nov novembre noviembre novembro listopada lis marraskuu marraskuuta novembra noiembrie studeni studenoga kasım kas ноябрь ноября ноябре ноя нояб листопад листопада листопаді лист ноември ное ноем новембар новембра нов лістапад νοέμβριος νοεμβρίου νοεμβριος νοεμβριου νοέ νοε νοεμ νοέμβριο نوفمبر نونبر נובמבר",
  "december dec décembre decembre déc dezember dez diciembre dic dicembre dezembro grudzień grudnia gru desember des joulukuu joulukuuta prosinec prosince decembra decembrie prosinac prosinca aralık ara декабрь декабря декабре дек грудень грудня грудні груд декември децембар децембра дец снежань δεκέμβριος δεκεμβρίου δεκεμβριος δεκεμβριου δεκ δεκέμβριο ديسمبر دجنبر דצמבר",
];

/** The month, 1 to 12, of each name. "listopad" is November in Polish and Czech, October in Croatian: the more frequent reading is taken. */
export const MONTHS: ReadonlyMap<string, number> = monthTable();

function monthTable(): Map<string, number> {
  const table = new Map<string, number>();
  for (const [i, names] of MONTH_NAMES.entries())
    for (const name of names.split(" ")) table.set(name, i + 1);
  return table.set("listopad", 11).set("listopadu", 11);
}

/** Parts of the year; they carry no month. */
export const SEASONS: readonly string[] = [
  "spring",
  "summer",
  "autumn",
  "fall",
  "winter",
  "printemps",
  "été",
  "automne",
  "hiver",
  "frühjahr",
  "frühling",
  "sommer",
  "herbst",
  "primavera",
  "verano",
  "otoño",
  "invierno",
  "estate",
  "autunno",
  "inverno",
  "wintersemester",
  "sommersemester",
];

/** Words for "still going on", as they stand in place of an end. */
export const PRESENT: readonly string[] = [
  "presently",
  "present",
  "currently",
  "current",
  "now",
  "today",
  "ongoing",
  "to date",
  "till date",
  "till now",
  "till present",
  "until now",
  "date",
  "heute",
  "jetzt",
  "laufend",
  "dato",
  "aktuell",
  "aujourd['’]hui",
  "(?:à |a )?ce jour",
  "présent",
  "en cours",
  "maintenant",
  "actuellement",
  "actuel(?:le)?",
  "(?:la )?actualidad",
  "(?:el )?presente",
  "actualmente",
  "actual",
  "hoy",
  "oggi",
  "in corso",
  "attuale",
  "attualmente",
  "atualmente",
  "atual",
  "até (?:o|ao) momento",
  "(?:o |ao )?momento",
  "até à data",
  "hoje",
  "heden",
  "nu",
  "vandaag",
  "huidig",
  "obecnie",
  "teraz",
  "nadal",
  "do chwili obecnej",
  "do dziś",
  "nuvarande",
  "pågående",
  "tills vidare",
  "idag",
  "nå",
  "nåværende",
  "d\\.d\\.?",
  "nykyhetki",
  "nykyinen",
  "nyt",
  "současnost",
  "dosud",
  "súčasnosť",
  "jelenleg",
  "prezent",
  "în prezent",
  "danas",
  "sada",
  "halen",
  "günümüz",
  "devam ediyor",
  "(?:sampai |hingga )?sekarang",
  "(?:sampai |hingga )?saat ini",
  "kini",
  "(?:đến )?nay",
  "hiện nay",
  "hiện tại",
  "do teraz",
  "do dzisiaj",
  "do současnosti",
  "nyní",
  "in prezent",
  "bis heute",
  "bis jetzt",
  "bis dato",
  "till dags dato",
  "t/m heden",
  "tot heden",
  "ad oggi",
  "à nos jours",
  "hasta (?:la fecha|hoy|ahora|el presente|la actualidad)",
  "até (?:hoje|agora|o presente)",
];

/** Months of two words, as the Levant writes them. */
export const LONG_MONTHS: Readonly<Record<string, number>> = {
  "كانون الثاني": 1,
  "تشرين الأول": 10,
  "تشرين الاول": 10,
  "تشرين الثاني": 11,
  "كانون الأول": 12,
  "كانون الاول": 12,
};

/** Words for "still going on" in Cyrillic, Greek, Arabic and Hebrew letters. */
export const PRESENT_BEYOND_LATIN = `по настоящее время|настоящее время|до настоящего времени|настоящий момент|по настоящий момент|наст\\. ?время|наст\\. ?вр\\.|по н\\. ?в\\.|н\\. ?в\\.|по сей день|по сегодняшний день|по сегодня|сегодня|сейчас|
  по теперішній час|теперішній час|до теперішнього часу|по цей час|до цього часу|дотепер|донині|нині|зараз|до сьогодні|по сьогодні|сьогодні|дагэтуль|до момента|в момента|към момента|настоящем|понастоящем|до сега|досега|сега|до днес|днес|
  до данас|данас|тренутно|садашњост|сада|до денес|денес|έως σήμερα|εως σημερα|έως και σήμερα|μέχρι σήμερα|μεχρι σημερα|ως σήμερα|σήμερα|σημερα|έως τώρα|μέχρι τώρα|τώρα|παρόν|σε εξέλιξη|
  حتى الآن|حتى الان|إلى الآن|الى الان|الآن|الان|حتى اليوم|اليوم|حتى تاريخه|تاريخه|حاليا|حالياً|حاليًا|الوقت الحاضر|الوقت الحالي|الحاضر|مستمر|لغاية الآن|لغاية الان|تا کنون|تاکنون|اکنون|עד היום|היום|כיום|עד כה|עד עכשיו|עכשיו|הווה|נוכחי`;

/** The same where no spaces part words. */
export const PRESENT_EAST_ASIAN =
  "至今|迄今|到现在|到現在|至现在|至現在|现在|現在に至る|現在|目前|今日まで|在職中|在籍中|재직 ?중|재학 ?중|현재";

/** What stands behind the number of a year: "2019 г.", "2019 року", "2019م". */
export const BEHIND_YEARS =
  "гг?\\.?|г\\. ?г\\.|год|года|году|годов|рр?\\.?|рік|року|роки|години|година|годину|годе|έτος|م|年度?|년도?";
