/** What the citizens of a country are called in the languages of forms: the ISO code, a colon, the words. */
export const PEOPLES = `
IN: indian, inder, inderin, indisch, indische, indischer, indien, indienne, indio, india, indiano, indiana, indier, भारतीय, bharatiya, indiaas, indiase
US: american, us american, amerikaner, amerikanisch, amerikanische, americain, americaine, estadounidense, americano, americana, statunitense, amerikaan, amerikaanse, amerikanerin, amerikaans
GB: british, brit, briton, britisch, britische, britischer, britannique, britanico, britanica, britannico, britannica, brits, britse, english, scottish, welsh, brite, britin, britons, scot, scots, northern irish
DE: german, deutsch, deutsche, deutscher, allemand, allemande, aleman, alemana, alemao, alema, tedesco, tedesca, duits, duitse, duitser
FR: french, franzosisch, franzosische, franzosischer, francais, francaise, frances, francesa, francese, frans, franse, fransman, franzose, franzosin
ES: spanish, spanisch, spanische, spanischer, espagnol, espagnole, espanol, espanola, espanhol, espanhola, spagnolo, spagnola, spaans, spaanse, spanjaard, spanier, spanierin
PT: portuguese, portugiesisch, portugiesische, portugais, portugaise, portugues, portuguesa, portoghese, portugees, portugese, portugiese, portugiesin
IT: italian, italienisch, italienische, italien, italienne, italiano, italiana, italiaans, italiaanse, italiaan, italiener, italienerin
NL: dutch, niederlandisch, niederlandische, neerlandais, neerlandaise, neerlandes, neerlandesa, holandes, holandesa, olandese, nederlands, nederlandse, nederlander, niederlander, niederlanderin, dutchman
BE: belgian, belgisch, belgische, belge, belga, belg, belgier, belgierin
LU: luxembourgish, luxemburgisch, luxembourgeois, luxembourgeoise, luxemburgs
AT: austrian, osterreichisch, osterreichische, autrichien, autrichienne, austriaco, austriaca, oostenrijks, osterreicher, osterreicherin, oostenrijker
CH: swiss, schweizerisch, schweizer, suisse, suizo, suiza, suico, svizzero, svizzera, zwitsers, zwitserse, schweizerin, zwitser
IE: irish, irisch, irlandais, irlandaise, irlandes, irlandesa, irlandese, iers, ierse, irishman, irishwoman
PL: polish, polnisch, polnische, polonais, polonaise, polaco, polaca, polacco, polacca, pools, poolse, pool, pole, polin
RO: romanian, rumanisch, rumanische, roumain, roumaine, rumano, rumana, romeno, romena, rumeno, rumena, roemeens, roemeense, roemeen, rumane, rumanin
BG: bulgarian, bulgarisch, bulgare, bulgaro, bulgara, bulgaars, bulgaar, bulgaarse
HU: hungarian, ungarisch, ungarische, hongrois, hongroise, hungaro, hungara, ungherese, hongaars, ungar, ungarin, hongaarse
CZ: czech, tschechisch, tcheque, checo, checa, tcheco, ceco, ceca, tsjechisch
SK: slovak, slowakisch, slovaque, eslovaco, eslovaca, slovacco, slovacca
HR: croatian, kroatisch, kroatische, croate, croata, kroate, kroatin
SI: slovenian, slowenisch, slovene, esloveno, eslovena, sloveno, slovena
GR: greek, griechisch, griechische, grec, grecque, griego, griega, grego, grega, greco, greca, grieks, griekse, grieche, griechin
SE: swedish, schwedisch, suedois, suedoise, sueco, sueca, svedese, zweeds, zweed, zweedse
DK: danish, danisch, danois, danoise, danes, danesa, danese, deens
NO: norwegian, norwegisch, norvegien, norvegienne, noruego, noruega, noruegues, norvegese, noors
FI: finnish, finnisch, finlandais, finlandaise, finlandes, finlandesa, finlandese, fins
EE: estonian, estnisch, estonien, estonio
LV: latvian, lettisch, letton, leton
LT: lithuanian, litauisch, lituanien, lituano
UA: ukrainian, ukrainisch, ukrainische, ukrainien, ukrainienne, ucraniano, ucraniana, ucraino, ucraina, oekraiens, oekraiense
RU: russian, russisch, russische, russe, ruso, rusa, russo, russa
TR: turkish, turkisch, turkische, turkischer, turc, turque, turco, turca, turks, turkse, turk, turke, turkin
MA: moroccan, marokkanisch, marokkanische, marocain, marocaine, marroqui, marroquino, marocchino, marocchina, marokkaans, marokkaanse, marokkaan, marokkaner, marokkanerin
DZ: algerian, algerisch, algerien, algerienne, argelino, argelina, algerino, algerina, algerijns
TN: tunisian, tunesisch, tunisien, tunisienne, tunecino, tunisino, tunisina
EG: egyptian, agyptisch, egyptien, egyptienne, egipcio, egiziano, egyptisch, egyptische
SN: senegalese, senegalais, senegalaise, senegales, senegalesa, senegalesisch
CI: ivorian, ivoirien, ivoirienne
CM: cameroonian, camerounais, camerounaise, kamerunisch
CD: congolese, congolais, congolaise
NG: nigerian, nigerianisch, nigeriane, nigeriano, nigeriaans, nigeriaanse
GH: ghanaian, ghanaisch, ghaneen, ghaneenne, ghanees, ghanese
KE: kenyan, kenianisch, kenyane, keniano
UG: ugandan, ugandisch, ougandais
TZ: tanzanian, tansanisch, tanzanien
ET: ethiopian, athiopisch, ethiopien
ZA: south african, sudafrikanisch, sud africain, sudafricano, zuid afrikaans, zuid afrikaanse
ZW: zimbabwean, simbabwisch, zimbabweens
CR: costa rican, costarricense, costaricain
UY: uruguayan, uruguayo, uruguaya
PA: panamanian, panameno, panamena
NI: nicaraguan, nicaraguense
PY: paraguayan, paraguayo, paraguaya
GT: guatemalan, guatemalteco, guatemalteca
HN: honduran, hondureno, hondurena
PH: filipino, filipina, philippine, philippinisch, philippin, filippino, filippina, filipijns, filipijnse
ID: indonesian, indonesisch, indonesien, indonesische
MY: malaysian, malaysisch, malaisien, malaysians
SG: singaporean, singaporeans
VN: vietnamese, vietnamesisch, vietnamien, vietnamienne, vietnamita, vietnamees
TH: thai, thailandisch
CN: chinese, chinesisch, chinesische, chinois, chinoise, chino, china, chines, cinese, chinees
JP: japanese, japanisch, japonais, japonaise, japones, giapponese, japans
KR: south korean, korean, koreanisch, sudkoreanisch, coreen, coreano
PK: pakistani, pakistanisch, pakistanais, pakistaans, pakistaanse
BD: bangladeshi, bengalisch, bangladais
LK: sri lankan, srilankisch, sri lankais
NP: nepali, nepalese, nepalesisch, nepalais
AE: emirati, emiratis, emirian
SA: saudi, saudis, saudi arabian, saoudien, saoudienne
IR: iranian, iranisch, iranien, irani, iraans, iraanse
SY: syrian, syrisch, syrische, syrien, syrienne, sirio
LB: lebanese, libanesisch, libanais, libanaise, libanes
IL: israeli, israelisch, israelien
AU: australian, australisch, australien, australiano
NZ: new zealander, neuseelandisch, neo zelandais, kiwi
CA: canadian, kanadisch, canadien, canadienne, canadiense, canadese
MX: mexican, mexikanisch, mexicain, mexicano, mexicana, messicano
BR: brazilian, brasilianisch, bresilien, bresilienne, brasileiro, brasileira, brasileno, brasilena, brasiliano, brasiliana, braziliaans, braziliaanse
AR: argentinian, argentine, argentinisch, argentin, argentino
CL: chilean, chilenisch, chilien, chileno, chilena
CO: colombian, kolumbianisch, colombien, colombiano, colombiana
PE: peruvian, peruanisch, peruvien, peruano, peruana
VE: venezuelan, venezolanisch, venezuelien, venezolano, venezolana
EC: ecuadorian, ecuatoriano, ecuatoriana
CU: cuban, kubanisch, cubano, cubana
DO: dominican, dominicano, dominicana
SR: surinamese, surinaams, surinaamse
CV: cape verdean, cabo verdiano, cabo verdiana
AO: angolan, angolano, angolana
MZ: mozambican, mocambicano, mocambicana
RS: serbian, serbisch, serbe, serbio
BA: bosnian, bosnisch, bosniaque
AL: albanian, albanisch, albanais, albanese
XK: kosovar, kosovarisch
MD: moldovan, moldawisch, moldave
GE: georgian, georgisch, georgien
JM: jamaican, jamaikanisch, jamaicain, jamaiquino, jamaicano
TT: trinidadian, tobagonian
BB: barbadian, bajan
BS: bahamian
HT: haitian, haitien, haitienne, haitiano
BZ: belizean
GY: guyanese
SV: salvadoran, salvadorean, salvadoreno, salvadorena
BO: bolivian, boliviano, boliviana
LC: saint lucian, st lucian
GD: grenadian
AG: antiguan
QA: qatari, qataris
KW: kuwaiti, kuwaitis
OM: omani, omanis
BH: bahraini, bahrainis
JO: jordanian, jordanisch, jordanien
IQ: iraqi, irakisch, irakien
YE: yemeni
PS: palestinian
AF: afghan, afghanisch
UZ: uzbek
KZ: kazakh, kazakhstani
KG: kyrgyz
TJ: tajik
TM: turkmen
AZ: azerbaijani, azeri
AM: armenian, armenisch, armenien
BY: belarusian, belorussisch, bielorusse
MK: macedonian
ME: montenegrin
IS: icelandic, icelander
MT: maltese
CY: cypriot
LI: liechtensteiner
AD: andorran
MC: monegasque
LY: libyan, libyen
SD: sudanese, soudanais
SS: south sudanese
ER: eritrean, eritreisch
SO: somali, somalian
DJ: djiboutian
RW: rwandan, rwandais
BI: burundian, burundais
MW: malawian
ZM: zambian
BW: botswanan, motswana
NA: namibian
LS: basotho, mosotho
SZ: swazi, eswatini
MG: malagasy, malgache
MU: mauritian, mauricien, mauricienne
SC: seychellois
KM: comorian
GA: gabonese, gabonais, gabonaise
CG: congolese
GQ: equatorial guinean
CF: central african
TD: chadian, tchadien
NE: nigerien, nigerienne
ML: malian, malien, malienne
BF: burkinabe
BJ: beninese, beninois, beninoise
TG: togolese, togolais, togolaise
GN: guinean, guineen, guineenne
GW: bissau guinean
SL: sierra leonean
LR: liberian
GM: gambian
MR: mauritanian, mauritanien
HK: hong konger
TW: taiwanese
KH: cambodian
LA: laotian
MM: burmese
BN: bruneian
TL: timorese
MN: mongolian
BT: bhutanese
MV: maldivian
PG: papua new guinean
FJ: fijian
WS: samoan
TO: tongan
VU: ni vanuatu
SB: solomon islander
KI: i kiribati
`;
