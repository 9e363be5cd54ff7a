import { NAMES_BEYOND_LATIN } from "./language-names-beyond-latin.ts";
import { NameSet } from "./name-set.ts";
import { toSmall } from "./word-list.ts";

/**
 * Names of natural languages in the main languages of Europe and in English, lower case: those of CLDR (what
 * Intl.DisplayNames gives, kept as a list because asking for them takes a new process 25 ms) and everyday ones.
 */
const NAMES = `afghanska|africâner|afrikaanca|afrikaans|afrikáans|afrikánčina|afrikánština|akan|albán|albanais|albánčina|albanees|albanés|
  albanês|albanese|albaneză|albania|albanian|albanisch|albansk|albanska|albanski|albański|albánština|alemán|alemão|allemand|almanca|
  altgriechisch|amarico|amárico|american english|american sign language|amhaars|amhara|amharca|amharčina|amharic|amharică|amharik|
  amharique|amharisch|amharisk|amhariska|amharski|amharština|ancient greek|angielski|anglais|angličtina|angol|arab|arabă|arabčina|
  arabe|árabe|arabia|arabic|arabisch|arabisk|arabiska|arabo|arabski|arabština|arapça|arapski|armeană|armeens|arménčina|armenia|
  armenian|arménien|armenio|armênio|armenisch|armeniska|armeno|armensk|armenski|arménština|arnavutça|ásamčina|asamés|asameză|
  asamski|ásámština|aserbaidschanisch|aserbajdsjansk|asl|assam|assamais|assamca|assamees|assamês|assamese|assamesisch|assamesisk|
  assamesiska|assami|asszámi|azeră|azerbaïdjanais|azerbaigiano|azerbaijani|azerbaijano|azerbaiyano|azerbajdžančina|azerbajdžanski|
  ázerbájdžánština|azerbajdzjanska|azerbajdzsáni|azerbaycan dili|azerbeidzjaans|azerbejdżański|azeri|bahasa|bahasa indonesia|
  bahasa melayu|bangla|barmčina|barmština|bască|basco|baskça|baski|baskičtina|baskijski|baskisch|baskisk|baskiska|basque|baszk|
  belanda|belarusă|belarusça|belarusia|belarusian|belarusisk|belarusiska|belarussisch|belarusz|běloruština|bengaals|bengalce|
  bengálčina|bengalese|bengaleză|bengali|bengalí|bengalisch|bengalski|bengálština|berber|berbère|bhojpuri|białoruski|bielorruso|
  bielorrusso|biélorusse|bielorusso|bieloruština|birmaans|birman|birman dili|birmană|birmanês|birmanisch|birmano|birmański|
  bjeloruski|bokmål|bokmål norueguês|bokmål norwegia|bolgár|bosanski|bosenština|boşnakça|bosnia|bosniacă|bośniacki|bosniaco|
  bosniačtina|bosnian|bosniaque|bosnio|bósnio|bosnisch|bosnisk|bosniska|bosnyák|brazilian portuguese|british english|
  british sign language|bsl|bugarski|bulgaars|bulgară|bulgarca|bulgare|bulgaria|bulgarian|bulgarisch|bulgariska|bulgaro|búlgaro|
  bulgarsk|bułgarski|bulharčina|bulharština|burma|burmai|burmanski|burmese|burmesisk|burmesiska|cachemir|cachemiri|canarés|canarim|
  cantonais|cantonés|cantonês|cantonese|cantoneză|cașmiră|castellano|castilian|catalaans|catalan|catalán|catalană|catalano|
  catalansk|catalão|caxemira|cazaque|ceco|cehă|çekçe|ceko|češki|čeština|checo|chinees|chinês|chinese|chinese (mandarin)|
  chinese mandarin|chinesisch|chineză|chino|chinois|chiński|chorvátčina|chorvatština|chorwacki|çince|cinese|cingalais|cingalés|
  cingalês|čínština|concani|coreano|coreeană|coréen|creole|croata|croată|croate|croatian|croato|cseh|curdo|czech|czeski|dán|danca|
  dánčina|danés|danese|daneză|dänisch|danish|danois|dansk|danska|danski|dánština|darija|deens|deutsch|dinamarquês|dogri|duits|
  duński|dutch|ebraică|ebraico|endonezce|engels|engelsk|engelska|englanti|engleski|engleză|englisch|english|ermenice|eslovaco|
  esloveno|espagnol|espanhol|espanja|español|esperanto|espéranto|estisch|estisk|estnisch|estniska|estonă|estonca|estónčina|estone|
  estonia|estonian|estoniano|estonien|estonio|estonski|estoński|estonština|eszperantó|észt|euskera|farsça|farsi|felemenkçe|
  filipijns|filipince|filipínčina|filipineză|filipino|filipinski|filipiński|filipínština|filippino|filippínó|filippinsk|filippinska|
  fince|fínčina|finés|finlandês|finlandese|finlandeză|finn|finnisch|finnish|finnois|fins|finsk|finska|finski|fiński|finština|
  flamand|flemish|français|francés|francês|francese|franceză|francia|francouzština|francuski|francúzština|frans|fransızca|fransk|
  franska|französisch|french|gaeli|gaelică scoțiană|gaélico escocés|gaélico escocês|gaelico scozzese|gaelik skotlandia|
  gaélique écossais|galce|galego|galés|galês|galeză|galicia|galician|galiciană|galicien|galícijčina|galicijski|galicijština|
  galicisch|galicisk|galiciska|galiçyaca|galicyjski|gälisch|gälisch (schottland)|galisia|galisisk|galiziano|gallego|gallese|gallois|
  gebärdensprache|georgia|georgian|georgiană|georgiano|géorgien|georgisch|georgisk|georgiska|german|germană|giapponese|görög|
  goudjarati|græsk|grčki|greacă|grec|grecki|greco|gréčtina|greek|grego|grekiska|gresk|griechisch|griego|grieks|grúz|gruzijski|
  gruzínčina|gruziński|gruzínština|güceratça|gudžarátčina|gudžarati|gudżarati|gudžaratski|gudžarátština|gudzsaráti|gujarat|gujarati|
  gürcüce|guyaratí|guzerate|haoussa|haryanvi|hauçá|hausa|hausa dili|haussa|hauština|hausza|héber|hebraico|hebräisch|hebraisk|
  hebrajski|hebreeuws|hebreiska|hebrejčina|hebrejski|hebrejština|hebreo|hébreu|hebrew|heprea|hindčina|hindi|hindski|hindština|
  hintçe|hiszpański|hırvatça|hochchinesisch|hochdeutsch|hokkien|holandčina|holandês|holland|hollanti|hongaars|hongrois|horvát|
  hrvatski|hungaria|hungarian|húngaro|ibo|ibo dili|te reo māori|ibrani|ibranice|icelandic|iers|igbo|igbó|igboština|iiri|ijslands|
  indonesia|indonesian|indonesiano|indonésien|indonesio|indonésio|indonesisch|indonesisk|indonesiska|indonéština|indonéz|
  indoneziană|indonezijski|indonézština|indonezyjski|inggris|ingilizce|inglés|inglês|inglese|iorubá|írčina|irisch|irish|iriska|
  irlandaca|irlandais|irlandés|irlandês|irlandese|irlandeză|irlandia|irlandzki|irsk|irski|irština|iskoç gaelcesi|islandais|
  islandčina|islandés|islandês|islandese|islandeză|islandia|isländisch|islandsk|isländska|islandski|islandština|islandzki|islanti|
  ispanyolca|isveççe|italia|italiaans|italian|italiană|italiano|italien|italienisch|italiensk|italienska|italština|italyanca|
  izlandaca|izlandi|japán|japanese|japani|japanisch|japans|japansk|japanska|japanski|japonais|japonca|japončina|japonés|japonês|
  japoneză|japoński|japonština|jemer|jepang|jerman|joruba|jorubčina|jorubština|jorupski|kambodjanska|kannada|kannada dili|
  kannadčina|kannadština|kanton|kantonca|kantončina|kantonees|kantonesisch|kantonesisk|kantonesiska|kantoni|kantoninkiina|kantonski|
  kantoński|kantonština|karnatački|kasachisch|kasakhisk|kaschmiri|kashmir|kashmiri|kashmiriska|kasjmiri|kašmírčina|kasmíri|kašmiri|
  kašmirski|kašmírština|kaszmirski|katalaani|katalan|katalán|katalanca|katalánčina|katalanisch|katalansk|katalanska|katalánština|
  katalonski|kataloński|kazachs|kazachski|kazah|kazahă|kazajo|kazakça|kazakh|kazakiska|kazakki|kazako|kazaški|kazaština|keşmir dili|
  khmer|khmer dili|khmeră|khmérčina|khmerski|khmérština|khosa|kiina|kínai|kinesisk|kinesiska|kineski|kiswahili|kmerski|koerdisch|
  konkánčina|konkani|konkaní|konkani dili|konkánština|korea|koreaans|koreai|korean|koreanisch|koreansk|koreanska|koreański|korece|
  kórejčina|korejski|korejština|kreikka|krio|kroasia|kroatia|kroatisch|kroatisk|kroatiska|kurd|kurdă|kurdčina|kurde|kurdi|kurdisch|
  kurdish|kurdisk|kurdiska|kurdo|kurdski|kurdština|kurdyjski|kürtçe|kymri|łaciński|langue des signes|lao|lao dili|laosiano|laoski|
  laoština|laotański|laotiaans|laoțiană|laotisch|laotisk|laotiska|latein|latijn|latim|latin|latín|latina|latină|latince|latinčina|
  latino|latinski|latvia|latvian|latvijski|latvisk|lehçe|lengua de signos|lengyel|letão|letón|letonă|letonca|lets|lett|lettisch|
  lettisk|lettiska|letton|lettone|liettua|litauisch|litauisk|litauiska|litavski|litevština|litewski|lithuanian|litouws|litovčina|
  lituania|lituaniană|lituanien|lituano|litván|litvanca|łotewski|lotyština|lucemburština|luksemburg|lüksemburgca|luksemburski|
  luksemburški|lussemburghese|luxembourgeois|luxembourgish|luxembourgsk|luxemburčina|luxemburg|luxemburgheză|luxemburgi|
  luxemburgisch|luxemburgiska|luxemburgs|luxemburgsk|luxemburgués|luxemburguês|macarca|macedón|macedónčina|macedone|macedoneană|
  macedonian|macédonien|macedonio|macedônio|macedonisch|macedoński|maďarčina|mađarski|maďarština|maghiară|magyar|maithili|makedonca|
  makedonia|makedonsk|makedonska|makedonski|makedonština|malaeză|malaiala|malaiisch|malaiji|malaio|malais|maláj|malajalam|malajálam|
  malajálamčina|malajalamski|malajálamština|malajčina|malajisk|malajiska|malajski|malajština|malay|malayalam|malayálam|
  malayalam dili|malayca|malayisk|malayo|maleis|malese|malta|maltaca|máltai|maltais|maltański|maltčina|maltees|maltés|maltês|
  maltese|maltesisch|maltesisk|maltesiska|malteški|malteză|maltština|mandarijn|mandarim|mandarin|mandarín|mandarin chinese|
  mandarino|manipuri|maráthčina|marathi|maráthi|marathi dili|marathski|maráthština|marati|maratí|mazedonisch|melayu|moğolca|
  moldovan|mongol|mongolă|mongolčina|mongoli|mongolia|mongolian|mongolisch|mongoliska|mongolo|mongolsk|mongolski|mongolština|
  mongools|nederlands|nederlandsk|nederländska|néerlandais|neerlandés|neerlandeză|nemčina|němčina|német|népalais|nepalce|nepálčina|
  nepalees|nepalês|nepalese|nepalesisch|nepalesisk|nepalesiska|nepaleză|nepali|nepalí|nepáli|nepalski|nepálština|niderlandzki|
  niederländisch|niemiecki|nizozemski|nizozemština|njemački|noors|noors - bokmål|noors - nynorsk|nórčina|nórčina (bokmal)|
  nórčina (nynorsk)|norja|norjan bokmål|norjan nynorsk|norsk|norsk bokmål|norsk nynorsk|norska|norskt bokmål|norština|
  norština (bokmål)|norština (nynorsk)|noruego|noruego bokmal|noruego nynorsk|norueguês|norveççe|norveççe bokmål|norveççe nynorsk|
  norvég|norvég (bokmål)|norvég (nynorsk)|norvegese|norvegese bokmål|norvegese nynorsk|norvegiană|norvegiană bokmål|
  norvegiană nynorsk|norvégien|norvégien bokmål|norvégien nynorsk|norveški|norveški bokmål|norveški nynorsk|norwegia|norwegian|
  norwegian bokmål|norwegian nynorsk|norwegisch|norwegisch (bokmål)|norwegisch (nynorsk)|norweski|norweski (bokmål)|
  norweski (nynorsk)|nynorsk|nynorsk norueguês|nynorsk norwegia|nynorska|odia|oekraïens|oezbeeks|olandese|olasz|oriá|orija|orijski|
  oriya|oriya dili|örmény|ormiański|orosz|österreichisch|ourdou|ouzbek|özbekçe|pachto|pandžábčina|pandžabi|paňdžábština|pandžapski|
  pandzsábi|panjabi|paschtu|pashto|pasjtoe|paštčina|paštština|pastu|paštu|pastún|paștună|paštunski|paszto|pencapça|pendjabi|
  pendżabski|persa|persan|persană|persia|persian|persiano|persisch|persisk|persiska|perski|perština|perzijski|perzisch|perzsa|
  perzština|peştuca|pidgin|polacco|polaco|polish|poljski|polnisch|polonais|polonês|poloneză|polsk|polska|polski|polština|poľština|
  pools|portekizce|portoghese|portugais|portugál|portugalčina|portugali|portugalski|portugalština|portugees|portugheză|
  portugiesisch|portugis|portugisisk|portugisiska|portugués|português|portuguese|prancis|punjabi|punyabí|puola|rajasthani|ranska|
  řečtina|roemeens|román|română|romania|romanian|romeno|rosyjski|roumain|rumænsk|rumania|rumänisch|rumano|rumänska|rumence|rumeno|
  rumensk|rumunčina|rumunjski|rumuński|rumunština|ruotsi|rusă|rusça|rusia|ruski|ruso|russe|russian|russisch|russisk|russo|ruština|
  ryska|saksa|sanscrită|sanscrito|sánscrito|sânscrito|sanskerta|sanskriet|sanskrit|sanskrt|sanskrtski|sanskryt|santali|sârbă|
  schots-gaelisch|schwedisch|schweizerdeutsch|scottish gaelic|serbe|serbia|serbian|serbio|serbisch|serbisk|serbiska|serbo|serbski|
  sérvio|servisch|shanghainese|sign language|simplified chinese|sindhčina|sindhi|sindhi dili|sindhština|sindi|sindski|singalees|
  singalese|singalesisk|singalesiska|singhalesisch|singhaleză|sinhala|sinhalčina|sinhalese|sinhaleški|sinhali dili|sinhálština|
  sırpça|skóciai kelta|skotsk gælisk|skotsk gaeliska|skotsk-gælisk|škótska gaelčina|skotská gaelština|škotski gaelski|slovacă|
  slovacco|slovački|slovak|slovakça|slovakisk|slovakiska|slovakki|slovaque|sloveeni|sloveens|slovenă|slovence|slovenčina|slovène|
  slovenia|slovenian|sloveno|slovensk|slovenska|slovenski|slovenština|slovinčina|slovinština|slowaaks|słowacki|slowakisch|
  slowenisch|słoweński|somálčina|somaleză|somali|somalí|somalia|somalice|somalijski|somalisch|somaliska|somalo|somalski|somálština|
  spaans|spagnolo|španělština|španielčina|spaniolă|spanisch|spanish|španjolski|spansk|spanska|spanyol|srbčina|srbština|srpski|
  suaheli|suahili|suaíli|suajili|sueco|suedeză|suédois|suomi|svahili|svahili dili|svahilština|svéd|švédčina|svedese|švedski|
  švédština|svensk|svenska|swahilčina|swahili|swedia|swedish|swiss german|syngaleski|szanszkrit|szerb|szindhi|szingaléz|
  szkocki gaelicki|szlovák|szlovén|szomáli|szuahéli|szwedzki|tagalog|tailandés|tailandês|taiwanese|tajlandski|tajski|taliančina|
  talijanski|tamazight|tamil|tâmil|tamilă|tamilce|tamilčina|tamili|tamilski|tamilština|tamoul|tanska|tayca|tcheco|tchèque|tedesco|
  télougou|telugčina|télugo|telugština|telugu|telugu dili|teluški|teochew|thai|thaï|thailandese|thailandeză|thailändisch|
  thailändska|thajčina|thajština|tibet|tibetaans|tibétain|tibetan|tibetană|tibetano|tibetansk|tibetanska|tibetçe|tibetčina|tibeti|
  tibetisch|tibetski|tibetština|tiibet|tionghoa|tjeckiska|tjekkisk|török|tschechisch|tšekki|tsjechisch|tsjekkisk|tulu|turc|turcă|
  turco|turecki|turečtina|türkçe|turki|türkisch|turkish|turkiska|turkki|turks|turski|twi|tybetański|tyrkisk|tysk|tyska|ucraineană|
  ucraino|ucraniano|ukraina|ukrainian|ukrainien|ukrainisch|ukrainsk|ukrainska|ukraiński|ukrajinčina|ukrajinski|ukrajinština|ukrán|
  ukraynaca|ungarisch|ungarsk|ungerska|ungherese|unkari|urdčina|urdski|urdština|urdu|urduca|uríjčina|urijština|usbekisch|usbekisk|
  uzbecă|uzbecki|uzbečki|uzbeco|uzbečtina|üzbég|uzbek|uzbekiska|uzbekki|uzbeko|uzbeque|valencià|valencian|valkovenäjä|velški|
  velština|venäjä|vietnam|vietnamca|vietnamčina|vietnamees|vietnamese|vietnamesisch|vietnamesisk|vietnamesiska|vietnameză|vietnámi|
  vietnamien|vietnamita|vietnamština|vijetnamski|viro|vlaams|walesi|walesiska|waleština|walijski|walisisch|walisisk|węgierski|welsh|
  wietnamski|włoski|wolof|xhosa|xhoština|xhosza|yoruba|yorubaca|yunanca|yunani|zoeloe|zosa dili|zoulou|zulu|zulú|zuluca|zuluština|
  zweeds`;

/** Languages that CLDR does not translate, or by other names than its own, as people write them in English. */
const MORE_NAMES = `akan|te reo|assyrian|aymara|bahasa malaysia|balinese|bambara|batak|bemba|bicolano|bikol|bisaya|bislama|cape verdean creole|cebuano|
  chamorro|chavacano|chechen|chichewa|creole|cymraeg|dari|dinka|dzongkha|edo|efik|euskara|ewe|fijian|fula|fulani|fulfulde|ga|
  gaeilge|gaelic|ganda|guarani|guaraní|gàidhlig|haitian creole|hakka|hiligaynon|hmong|hokkien|ibibio|igbo|ijaw|ilocano|ilokano|
  ilonggo|inuktitut|isixhosa|isizulu|jamaican patois|javanese|kachin|kamba|kanuri|kapampangan|karen|kashmiri|kikuyu|kimeru|
  kinyarwanda|kirundi|kisii|kiswahili|konkani|krio|kurmanji|ladino|lingala|luganda|luhya|luo|maithili|maori|marwari|meru|
  minangkabau|mirandese|māori|nahuatl|ndebele|nigerian pidgin|nyanja|náhuatl|odia|oromo|pampango|pangasinan|papiamento|papiamentu|
  patois|pidgin|plattdeutsch|putonghua|quechua|quichua|rohingya|romani|romansh|samoan|sepedi|sesotho|setswana|shona|sicilian|sorani|
  sundanese|swati|sylheti|syriac|tahitian|taiwanese|tamazight|teochew|tigrinya|tiv|tok pisin|tongan|tshiluba|tsonga|tswana|tulu|twi|
  urhobo|uyghur|venda|visayan|waray|wu|xitsonga|yiddish|zaza|zazaki`;

/** Words that stand before the name of any language: "Bahasa Inggris", "tiếng Anh". */
const BEFORE_NAME = /^(?:bahasa|tiếng) \p{L}+$/u;

const ALL_NAMES = new NameSet(`${NAMES}|${MORE_NAMES}`, NAMES_BEYOND_LATIN);

/** Whether the text is the name of a natural language and nothing else. */
export function isLanguageName(text: string): boolean {
  const name = toSmall(text);
  return ALL_NAMES.has(name) || BEFORE_NAME.test(name);
}
