/** Names of countries in the main languages of Europe, Arabic, Hebrew, Chinese, Japanese and Korean, lower case: those of CLDR and everyday ones. */
export const COUNTRY_NAMES: ReadonlySet<string> = new Set(
  `việt nam|viet nam|africa de sud|áfrica do sul|afrique du sud|ägypten|alankomaat|albania|albánia|albânia|albanie|albanië|albánie|albanien|albanija|
  albánsko|alemanha|alemania|algeria|algéria|algerie|algérie|algerien|algeriet|algerije|algieria|allemagne|almanya|alžir|alžírsko|
  amerika birleşik devletleri|angleterre|arabia saudí|arabia saudita|arabia saudită|arábia saudita|arabia saudyjska|arabie saoudite|
  arabiemiirikunnat|argelia|argélia|argentiina|argentina|argentína|argentine|argentinië|argentinien|argentyna|arjantin|armenia|armênia|
  armenië|arménie|armenien|armenija|arménsko|arnavutluk|aserbaidschan|aserbajdsjan|äthiopien|australia|austrália|australie|australië|
  austrálie|australien|australija|austria|áustria|austrija|ausztrália|ausztria|autriche|avustralya|avusturya|azerbaidjan|azerbaïdjan|
  azerbaidžan|azerbaigian|azerbaijan|azerbaijão|azerbaiyán|azerbajdžan|ázerbájdžán|azerbajdzjan|azerbajdzsán|azerbaycan|azerbeidzjan|
  azerbejdżan|bahrain|bahrajn|bahrein|bahreïn|bahreyn|banglades|bangladeš|bangladeş|bangladés|bangladéš|bangladesch|bangladesh|
  bangladesz|barein|baréin|belarus|belarusz|belçika|belgia|bélgica|belgicko|belgie|belgië|belgien|belgija|belgio|belgique|belgium|
  bělorusko|bharat|białoruś|bielorrusia|bielorrússia|bielorusko|bielorussia|biélorussie|birleşik arap emirlikleri|birleşik krallık|
  bjelorusija|bosna a hercegovina|bosna i hercegovina|bosna-hersek|bosnia & herzegovina|bósnia e herzegovina|bosnia ed erzegovina|
  bośnia i hercegowina|bosnia ja hertsegovina|bosnia și herțegovina|bosnia y herzegovina|bosnia-hercegovina|bosnië en herzegovina|
  bosnie-herzégovine|bosnien och hercegovina|bosnien und herzegowina|bosnien-hercegovina|bosznia-hercegovina|brasil|brasile|brasilia|
  brasilien|brazil|brazilia|brazília|brazilië|brazílie|brazylia|brésil|brezilya|bugarska|bulgaria|bulgária|bułgaria|bulgarie|bulgarien|
  bulgarije|bulgaristan|bulharsko|camarões|cambodge|cambodgia|cambodia|cambodja|cambogia|camboja|camboya|cameroon|cameroun|camerun|
  camerún|canada|canadá|catar|cazaquistão|cechia|cehia|çekya|černá hora|češka|česko|cezayir|chequia|chile|chili|china|chine|chiny|
  chipre|chorvatsko|chorvátsko|chorwacja|chypre|čierna hora|cile|čile|çin|çin hong kong öib|cina|čína|cipar|cipro|cipru|ciprus|colombia|
  colômbia|colombie|columbia|corea del sud|corea del sur|corée du sud|coreea de sud|coreia do sul|costa d'avorio|costa do marfim|
  costa rica|côte d'ivoire|côte d'ıvoire|crna gora|croacia|croácia|croatia|croația|croatie|croazia|csehország|cuba|cypern|cypr|cyprus|
  czarnogóra|czech republic|czechia|czechy|danemarca|danemark|dänemark|dania|dánia|danimarca|danimarka|danmark|danska|dánsko|
  de forenede arabiske emirater|de forente arabiske emirater|dél-afrikai köztársaság|dél-korea|den dominikanske republik|
  den dominikanske republikk|denemarken|denmark|deutschland|dinamarca|dominicaanse republiek|dominican republic|dominik cumhuriyeti|
  dominikaaninen tasavalta|dominikai köztársaság|dominikana|dominikanische republik|dominikanska republika|dominikánska republika|
  dominikánská republika|dominikanska republiken|duitsland|ecuador|ee. uu.|eeuu|egipat|egipt|egipto|egito|egitto|egyesült államok|
  egyesült arab emírségek|egyesült királyság|egyiptom|egypt|egypte|égypte|egypten|egypti|eire|éire|ekvador|ekvádor|ekwador|
  elefántcsontpart|elfenbenskusten|elfenbenskysten|elveția|emirados árabes unidos|emiratele arabe unite|emirati arabi uniti|
  emiratos árabes unidos|émirats arabes unis|endonezya|england|equador|équateur|ermenistan|eslovaquia|eslováquia|eslovenia|eslovênia|
  espagne|españa|espanha|espanja|estados unidos|estland|estonia|estônia|estonie|estonija|estonsko|estónsko|estonya|észak-macedónia|
  észtország|états-unis|etelä-afrikka|etelä-korea|ethiopia|ethiopië|éthiopie|etiopia|etiopía|etiópia|etiopie|etiopien|etiopija|etiyopya|
  fas|filipijnen|filipinas|filipine|filipini|filipinler|filipiny|filipíny|filippiinit|filippine|filippinene|filippinerna|filippinerne|
  finland|finlanda|finlande|finlandia|finlândia|finlandiya|finnland|finnország|finska|finsko|fínsko|förenade arabemiraten|frança|france|
  francia|franciaország|francie|francja|francuska|francúzsko|frankreich|frankrig|frankrijk|frankrike|fransa|franța|fülöp-szigetek|gana|
  georgia|geórgia|georgië|géorgie|georgien|germania|germany|ghana|ghána|giappone|giordania|görögország|grækenland|grčka|great britain|
  grèce|grecia|grécia|grecja|grécko|greece|grekland|griechenland|griekenland|großbritannien|grúzia|gruzie|gruzija|gruzínsko|gruzja|
  guatemala|güney afrika|güney kore|gürcistan|gvatemala|gwatemala|hellas|hindistan|hiszpania|hırvatistan|holandia|holandsko|holland|
  hollanda|hollandia|hong kong|hong kong sar china|hong kong, rae da china|hongarije|hongkong – kiinan erityishallintoalue|
  hongkong – oao číny|hongkong – zao číny|hongkong kkt|hongkong sar|hongkong sar kina|hongkong sar van china|hongrie|horvátország|
  hrvatska|hungary|hungria|hungría|iceland|ierland|ijsland|inde|india|índia|indie|indien|indija|indonesia|indonésia|indonesië|indonésie|
  indonesien|indonezia|indonézia|indonezija|indonezja|inglaterra|intia|iordania|irã|irak|irák|iran|irán|írán|iraq|iraque|ireland|irland|
  irlanda|irlande|irlandia|irlanti|írország|irska|irsko|írsko|island|islanda|islande|islandia|islândia|islanti|iso-britannia|ispanya|
  israel|israël|israele|israil|isveç|isviçre|italia|itália|italie|italië|itálie|italien|italija|italy|italya|itävalta|ivoorkust|izland|
  izlanda|izrael|ırak|japan|japán|japani|japão|japon|japón|japonia|japonsko|japonya|jihoafrická republika|jižní korea|jordan|jordania|
  jordánia|jordânia|jordanie|jordanië|jordanien|jordánsko|južná afrika|južná kórea|južna koreja|južnoafrička republika|kamboçya|
  kambodja|kambodscha|kambodsja|kambodža|kambodża|kambodzsa|kameroen|kamerun|kanada|karadağ|kasachstan|kasakhstan|katar|kazachstan|
  kazachstán|kazahstan|kazahsztán|kazajistán|kazakhstan|kazakistan|kazakstan|keňa|kenia|kenija|kenya|kiina|kina|kína|
  kingdom of saudi arabia|kıbrıs|koeweit|kolombiya|kolumbia|kolumbie|kolumbien|kolumbija|korea|korea południowa|kosta rika|kostarika|
  kostaryka|koweït|kreikka|kroatia|kroatië|kroatien|ksa|kuba|küba|kuuba|kuvait|kuvajt|kuveyt|kuwait|kuweit|kuwejt|kuzey makedonya|kypr|
  kypros|laos|laosz|latvia|latvija|lebanon|lengyelország|letland|letonia|letônia|letonya|lettland|lettonia|lettonie|lettország|liban|
  libano|líbano|libanon|liettua|litauen|lithuania|litouwen|lituania|lituânia|lituanie|litva|litvánia|litvanya|litwa|łotwa|lotyšsko|
  lübnan|lucembursko|luksemburg|lüksemburg|lussemburgo|luxembourg|luxemburg|luxemburgo|luxembursko|macaristan|macau|macédoine du nord|
  macedonia de nord|macedonia del nord|macedonia del norte|macedônia do norte|macedonia północna|mađarska|maďarsko|magyarország|
  malaisie|malajsie|malajzia|malasia|malásia|malaysia|maleisië|malesia|malezija|malezja|malezya|malta|málta|malte|maroc|marocco|marocko|
  marokko|marokkó|maroko|marrocos|marruecos|meksika|meksiko|meksyk|messico|mexic|mexico|méxico|mexiko|mexikó|mexique|mianmar|
  mianmar (birmânia)|mısır|mjanma (birma)|mjanmar (burma)|mjanmarsko|moğolistan|mongolei|mongolia|mongólia|mongolie|mongolië|mongoliet|
  mongolija|mongolsko|montenegro|montenegró|monténégro|morocco|muntenegru|myanmar|myanmar (barma)|myanmar (birma)|myanmar (birmania)|
  myanmar (birmanie)|myanmar (burma)|nederland|nederlandene|nederländerna|nemecko|německo|németország|nepal|nepál|népal|netherlands|
  neuseeland|new zealand|niederlande|niemcy|nieuw-zeeland|nigeria|nigéria|nigérie|nigerija|nijerya|nizozemska|nizozemsko|njemačka|
  noord-macedonië|noorwegen|nord-makedonia|nordmakedonien|nordmazedonien|norge|norja|norsko|nórsko|norsunluurannikko|north macedonia|
  northern ireland|noruega|norveç|norvège|norvegia|norvégia|norveška|norway|norwegen|norwegia|noua zeelandă|nouvelle-zélande|
  nova zelândia|novi zeland|nový zéland|nowa zelandia|nueva zelanda|nuova zelanda|nya zeeland|obala bjelokosti|oeganda|oekraïne|
  oezbekistan|olaszország|omã|oman|omán|oostenrijk|örményország|oroszország|österreich|österrike|østerrike|østrig|ouganda|ouzbékistan|
  özbekistan|paesi bassi|países baixos|países bajos|pakistan|pakistán|pákistán|pakisztán|panama|panamá|paquistão|pays-bas|pérou|peru|
  perú|perù|philippinen|philippines|pobřeží slonoviny|pobrežie slonoviny|pohjois-makedonia|poland|polen|poljska|pologne|polonia|polônia|
  polonya|polska|polsko|poľsko|portekiz|portogallo|portugal|portugali|portugalia|portugália|portugalsko|puola|pup hong kong kina|qatar|
  quênia|r.a.s. chinoise de hong kong|r.a.s. hong kong, china|rae de hong kong (china)|rakousko|rakúsko|ranska|ras di hong kong|řecko|
  regatul unit|regno unito|reino unido|repubblica dominicana|republic of ireland|republica dominicană|república dominicana|
  republika południowej afryki|république dominicaine|roemenië|romania|románia|românia|romanya|romênia|rosja|roumanie|royaume-uni|
  rumænien|rumanía|rumänien|rumunia|rumunjska|rumunsko|ruotsi|rusia|rusija|rusko|rusland|russia|rússia|russian federation|russie|
  russland|rusya|ryssland|saksa|saoedi-arabië|sar hongkong|saudi arabia|saudi-arabia|saudi-arabien|saudiarabien|saudijska arabija|
  saudská arábia|saúdská arábie|schweden|schweiz|scotland|senegal|sénégal|serbia|serbie|serbien|sérvia|servië|severné macedónsko|
  severní makedonie|şili|singapore|singapour|singapur|singapura|sırbistan|sjedinjene američke države|sjeverna makedonija|slovacchia|
  slovacia|slovačka|slovakia|slovakien|slovakiet|slovakya|slovaquie|slovenia|slovenië|slovénie|slovenien|slovenija|slovensko|slovenya|
  slovinsko|słowacja|slowakei|slowakije|słowenia|slowenien|sonderverwaltungsregion hongkong|sør-afrika|sør-korea|south africa|
  south korea|spagna|spain|španělsko|spania|španielsko|spanien|spanje|španjolska|spanyolország|spojené arabské emiráty|
  spojené království|spojené kráľovstvo|spojené státy|spojené štáty|sra hongkong (chiny)|srbija|srbsko|sri lanka|srí lanka|šri lanka|
  stany zjednoczone|statele unite ale americii|stati uniti|storbritannia|storbritannien|sudafrica|sudáfrica|südafrika|südkorea|suecia|
  suécia|suède|suedia|suíça|suisse|suiza|suomi|suudi arabistan|svájc|švajčiarsko|svédország|švedska|švédsko|sveits|sveitsi|sverige|
  svezia|švicarska|svizzera|švýcarsko|sweden|switzerland|sydafrika|sydkorea|szaúd-arábia|szenegál|szerbia|szingapúr|szlovákia|szlovénia|
  szwajcaria|szwecja|tailandia|tailândia|taiwan|taiwán|taïwan|tajland|tajlandia|tajvan|tajwan|taliansko|tansania|tanska|tanzania|
  tanzánia|tanzânia|tanzanie|tanzanija|tanzanya|țările de jos|tayland|tayvan|tchaj-wan|tchéquia|tchéquie|thaiföld|thailand|thailanda|
  thaïlande|thailandia|thaimaa|thajsko|tjeckien|tjekkiet|törökország|tschechien|tšekki|tsjechië|tsjekkia|tunesië|tunesien|túnez|tunézia|
  tunezja|tunis|tunisia|tunísia|tunisie|tunisien|tunisko|tunus|turchia|turcia|turcja|turecko|türkei|turkiet|turkije|turkiye|türkiye|
  turkki|turquia|turquía|turquie|turska|tyrkia|tyrkiet|tyskland|u.a.e.|u.k.|u.s.|u.s.a.|uae|ucraina|ucrania|ucrânia|uganda|új-zéland|
  ujedinjeni arapski emirati|ujedinjeno kraljevstvo|uk|ukraina|ukraine|ukrajina|ukrajna|ukrayna|umman|ungaria|ungarn|ungern|ungheria|
  united arab emirates|united kingdom|united states|united states of america|unkari|ürdün|uruguai|uruguaj|uruguay|urugvaj|urugwaj|us|
  usa|usbekistan|uusi-seelanti|üzbegisztán|uzbekistan|uzbekistán|uzbequistão|valko-venäjä|venäjä|venezuela|vereinigte arabische emirate|
  vereinigte staaten|vereinigtes königreich|verenigd koninkrijk|verenigde arabische emiraten|verenigde staten|viet nam|viêt nam|vietnã|
  vietnam|vietnám|vijetnam|viro|wales|węgry|wenezuela|wielka brytania|wietnam|włochy|yeni zelanda|yhdysvallat|yunanistan|
  zjednoczone emiraty arabskie|zuid-afrika|zuid-korea|zweden|zwitserland|zypern|
  оаэ|афганистан|албания|армения|аргентина|австрия|австралия|азербайджан|босния и герцеговина|бангладеш|бельгия|болгария|бахрейн|
  бразилия|беларусь|канада|швейцария|чили|китай|колумбия|куба|кипр|чехия|германия|дания|алжир|эквадор|эстония|египет|испания|финляндия|
  франция|великобритания|грузия|греция|хорватия|венгрия|индонезия|ирландия|израиль|индия|ирак|иран|исландия|италия|иордания|япония|
  кения|киргизия|кндр|республика корея|кувейт|казахстан|ливан|литва|люксембург|латвия|ливия|марокко|молдова|черногория|
  северная македония|монголия|мальта|мексика|малайзия|нигерия|нидерланды|норвегия|новая зеландия|оман|перу|филиппины|пакистан|польша|
  палестинские территории|португалия|катар|румыния|сербия|россия|саудовская аравия|судан|швеция|сингапур|словения|словакия|сирия|
  таиланд|таджикистан|туркменистан|тунис|турция|тайвань|украина|соединенные штаты|узбекистан|вьетнам|йемен|южно-африканская республика|
  обʼєднані арабські емірати|афганістан|албанія|вірменія|австрія|австралія|боснія і герцеговина|бельгія|болгарія|бразилія|білорусь|
  швейцарія|чилі|колумбія|кіпр|чехія|німеччина|данія|еквадор|естонія|єгипет|іспанія|фінляндія|франція|велика британія|грузія|греція|
  хорватія|угорщина|індонезія|ірландія|ізраїль|індія|ірак|іран|ісландія|італія|йорданія|японія|кенія|киргизстан|північна корея|
  південна корея|ліван|латвія|лівія|чорногорія|північна македонія|монголія|малайзія|нігерія|нідерланди|норвегія|нова зеландія|філіппіни|
  польща|палестинські території|португалія|румунія|сербія|росія|саудівська аравія|швеція|сінгапур|словенія|словаччина|сирія|таїланд|
  туркменістан|туніс|туреччина|україна|сполучені штати|вʼєтнам|ємен|південно-африканська республіка|обединени арабски емирства|
  аржентина|босна и херцеговина|белгия|българия|беларус|кипър|естония|финландия|обединеното кралство|гърция|хърватия|унгария|израел|
  йордания|северна корея|южна корея|либия|мароко|черна гора|северна македония|малта|мексико|нидерландия|нова зеландия|филипини|полша|
  палестински територии|румъния|сърбия|русия|саудитска арабия|тайланд|тайван|украйна|съединени щати|виетнам|южна африка|
  уједињени арапски емирати|авганистан|албанија|јерменија|аустрија|аустралија|азербејџан|белгија|бугарска|бахреин|бразил|белорусија|
  швајцарска|чиле|кина|колумбија|кипар|чешка|немачка|данска|естонија|египат|шпанија|финска|француска|уједињено краљевство|грузија|грчка|
  хрватска|мађарска|индонезија|ирска|индија|исланд|италија|јордан|јапан|кенија|киргистан|северна кореја|јужна кореја|кувајт|либан|
  литванија|луксембург|летонија|либија|молдавија|црна гора|северна македонија|монголија|малезија|нигерија|холандија|норвешка|
  нови зеланд|пољска|палестинске територије|португалија|румунија|србија|русија|саудијска арабија|шведска|словенија|словачка|сирија|
  тајланд|таџикистан|турска|тајван|украјина|сједињене државе|вијетнам|јемен|јужноафричка република|ηνωμένα αραβικά εμιράτα|αφγανιστάν|
  αλβανία|αρμενία|αργεντινή|αυστρία|αυστραλία|αζερμπαϊτζάν|βοσνία - ερζεγοβίνη|μπανγκλαντές|βέλγιο|βουλγαρία|μπαχρέιν|βραζιλία|
  λευκορωσία|καναδάς|ελβετία|χιλή|κίνα|κολομβία|κούβα|κύπρος|τσεχία|γερμανία|δανία|αλγερία|ισημερινός|εσθονία|αίγυπτος|ισπανία|
  φινλανδία|γαλλία|ηνωμένο βασίλειο|γεωργία|ελλάδα|χονγκ κονγκ εδπ κίνας|κροατία|ουγγαρία|ινδονησία|ιρλανδία|ισραήλ|ινδία|ιράκ|ιράν|
  ισλανδία|ιταλία|ιορδανία|ιαπωνία|κένυα|κιργιστάν|βόρεια κορέα|νότια κορέα|κουβέιτ|καζακστάν|λίβανος|λιθουανία|λουξεμβούργο|λετονία|
  λιβύη|μαρόκο|μολδαβία|μαυροβούνιο|βόρεια μακεδονία|μογγολία|μάλτα|μεξικό|μαλαισία|νιγηρία|κάτω χώρες|νορβηγία|νέα ζηλανδία|ομάν|περού|
  φιλιππίνες|πακιστάν|πολωνία|παλαιστινιακά εδάφη|πορτογαλία|κατάρ|ρουμανία|σερβία|ρωσία|σαουδική αραβία|σουδάν|σουηδία|σιγκαπούρη|
  σλοβενία|σλοβακία|συρία|ταϊλάνδη|τατζικιστάν|τουρκμενιστάν|τυνησία|τουρκία|ταϊβάν|ουκρανία|ηνωμένες πολιτείες|ουζμπεκιστάν|βιετνάμ|
  υεμένη|νότια αφρική|الإمارات العربية المتحدة|أفغانستان|ألبانيا|أرمينيا|الأرجنتين|النمسا|أستراليا|أذربيجان|البوسنة والهرسك|بنغلاديش|
  بلجيكا|بلغاريا|البحرين|البرازيل|بيلاروس|كندا|سويسرا|تشيلي|الصين|كولومبيا|كوبا|قبرص|التشيك|ألمانيا|الدانمرك|الجزائر|الإكوادور|إستونيا|
  مصر|إسبانيا|فنلندا|فرنسا|المملكة المتحدة|جورجيا|اليونان|كرواتيا|هنغاريا|إندونيسيا|أيرلندا|إسرائيل|الهند|العراق|إيران|آيسلندا|إيطاليا|
  الأردن|اليابان|كينيا|قيرغيزستان|كوريا الشمالية|كوريا الجنوبية|الكويت|كازاخستان|لبنان|ليتوانيا|لوكسمبورغ|لاتفيا|ليبيا|المغرب|مولدوفا|
  الجبل الأسود|مقدونيا الشمالية|منغوليا|مالطا|المكسيك|ماليزيا|نيجيريا|هولندا|النرويج|نيوزيلندا|عُمان|بيرو|الفلبين|باكستان|بولندا|
  الأراضي الفلسطينية|البرتغال|قطر|رومانيا|صربيا|روسيا|المملكة العربية السعودية|السودان|السويد|سنغافورة|سلوفينيا|سلوفاكيا|سوريا|تايلاند|
  طاجيكستان|تركمانستان|تونس|تركيا|تايوان|أوكرانيا|الولايات المتحدة|أوزبكستان|فيتنام|اليمن|جنوب أفريقيا|איחוד האמירויות הערביות|אפגניסטן|
  אלבניה|ארמניה|ארגנטינה|אוסטריה|אוסטרליה|אזרבייג׳ן|בוסניה והרצגובינה|בנגלדש|בלגיה|בולגריה|בחריין|ברזיל|בלארוס|קנדה|שווייץ|צ׳ילה|סין|
  קולומביה|קובה|קפריסין|צ׳כיה|גרמניה|דנמרק|אלג׳יריה|אקוודור|אסטוניה|מצרים|ספרד|פינלנד|צרפת|בריטניה|גאורגיה|יוון|קרואטיה|הונגריה|
  אינדונזיה|אירלנד|ישראל|הודו|עיראק|איראן|איסלנד|איטליה|ירדן|יפן|קניה|קירגיזסטן|קוריאה הצפונית|קוריאה הדרומית|כווית|קזחסטן|לבנון|ליטא|
  לוקסמבורג|לטביה|לוב|מרוקו|מולדובה|מונטנגרו|מקדוניה הצפונית|מונגוליה|מלטה|מקסיקו|מלזיה|ניגריה|הולנד|נורווגיה|ניו זילנד|עומאן|פרו|
  הפיליפינים|פקיסטן|פולין|השטחים הפלסטיניים|פורטוגל|קטאר|רומניה|סרביה|רוסיה|ערב הסעודית|סודן|שוודיה|סינגפור|סלובניה|סלובקיה|סוריה|
  תאילנד|טג׳יקיסטן|טורקמניסטן|תוניסיה|טורקיה|טייוואן|אוקראינה|ארצות הברית|אוזבקיסטן|וייטנאם|תימן|דרום אפריקה|阿拉伯联合酋长国|阿富汗|阿尔巴尼亚|亚美尼亚|
  阿根廷|奥地利|澳大利亚|阿塞拜疆|波斯尼亚和黑塞哥维那|孟加拉国|比利时|保加利亚|巴林|巴西|白俄罗斯|加拿大|瑞士|智利|中国|哥伦比亚|古巴|塞浦路斯|捷克|德国|丹麦|阿尔及利亚|厄瓜多尔|爱沙尼亚|埃及|西班牙|芬兰|法国|英国|格鲁吉亚|希腊|
  中国香港特别行政区|克罗地亚|匈牙利|印度尼西亚|爱尔兰|以色列|印度|伊拉克|伊朗|冰岛|意大利|约旦|日本|肯尼亚|吉尔吉斯斯坦|朝鲜|韩国|科威特|哈萨克斯坦|黎巴嫩|立陶宛|卢森堡|拉脱维亚|利比亚|摩洛哥|摩尔多瓦|黑山|北马其顿|蒙古|马耳他|墨西哥|
  马来西亚|尼日利亚|荷兰|挪威|新西兰|阿曼|秘鲁|菲律宾|巴基斯坦|波兰|巴勒斯坦领土|葡萄牙|卡塔尔|罗马尼亚|塞尔维亚|俄罗斯|沙特阿拉伯|苏丹|瑞典|新加坡|斯洛文尼亚|斯洛伐克|叙利亚|泰国|塔吉克斯坦|土库曼斯坦|突尼斯|土耳其|台湾|乌克兰|美国|
  乌兹别克斯坦|越南|也门|南非|阿拉伯聯合大公國|阿爾巴尼亞|亞美尼亞|奧地利|澳洲|亞塞拜然|波士尼亞與赫塞哥維納|孟加拉|比利時|保加利亞|白俄羅斯|中國|哥倫比亞|賽普勒斯|德國|丹麥|阿爾及利亞|厄瓜多|愛沙尼亞|芬蘭|法國|英國|喬治亞|希臘|
  中國香港特別行政區|克羅埃西亞|印尼|愛爾蘭|冰島|義大利|約旦|肯亞|吉爾吉斯|北韓|南韓|哈薩克|盧森堡|拉脫維亞|利比亞|摩爾多瓦|蒙特內哥羅|北馬其頓|馬爾他|馬來西亞|奈及利亞|荷蘭|紐西蘭|秘魯|菲律賓|波蘭|巴勒斯坦自治區|卡達|羅馬尼亞|塞爾維亞|
  俄羅斯|沙烏地阿拉伯|蘇丹|斯洛維尼亞|敘利亞|泰國|塔吉克|土庫曼|突尼西亞|台灣|烏克蘭|美國|烏茲別克|葉門|アラブ首長国連邦|アフガニスタン|アルバニア|アルメニア|アルゼンチン|オーストリア|オーストラリア|アゼルバイジャン|ボスニア・ヘルツェゴビナ|
  バングラデシュ|ベルギー|ブルガリア|バーレーン|ブラジル|ベラルーシ|カナダ|スイス|チリ|コロンビア|キューバ|キプロス|チェコ|ドイツ|デンマーク|アルジェリア|エクアドル|エストニア|エジプト|スペイン|フィンランド|フランス|イギリス|ジョージア|ギリシャ|
  中華人民共和国香港特別行政区|クロアチア|ハンガリー|インドネシア|アイルランド|イスラエル|インド|イラク|イラン|アイスランド|イタリア|ヨルダン|ケニア|キルギス|北朝鮮|韓国|クウェート|カザフスタン|レバノン|リトアニア|ルクセンブルク|ラトビア|リビア|
  モロッコ|モルドバ|モンテネグロ|北マケドニア|モンゴル|マルタ|メキシコ|マレーシア|ナイジェリア|オランダ|ノルウェー|ニュージーランド|オマーン|ペルー|フィリピン|パキスタン|ポーランド|パレスチナ自治区|ポルトガル|カタール|ルーマニア|セルビア|ロシア|
  サウジアラビア|スーダン|スウェーデン|シンガポール|スロベニア|スロバキア|シリア|タイ|タジキスタン|トルクメニスタン|チュニジア|トルコ|ウクライナ|アメリカ合衆国|ウズベキスタン|ベトナム|イエメン|南アフリカ|아랍에미리트|아프가니스탄|알바니아|
  아르메니아|아르헨티나|오스트리아|오스트레일리아|아제르바이잔|보스니아 헤르체고비나|방글라데시|벨기에|불가리아|바레인|브라질|벨라루스|캐나다|스위스|칠레|중국|콜롬비아|쿠바|키프로스|체코|독일|덴마크|알제리|에콰도르|에스토니아|이집트|스페인|
  핀란드|프랑스|영국|조지아|그리스|크로아티아|헝가리|인도네시아|아일랜드|이스라엘|인도|이라크|이란|아이슬란드|이탈리아|요르단|일본|케냐|키르기스스탄|북한|대한민국|쿠웨이트|카자흐스탄|레바논|리투아니아|룩셈부르크|라트비아|리비아|모로코|
  몰도바|몬테네그로|북마케도니아|몽골|몰타|멕시코|말레이시아|나이지리아|네덜란드|노르웨이|뉴질랜드|오만|페루|필리핀|파키스탄|폴란드|팔레스타인 지구|포르투갈|카타르|루마니아|세르비아|러시아|사우디아라비아|수단|스웨덴|싱가포르|슬로베니아|
  슬로바키아|시리아|태국|타지키스탄|투르크메니스탄|튀니지|튀르키예|대만|우크라이나|미국|우즈베키스탄|베트남|예멘|남아프리카|рф|російська федерація|сша|ελλαδα|ηπα|السعودية|الإمارات|الاردن|
  سورية|فلسطين|ארה"ב|ארה״ב|日本国|한국`
    .split("|")
    .map((name) => name.trim()),
);
