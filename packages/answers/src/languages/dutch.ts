/** Dutch, of the Netherlands and Belgium. See `lexicon.ts` for the format. */
export const DUTCH = `
-: de, het, een, van, der, den, je, jij, jou, jouw, u, uw, ik, mijn, wij, ons, onze, in, op, aan, bij, met, voor, naar, te, om, uit, door, als, en, of, is, zijn, was, ben, bent, wordt, worden, dit, dat, deze, die, er, gelieve, vul, vul in, geef, geef aan, kies, selecteer, hier, graag, aub, svp, al, eerder, ooit, totaal, in totaal, eigen, geldig, geldige, eventueel, indien van toepassing, zou, willen, wilt, wil, antwoord, ongeveer, functie is, zit, hebben we, mag ik, waarin, maximale, tot nu toe, momentje, vanaf, je bij, zonder toevoeging, hoofd, erk, optioneel, in blokletters, het beste, beschrijft, past het best, eventuele, tot op heden, inclusief, %, tegen, per, zich, pdf, docx, word, beschouw, iets, is dat iets voor jou, in woord en geschrift, woord en geschrift, zonder decimalen, incl vakantiegeld, inclusief vakantiegeld, incl vakantietoeslag, inclusief vakantietoeslag, hoe goed, ook
not: niet, geen, zonder, nooit, nee, bezwaar tegen, bezwaren tegen, bezwaar
what: wat is, wat, wat zijn, hoeveel bedraagt, welk
which: welke, in welk, in welke
how many: hoeveel, aantal
how long: hoe lang, hoelang
when: wanneer, vanaf wanneer, per wanneer
where: waar
why: waarom
how: hoe
have: heb, hebt, heeft, beschik, beschikt, beschikt u over, beschik je over, bezit, in het bezit, bezit van, houder, over, hebben, in bezit, bezitten
can: kan, kun, kunt, kunnen
name: naam
first: voornaam, voornamen, roepnaam, doopnaam
last: achternaam, familienaam
full: volledige, volledig, volledige naam, voor en achternaam, voornaam en achternaam, volle, hele
email: e mail, email, e mailadres, emailadres, mailadres
repeat: herhaal, bevestig, bevestiging, nogmaals, herhaling, opnieuw
phone: telefoon, telefoonnummer, gsm, gsm nummer, mobiel, mobiele nummer, mobiel nummer, mobiele telefoon, mobiel telefoonnummer, telefoonnr, telefoonnummer mobiel, 06 nummer, telefoon mobiel, tel nr, op welk nummer, welk nummer, bereiken, telefoonnummer overdag, telefonisch bereikbaar op
dial code: landcode, landnummer, landencode, netnummer, landennummer
country: land, woonland, land van verblijf
city: stad, plaats, woonplaats, gemeente
state: provincie, regio, kanton
zip: postcode, postcode woonadres, postcode woonplaats
address: adres, woonadres, volledig adres, straat en huisnummer, postadres
street: straat, straatnaam
house number: huisnummer, huisnr
address unit: toevoeging, huisnummertoevoeging, toevoeging huisnummer, huisletter, bus, busnummer, huisnummer toevoeging
live: woon, woont, wonen, woonachtig
location: locatie, standplaats
nationality: nationaliteit, staatsburgerschap
gender: geslacht
salutation: aanhef, aanspreking, aanspreektitel
birth: geboortedatum, geboren
age: leeftijd
website: website, webpagina
url: link, profiel, url
job title: functietitel, functienaam, beroep
position: functie, positie, rol, baan
company: werkgever, bedrijf, bedrijfsnaam, organisatie, naam werkgever
current: huidig, huidige, momenteel, op dit moment, nu, actueel, op dit ogenblik, vandaag
previous: vorig, vorige, voormalig, vroegere, eerdere, voorgaande, voormalige
recent: laatste, meest recente, recentste
start: start, startdatum, beginnen, begin, indiensttreding, datum in dienst, begonnen, in dienst, aanvang, in dienst sinds, sinds wanneer in dienst, in dienst vanaf, datum indiensttreding
end: eind, einde, einddatum, uit dienst
date: datum
day: dag, dagen
week: week, weken
month: maand, maanden
year: jaar, jaren
hour: uur, uren
since: sinds, sedert
employed: aan het werk, werkzaam, werkend, in loondienst, loondienst, werknemer, een baan
work: werken, werk, werkt, gewerkt, werkt u
use: gebruik, gebruikt, gebruikte
experience: ervaring, werkervaring, ervaringen
industry: sector, branche, bedrijfstak
manage: leiding gegeven, leidinggeven, leidinggegeven, aansturen, geleid, aangestuurd, leiding, leidinggevende, geef je leiding, leiding geef je, leiding geven
team: team, medewerkers, mensen, personen, collega s
education: opleiding, opleidingsniveau, onderwijsniveau, opleidingsgraad, opleidings, hoogst genoten opleiding, hoogst afgeronde opleiding, hoogste opleiding, hoogst behaalde opleiding, hoogst voltooide opleiding, hoogste diploma, behaalde opleiding
degree: diploma, opleidingstitel, naam opleiding, studie
highest: hoogst, hoogste, hoogst behaalde, hoogst genoten, hoogst afgeronde
completed: behaald, behaalde, afgerond, afgeronde, voltooid, genoten, gevolgd
school: universiteit, hogeschool, school, onderwijsinstelling, instelling
field of study: studierichting, richting, vakgebied, studiegebied
grade: cijfer, eindcijfer, gemiddelde
graduate: afgestudeerd, afstuderen, afstudeerdatum
cv: cv, curriculum vitae
upload: upload, uploaden, bijlage, bestand, voeg toe
language: taal, talen, talenkennis
level: niveau, beheersing, kennis, taalniveau, taalbeheersing, kennis van, kennis van het, beheersing van, niveau van
speak: spreek, spreekt, beheers, beheerst
native: moedertaal
notice: contractuele opzegtermijn, opzegtermijn, opzeggingstermijn, opzeg, opzegperiode
negotiable: onderhandelbaar, bespreekbaar
pay: salaris, loon, verdien, verdient, bezoldiging
expected: gewenst, gewenste, verwacht, verwachte, verwachting, verwachtingen, in gedachten
expected + pay: looneis, salarisverwachting, looneisen, loonverwachting, salariswens, salarisindicatie, wil je verdienen, wilt u verdienen, zou je willen verdienen, gewenste salarisindicatie, salariseis
gross: bruto
net: netto, na belasting, nettoloon, nettosalaris
yearly: jaarlijks, per jaar
yearly + pay: jaarsalaris, jaarloon
yearly + gross + pay: bruto jaarsalaris
monthly: maandelijks, per maand
monthly + pay: maandsalaris, maandloon
monthly + gross + pay: bruto maandsalaris, brutomaandsalaris
gross + pay: brutoloon, brutosalaris
hourly: per uur, uurloon, uurtarief
daily: per dag, dagtarief
currency: munteenheid, valuta, euro, euros, in euros
range: bereik, schaal
available: beschikbaar, beschikbaarheid
immediately: onmiddellijk, direct, per direct, meteen
earliest: vroegst mogelijke, vroegste, eerst mogelijke, zo snel mogelijk, ten vroegste
willing: bereid, bereidheid, akkoord, sta je open, openstaan, zou je willen, geinteresseerd, open, zou je, wil je, ben je bereid, kan je, open voor, akkoord met, meedraaien in, wil je meedraaien
relocate: verhuizen, verhuis, verhuizing
travel: reizen, dienstreizen, zakenreizen, zakelijk reizen, zakenreis, dienstreis
shift: ploegen, ploegendienst, ploegendiensten, shiften, ploegenarbeid, diensten, uurrooster, ploegwerk
rotating: wisselende, wisselend, roterende
night: nacht, nachtdienst, nachtdiensten, nachten, s nachts, nachtwerk, nachtritten
weekend: weekend, weekends, weekenden, weekendwerk, zaterdag, zondag, in het weekend, weekenddienst, weekenddiensten
holiday: feestdagen, feestdag
overtime: overwerk, overuren, overwerken
part time: deeltijd, parttime
full time: voltijd, voltijds, fulltime
remote: thuiswerken, thuiswerk, op afstand, van thuis uit
hybrid: hybride
office: op kantoor, ter plaatse, kantoor, op locatie
on call: oproepdienst, wachtdienst, van wacht, permanentie, wachtdiensten, wachtdiensten doen, storingsdienst, storingsdiensten, bereikbaarheidsdienst, piket, consignatie, consignatiedienst, consignatiediensten, bereikbaarheidsdiensten
car: auto, wagen, eigen vervoer, eigen wagen, eigen auto, voertuig, vervoer, eigen voertuig, beschikking over een auto
licence: rijbewijs
weekly hours: uren per week, uur per week, gewenst aantal uren per week
authorised: recht om te werken, gerechtigd, toegestaan, bevoegd, legaal gerechtigd, wettelijk gerechtigd, legaal
permit: werkvergunning, arbeidskaart, verblijfsvergunning, gecombineerde vergunning, arbeidskaart of gecombineerde vergunning, arbeidsvergunning, tewerkstellingsvergunning, vergunning, verblijfstitel
sponsor: sponsoring, sponsorschap
visa: visum
citizen: burger, staatsburger, onderdaan
eu: eu, europese unie, eer, eu land, eu lidstaat, lidstaat
restriction: beperking, beperkingen
need: nodig, heb je nodig, vereist, nodig hebben
disability: arbeidsbeperking, handicap, arbeidshandicap
race: etniciteit, etnische afkomst
religion: religie, geloof
certificate: certificaat, attest, certificaten, getuigschrift, certificering, attesten, brevet
at least: minstens, minimaal, ten minste, tenminste, minimum
more than: meer dan, langer dan, boven
less than: minder dan, onder, korter dan
up to: tot, maximaal, hoogstens, maximum
or more: of meer, en meer, of langer, of hoger, en hoger
to: t m, tot en met
between: tussen
yes: ja
decline: zeg ik liever niet, wil ik niet zeggen, liever niet, wil ik liever niet zeggen, geef ik liever niet aan, ik wil dit niet zeggen, wens niet te antwoorden
other: andere, anders, ander, overige
fresher: geen ervaring, starter, schoolverlater
meet: voldoe, voldoet, voldoe je hieraan
requirement: vereiste, voorwaarde, vereisten
role: de functie, deze functie, vacature, deze vacature, deze baan, deze job
occasional: occasioneel, af en toe, incidenteel, soms
tenure: ancienniteit, dienstjaren, jaren in dienst
male: man, mannelijk, de heer, dhr
female: vrouw, vrouwelijk, mevrouw, mevr
diverse: x, anders non binair
beginner: basis, basiskennis, beginner, elementair
intermediate: gemiddeld, voldoende, redelijk, matig
intermediate upper: goed
advanced: gevorderd, zeer goed, uitstekend
fluent: vloeiend
school certificate: lager onderwijs, vmbo, lager middelbaar
high school: secundair onderwijs, havo, vwo, middelbaar onderwijs, hoger secundair onderwijs, middelbare school, havo vwo, aso, tso, bso
vocational: mbo, beroepsonderwijs, mbo niveau 1, mbo niveau 2, mbo niveau 3, mbo niveau 4, mbo 2, mbo 3, mbo 4, mbo 1
bachelor: hbo, hbo opleiding, hbo diploma, hbo studie, academische bachelor, hbo bachelor, professionele bachelor, wo bachelor, bachelor hbo, universitaire bachelor
master: wo, universitair, wo master, hbo master, drs, ir
doctorate: doctoraat, phd, gepromoveerd tot doctor
future: toekomst, in de toekomst, later
number: nummer
unrestricted: zonder beperking, zonder beperkingen
internship: stage
graduate + year: afstudeerjaar, jaar van afstuderen
since when: sinds wanneer
class: categorie, klasse
thousand: duizend
registered: lid, ingeschreven, geregistreerd
university degree: universitair diploma, hogeschooldiploma
news: nieuws, nieuwsbrief, acties, aanbiedingen
two shifts: 2 ploegendienst, tweeploegenstelsel, 2 ploegen, twee ploegen, tweeploegendienst
passport: paspoort
orientation: seksuele geaardheid, seksuele orientatie, seksuele voorkeur
may: mag, mogen, mag je, te mogen
name prefix: tussenvoegsel, tussenvoegsels
employment status: werksituatie, huidige werksituatie, arbeidssituatie, dienstverband status, huidige situatie
unemployed: werkzoekend, werkloos, zonder werk, op zoek naar werk
self employed: zzp, zzper, zelfstandige, freelancer, zelfstandig, zzp er
student status: student, studerend, scholier, in opleiding
retired: met pensioen, gepensioneerd
time zone: tijdzone
workload: dienstverband, aantal uren, contractomvang, gewenste uren, arbeidsregime, werkregime, tewerkstelling, arbeidsduur
accommodation: huisvesting, personeelshuisvesting, accommodatie
two wheeler: motor, scooter, brommer
lift: tillen, sjouwen, zwaar tillen, heffen
height: hoogte, op hoogte, hoogten
cold: kou, koelcel, vriescel, koude omgeving
outdoor: buiten, in de buitenlucht
abroad: in het buitenland, buitenland
background check: vog, verklaring omtrent het gedrag, verklaring omtrent gedrag, achtergrondcheck, screening
drug test: drugstest, drugtest
medical exam: medische keuring, medisch onderzoek, keuring
vaccinated: gevaccineerd, vaccinatie, vaccinaties, ingeent
bond: studiekostenbeding, terugbetalingsregeling
split shift: gebroken diensten, gebroken dienst, onderbroken dienst
afternoon: middag, middagen, middagdienst, s middags
laptop: laptop, computer, eigen laptop
internet: internet, internetverbinding, wifi
smoker: roker, roken, rookt
tattoo: tatoeage, tatoeages
animals: dieren, dier, proefdieren
children people: met kinderen
probation: proeftijd, proefdag, meelopen
uniform: uniform, werkkleding
commission only: commissie, op commissiebasis, provisie
fixed term: tijdelijk, tijdelijk contract, seizoen, bepaalde tijd
permanent job: vast contract, vaste aanstelling, onbepaalde tijd, vast dienstverband
union: vakbond
promoted: gepromoveerd, promotie
budget: budget, budgetverantwoordelijkheid
cash handling: contant geld, kassa
customer contact: klantcontact, klantencontact
self: alleen, zelfstandig werken
digit: cijfers
higher vocational: associate degree, ad
postgraduate: postgraduaat, postdoctorale opleiding
vacancies: vacatures, nieuwe vacatures
applied position: functie waarop je solliciteert, vacature waarop je solliciteert, sollicitatie naar de functie, functie waarvoor je solliciteert
three shifts: drie ploegen, 3 ploegen, 3 ploegenstelsel, drieploegenstelsel, drieploegensysteem, 3 ploegensysteem, drieploegendienst, 3 ploegendienst, 3 ploegendiensten, drie ploegendienst, driehoekploeg
eu + citizen: eu burger, eu burgers
contract: soort contract, contractvorm
heard of: via welk kanaal, ons gevonden, bij ons terechtgekomen, terechtgekomen, over ons gehoord, gehoord, kent u ons, ken je ons, gevonden, op de hoogte, vacature gevonden, vacature gezien, deze vacature gezien, op de hoogte van deze vacature
since + employed: in dienst getreden op
weekly: wekelijks
late: avond, avonddienst, avonddiensten, avonden, s avonds, in de avond, avondwerk
looking: zoek, zoek je
`;
