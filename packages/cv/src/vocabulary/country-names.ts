import { NameSet } from "./name-set.ts";

/** Names of countries in the main languages of Europe, lower case: those of CLDR and everyday ones. */
const LATIN = `việt nam|viet nam|africa de sud|áfrica do sul|afrique du sud|ägypten|alankomaat|albania|albánia|albânia|albanie|albanië|albánie|
  albanien|albanija|albánsko|alemanha|alemania|algeria|algéria|algerie|algérie|algerien|algeriet|algerije|algieria|allemagne|
  almanya|alžir|alžírsko|amerika birleşik devletleri|angleterre|arabia saudí|arabia saudita|arabia saudită|arábia saudita|
  arabia saudyjska|arabie saoudite|arabiemiirikunnat|argelia|argélia|argentiina|argentina|argentína|argentine|argentinië|
  argentinien|argentyna|arjantin|armenia|armênia|armenië|arménie|armenien|armenija|arménsko|arnavutluk|aserbaidschan|aserbajdsjan|
  äthiopien|australia|austrália|australie|australië|austrálie|australien|australija|austria|áustria|austrija|ausztrália|ausztria|
  autriche|avustralya|avusturya|azerbaidjan|azerbaïdjan|azerbaidžan|azerbaigian|azerbaijan|azerbaijão|azerbaiyán|azerbajdžan|
  ázerbájdžán|azerbajdzjan|azerbajdzsán|azerbaycan|azerbeidzjan|azerbejdżan|bahrain|bahrajn|bahrein|bahreïn|bahreyn|banglades|
  bangladeš|bangladeş|bangladés|bangladéš|bangladesch|bangladesh|bangladesz|barein|baréin|belarus|belarusz|belçika|belgia|bélgica|
  belgicko|belgie|belgië|belgien|belgija|belgio|belgique|belgium|bělorusko|bharat|białoruś|bielorrusia|bielorrússia|bielorusko|
  bielorussia|biélorussie|birleşik arap emirlikleri|birleşik krallık|bjelorusija|bosna a hercegovina|bosna i hercegovina|
  bosna-hersek|bosnia & herzegovina|bósnia e herzegovina|bosnia ed erzegovina|bośnia i hercegowina|bosnia ja hertsegovina|
  bosnia și herțegovina|bosnia y herzegovina|bosnia-hercegovina|bosnië en herzegovina|bosnie-herzégovine|bosnien och hercegovina|
  bosnien und herzegowina|bosnien-hercegovina|bosznia-hercegovina|brasil|brasile|brasilia|brasilien|brazil|brazilia|brazília|
  brazilië|brazílie|brazylia|brésil|brezilya|bugarska|bulgaria|bulgária|bułgaria|bulgarie|bulgarien|bulgarije|bulgaristan|bulharsko|
  camarões|cambodge|cambodgia|cambodia|cambodja|cambogia|camboja|camboya|cameroon|cameroun|camerun|camerún|canada|canadá|catar|
  cazaquistão|cechia|cehia|çekya|černá hora|češka|česko|cezayir|chequia|chile|chili|china|chine|chiny|chipre|chorvatsko|chorvátsko|
  chorwacja|chypre|čierna hora|cile|čile|çin|çin hong kong öib|cina|čína|cipar|cipro|cipru|ciprus|colombia|colômbia|colombie|
  columbia|corea del sud|corea del sur|corée du sud|coreea de sud|coreia do sul|costa d'avorio|costa do marfim|costa rica|
  côte d'ivoire|côte d'ıvoire|crna gora|croacia|croácia|croatia|croația|croatie|croazia|csehország|cuba|cypern|cypr|cyprus|
  czarnogóra|czech republic|czechia|czechy|danemarca|danemark|dänemark|dania|dánia|danimarca|danimarka|danmark|danska|dánsko|
  de forenede arabiske emirater|de forente arabiske emirater|dél-afrikai köztársaság|dél-korea|den dominikanske republik|
  den dominikanske republikk|denemarken|denmark|deutschland|dinamarca|dominicaanse republiek|dominican republic|dominik cumhuriyeti|
  dominikaaninen tasavalta|dominikai köztársaság|dominikana|dominikanische republik|dominikanska republika|dominikánska republika|
  dominikánská republika|dominikanska republiken|duitsland|ecuador|ee. uu.|eeuu|egipat|egipt|egipto|egito|egitto|egyesült államok|
  egyesült arab emírségek|egyesült királyság|egyiptom|egypt|egypte|égypte|egypten|egypti|eire|éire|ekvador|ekvádor|ekwador|
  elefántcsontpart|elfenbenskusten|elfenbenskysten|elveția|emirados árabes unidos|emiratele arabe unite|emirati arabi uniti|
  emiratos árabes unidos|émirats arabes unis|endonezya|england|equador|équateur|ermenistan|eslovaquia|eslováquia|eslovenia|
  eslovênia|espagne|españa|espanha|espanja|estados unidos|estland|estonia|estônia|estonie|estonija|estonsko|estónsko|estonya|
  észak-macedónia|észtország|états-unis|etelä-afrikka|etelä-korea|ethiopia|ethiopië|éthiopie|etiopia|etiopía|etiópia|etiopie|
  etiopien|etiopija|etiyopya|fas|filipijnen|filipinas|filipine|filipini|filipinler|filipiny|filipíny|filippiinit|filippine|
  filippinene|filippinerna|filippinerne|finland|finlanda|finlande|finlandia|finlândia|finlandiya|finnland|finnország|finska|finsko|
  fínsko|förenade arabemiraten|frança|france|francia|franciaország|francie|francja|francuska|francúzsko|frankreich|frankrig|
  frankrijk|frankrike|fransa|franța|fülöp-szigetek|gana|georgia|geórgia|georgië|géorgie|georgien|germania|germany|ghana|ghána|
  giappone|giordania|görögország|grækenland|grčka|great britain|grèce|grecia|grécia|grecja|grécko|greece|grekland|griechenland|
  griekenland|großbritannien|grúzia|gruzie|gruzija|gruzínsko|gruzja|guatemala|güney afrika|güney kore|gürcistan|gvatemala|gwatemala|
  hellas|hindistan|hiszpania|hırvatistan|holandia|holandsko|holland|hollanda|hollandia|hong kong|hong kong sar china|
  hong kong, rae da china|hongarije|hongkong – kiinan erityishallintoalue|hongkong – oao číny|hongkong – zao číny|hongkong kkt|
  hongkong sar|hongkong sar kina|hongkong sar van china|hongrie|horvátország|hrvatska|hungary|hungria|hungría|iceland|ierland|
  ijsland|inde|india|índia|indie|indien|indija|indonesia|indonésia|indonesië|indonésie|indonesien|indonezia|indonézia|indonezija|
  indonezja|inglaterra|intia|iordania|irã|irak|irák|iran|irán|írán|iraq|iraque|ireland|irland|irlanda|irlande|irlandia|irlanti|
  írország|irska|irsko|írsko|island|islanda|islande|islandia|islândia|islanti|iso-britannia|ispanya|israel|israël|israele|israil|
  isveç|isviçre|italia|itália|italie|italië|itálie|italien|italija|italy|italya|itävalta|ivoorkust|izland|izlanda|izrael|ırak|japan|
  japán|japani|japão|japon|japón|japonia|japonsko|japonya|jihoafrická republika|jižní korea|jordan|jordania|jordánia|jordânia|
  jordanie|jordanië|jordanien|jordánsko|južná afrika|južná kórea|južna koreja|južnoafrička republika|kamboçya|kambodja|kambodscha|
  kambodsja|kambodža|kambodża|kambodzsa|kameroen|kamerun|kanada|karadağ|kasachstan|kasakhstan|katar|kazachstan|kazachstán|kazahstan|
  kazahsztán|kazajistán|kazakhstan|kazakistan|kazakstan|keňa|kenia|kenija|kenya|kiina|kina|kína|kingdom of saudi arabia|kıbrıs|
  koeweit|kolombiya|kolumbia|kolumbie|kolumbien|kolumbija|korea|korea południowa|kosta rika|kostarika|kostaryka|koweït|kreikka|
  kroatia|kroatië|kroatien|ksa|kuba|küba|kuuba|kuvait|kuvajt|kuveyt|kuwait|kuweit|kuwejt|kuzey makedonya|kypr|kypros|laos|laosz|
  latvia|latvija|lebanon|lengyelország|letland|letonia|letônia|letonya|lettland|lettonia|lettonie|lettország|liban|libano|líbano|
  libanon|liettua|litauen|lithuania|litouwen|lituania|lituânia|lituanie|litva|litvánia|litvanya|litwa|łotwa|lotyšsko|lübnan|
  lucembursko|luksemburg|lüksemburg|lussemburgo|luxembourg|luxemburg|luxemburgo|luxembursko|macaristan|macau|macédoine du nord|
  macedonia de nord|macedonia del nord|macedonia del norte|macedônia do norte|macedonia północna|mađarska|maďarsko|magyarország|
  malaisie|malajsie|malajzia|malasia|malásia|malaysia|maleisië|malesia|malezija|malezja|malezya|malta|málta|malte|maroc|marocco|
  marocko|marokko|marokkó|maroko|marrocos|marruecos|meksika|meksiko|meksyk|messico|mexic|mexico|méxico|mexiko|mexikó|mexique|
  mianmar|mianmar (birmânia)|mısır|mjanma (birma)|mjanmar (burma)|mjanmarsko|moğolistan|mongolei|mongolia|mongólia|mongolie|
  mongolië|mongoliet|mongolija|mongolsko|montenegro|montenegró|monténégro|morocco|muntenegru|myanmar|myanmar (barma)|
  myanmar (birma)|myanmar (birmania)|myanmar (birmanie)|myanmar (burma)|nederland|nederlandene|nederländerna|nemecko|německo|
  németország|nepal|nepál|népal|netherlands|neuseeland|new zealand|niederlande|niemcy|nieuw-zeeland|nigeria|nigéria|nigérie|
  nigerija|nijerya|nizozemska|nizozemsko|njemačka|noord-macedonië|noorwegen|nord-makedonia|nordmakedonien|nordmazedonien|norge|
  norja|norsko|nórsko|norsunluurannikko|north macedonia|northern ireland|noruega|norveç|norvège|norvegia|norvégia|norveška|norway|
  norwegen|norwegia|noua zeelandă|nouvelle-zélande|nova zelândia|novi zeland|nový zéland|nowa zelandia|nueva zelanda|nuova zelanda|
  nya zeeland|obala bjelokosti|oeganda|oekraïne|oezbekistan|olaszország|omã|oman|omán|oostenrijk|örményország|oroszország|
  österreich|österrike|østerrike|østrig|ouganda|ouzbékistan|özbekistan|paesi bassi|países baixos|países bajos|pakistan|pakistán|
  pákistán|pakisztán|panama|panamá|paquistão|pays-bas|pérou|peru|perú|perù|philippinen|philippines|pobřeží slonoviny|
  pobrežie slonoviny|pohjois-makedonia|poland|polen|poljska|pologne|polonia|polônia|polonya|polska|polsko|poľsko|portekiz|
  portogallo|portugal|portugali|portugalia|portugália|portugalsko|puola|pup hong kong kina|qatar|quênia|
  r.a.s. chinoise de hong kong|r.a.s. hong kong, china|rae de hong kong (china)|rakousko|rakúsko|ranska|ras di hong kong|řecko|
  regatul unit|regno unito|reino unido|repubblica dominicana|republic of ireland|republica dominicană|república dominicana|
  republika południowej afryki|république dominicaine|roemenië|romania|románia|românia|romanya|romênia|rosja|roumanie|royaume-uni|
  rumænien|rumanía|rumänien|rumunia|rumunjska|rumunsko|ruotsi|rusia|rusija|rusko|rusland|russia|rússia|russian federation|russie|
  russland|rusya|ryssland|saksa|saoedi-arabië|sar hongkong|saudi arabia|saudi-arabia|saudi-arabien|saudiarabien|saudijska arabija|
  saudská arábia|saúdská arábie|schweden|schweiz|scotland|senegal|sénégal|serbia|serbie|serbien|sérvia|servië|severné macedónsko|
  severní makedonie|şili|singapore|singapour|singapur|singapura|sırbistan|sjedinjene američke države|sjeverna makedonija|slovacchia|
  slovacia|slovačka|slovakia|slovakien|slovakiet|slovakya|slovaquie|slovenia|slovenië|slovénie|slovenien|slovenija|slovensko|
  slovenya|slovinsko|słowacja|slowakei|slowakije|słowenia|slowenien|sonderverwaltungsregion hongkong|sør-afrika|sør-korea|
  south africa|south korea|spagna|spain|španělsko|spania|španielsko|spanien|spanje|španjolska|spanyolország|spojené arabské emiráty|
  spojené království|spojené kráľovstvo|spojené státy|spojené štáty|sra hongkong (chiny)|srbija|srbsko|sri lanka|srí lanka|
  šri lanka|stany zjednoczone|statele unite ale americii|stati uniti|storbritannia|storbritannien|sudafrica|sudáfrica|südafrika|
  südkorea|suecia|suécia|suède|suedia|suíça|suisse|suiza|suomi|suudi arabistan|svájc|švajčiarsko|svédország|švedska|švédsko|sveits|
  sveitsi|sverige|svezia|švicarska|svizzera|švýcarsko|sweden|switzerland|sydafrika|sydkorea|szaúd-arábia|szenegál|szerbia|szingapúr|
  szlovákia|szlovénia|szwajcaria|szwecja|tailandia|tailândia|taiwan|taiwán|taïwan|tajland|tajlandia|tajvan|tajwan|taliansko|
  tansania|tanska|tanzania|tanzánia|tanzânia|tanzanie|tanzanija|tanzanya|țările de jos|tayland|tayvan|tchaj-wan|tchéquia|tchéquie|
  thaiföld|thailand|thailanda|thaïlande|thailandia|thaimaa|thajsko|tjeckien|tjekkiet|törökország|tschechien|tšekki|tsjechië|
  tsjekkia|tunesië|tunesien|túnez|tunézia|tunezja|tunis|tunisia|tunísia|tunisie|tunisien|tunisko|tunus|turchia|turcia|turcja|
  turecko|türkei|turkiet|turkije|turkiye|türkiye|turkki|turquia|turquía|turquie|turska|tyrkia|tyrkiet|tyskland|u.a.e.|u.k.|u.s.|
  u.s.a.|uae|ucraina|ucrania|ucrânia|uganda|új-zéland|ujedinjeni arapski emirati|ujedinjeno kraljevstvo|uk|ukraina|ukraine|ukrajina|
  ukrajna|ukrayna|umman|ungaria|ungarn|ungern|ungheria|united arab emirates|united kingdom|united states|united states of america|
  unkari|ürdün|uruguai|uruguaj|uruguay|urugvaj|urugwaj|us|usa|usbekistan|uusi-seelanti|üzbegisztán|uzbekistan|uzbekistán|
  uzbequistão|valko-venäjä|venäjä|venezuela|vereinigte arabische emirate|vereinigte staaten|vereinigtes königreich|
  verenigd koninkrijk|verenigde arabische emiraten|verenigde staten|viet nam|viêt nam|vietnã|vietnam|vietnám|vijetnam|viro|wales|
  węgry|wenezuela|wielka brytania|wietnam|włochy|yeni zelanda|yhdysvallat|yunanistan|zjednoczone emiraty arabskie|zuid-afrika|
  zuid-korea|zweden|zwitserland|zypern`;

/** The same in Greek, Cyrillic, Arabic, Hebrew, Chinese, Japanese and Korean. */
const BEYOND_LATIN = ``;

/** Names of countries, in small letters. */
export const COUNTRY_NAMES = new NameSet(LATIN, BEYOND_LATIN);
