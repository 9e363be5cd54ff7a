/** German. See `lexicon.ts` for the format. */
export const GERMAN = `
-: im bereich, im bereich der, im bereich des, aus dem bereich, der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, ihr, ihre, ihren, ihrem, ihrer, ihres, sie, du, dein, deine, deinen, deiner, deinem, dir, ihnen, sich, in, im, am, an, auf, bei, beim, mit, zu, zum, zur, von, vom, fur, uber, und, oder, bzw, ist, sind, wird, werden, wurde, waren, war, bitte, geben, gib, angeben, eingeben, eintragen, auswahlen, wahlen, nennen, nenne, angabe, angaben, ich, wir, uns, unser, unsere, unserem, unseren, dies, diese, diesen, dieser, dieses, dazu, daran, es, hier, gultige, gultigen, gultiger, gultig, als, nach, aus, um, schon, bereits, einmal, jemals, ggf, sowie, sehr, insgesamt, vorhanden, moglich, zurzeit, betragt, lautet, moglichen, vor, seitens, mal, so, mochten, mochtest, wurden, wurdest, soll, sollen, dafur, eigene, eigener, eigenen, eigenes, gesamt, falls vorhanden, sofern vorhanden, person, personliche, liegt, besteht, bestehen, erfolgt, beschaftigung, taglich, eintragung, dass, zwischen, ihrerseits, freiwillig, freiwillige, verbunden, stelle, position ist, ganze, angestellt, arbeitszeit, ganz, pro, im jahr, mm, jjjj, tt, tt mm jjjj, mm jjjj, ger, rahmen, auch, gemass, laut, haupt, hauptsachlich, genau, ungefahr, ca, circa, gesamte, zutreffendes, optional, in druckbuchstaben, gers, geg, steht ihnen zur verfugung, unserer, dabei, je, gerne, gern, derzeit noch, besten, ehesten, trifft auf sie zu, %, ausgeubte, ausgeubter, zuletzt ausgeubte, befinden, befinden sie sich, gegen, bin, mich, welche aussage, stehen, stehst, damit, wurden sie, wurdest du, pdf, docx, doc, fur ruckfragen, bei ruckfragen, ruckfragen, nach ger, gemass ger, laut ger, in wort und schrift, wort und schrift, schriftlich und mundlich, mundlich und schriftlich, ohne nachkommastellen, ohne kommastellen, privat, private, korrespondenz, absolviert haben, haben sie im, aktuelle stelle, einzelnen, bei uns
not: nicht, kein, keine, keinen, keiner, keinem, ohne, nie, niemals, nein, einwande gegen, etwas gegen, dagegen, abgeneigt, lehnen sie, lehnst du
what: was, wie lautet, wie lauten, was ist, wie hoch ist, wie gross ist, wie gross
which: welche, welcher, welches, welchen, welchem
how many: wie viele, wieviele, wie viel, wieviel, wie hoch
how long: wie lange
when: wann, ab wann, zu wann
where: wo, woher
why: warum, wieso
how: wie
have: haben, hast, besitzen, besitzt, verfugen, verfugst, verfugen uber, bringen, mitbringen, vorweisen, habe, besitz, im besitz, inhaber, bringst du mit, bringen sie mit, bringen mit, bringst mit
can: konnen, kannst, konnten
are: bist
name: name, namen
first: vorname, vornamen, rufname
last: nachname, familienname, zuname, nachnamen
full: vollstandig, vollstandiger, vor und nachname, vor und zuname, vorname und nachname, vorname nachname, kompletter, voll, volle, vollen, volles, voller, ganzen
last first: name vorname, nachname vorname, familienname vorname
email: e mail adresse, email adresse, e mail, mailadresse, emailadresse, mail, kontakt e mail, e mail kontakt, private e mail adresse, mail adresse, e mailadresse, mailkontakt
repeat: wiederholen, wiederholung, erneut, bestatigen, nochmals, bestatigung, noch einmal
phone: telefon, telefonnummer, handynummer, handy, mobilnummer, mobiltelefon, mobil, rufnummer, mobilfunknummer, telefonnr, handynr, mobilnr, kontakttelefon, telefon mobil, telefonnummer mobil, mobilrufnummer, telefon privat, telefonische erreichbarkeit, kontaktnummer, unter welcher nummer erreichen wir sie, ruckrufnummer, telefonisch erreichbar, telefonisch erreichbar unter, handy mobiltelefon
dial code: landervorwahl, landesvorwahl, vorwahl, lander vorwahl, landesvorwahl telefon, landerkennzahl, internationale vorwahl
country: land, staat, wohnsitzland, lander
city: stadt, ort, wohnort, wohnsitz, ortschaft
state: bundesland, kanton, region, bundesland kanton, land bundesland, bundesland wohnsitz, bundesland des wohnsitzes
zip: plz, postleitzahl, plz ihres wohnorts, postleitzahl des wohnorts
address: adresse, anschrift, wohnadresse, postanschrift, privatadresse, vollstandige adresse, vollstandige anschrift, wohnanschrift, meldeadresse, kontaktadresse, strasse und hausnummer, strasse hausnummer, strasse nr
street: strasse, str, strassenname
house number: hausnummer, hausnr, hnr, haus nr, nr
live: wohnen, wohnst, wohnhaft, leben, lebst, sesshaft
location: standort, aufenthaltsort
nationality: staatsangehorigkeit, nationalitat, staatsburgerschaft, staatsangehorigkeiten
gender: geschlecht
salutation: anrede
birth: geburtsdatum, geboren, geburtstag
age: alter
website: webseite, internetseite, homepage
url: link, adresse url, profil, profillink
job title: berufsbezeichnung, stellenbezeichnung, positionsbezeichnung, beruf, jobtitel, stellentitel, tatigkeitsbezeichnung, jobbezeichnung
position: position, funktion, tatigkeit, stelle als, posten, amt, dienstposten
company: arbeitgeber, arbeitgebers, arbeitgeberin, firma, unternehmen, betrieb, unternehmens, dienstgeber, dienstgebers, arbeitgeber in, arbeitsstatte, dienststelle, letzter dienstgeber
current: aktuell, aktuelle, aktueller, aktuelles, aktuellen, derzeit, derzeitig, derzeitige, derzeitiger, derzeitiges, derzeitigen, jetzt, jetzige, jetziger, jetzigen, momentan, momentane, momentaner, gegenwartig, gegenwartige, gegenwartiger, zur zeit, heute
previous: vorherig, vorherige, vorheriger, fruher, fruhere, fruherer, ehemalig, ehemalige, ehemaliger, vorige, voriger, letzter, vorletzter, davor, zuvor, vorangegangene, vorangegangener
recent: letzte, letzten, letztes, zuletzt, aktuellste
start: eintritt, eintrittstermin, eintrittsdatum, beginn, start, starttermin, startdatum, anfangen, beginnen, arbeitsbeginn, arbeitsantritt, antritt, einstiegsdatum, einstieg, einstiegstermin, verfugbar ab, eintritt moglich, dienstantritt, dienstbeginn, antrittstermin
end: ende, austritt, austrittsdatum, enddatum
date: datum, termin, zeitpunkt
day: tag, tage, tagen
week: woche, wochen
month: monat, monate, monaten, monats
year: jahr, jahre, jahren, jahres
hour: stunde, stunden, std
since: seit
employed: beschaftigt, berufstatig, erwerbstatig, in einem arbeitsverhaltnis, arbeitsverhaltnis, anstellung, in aufrechtem dienstverhaltnis, in anstellung, in arbeit, angestellte, angestellter, in festanstellung, festangestellt, dienstverhaltnis, dienstverhaltnisses, beschaftigungsverhaltnis, unselbststandig, angestelltenverhaltnis, anstellungsverhaltnis
work: arbeiten, arbeitest, gearbeitet, arbeit, tatig, beschaftigen
use: verwenden, verwendet, nutzen, genutzt, benutzt, eingesetzt
experience: erfahrung, erfahrungen, berufserfahrung, arbeitserfahrung, praxiserfahrung, berufspraxis, praxis, erfahrung im umgang, umgang, kenntnisse
industry: branche, industrie
manage: gefuhrt, fuhren, geleitet, leiten, fuhrungserfahrung, fuhrungsverantwortung, personalverantwortung, gefuehrt, leitend
team: team, mitarbeiter, mitarbeitende, mitarbeitern, personen
education: beruflicher abschluss, berufsbildungsabschluss, bildungsabschluss, schulabschluss, abschluss, bildungsstand, ausbildung, qualifikation, bildungsniveau, bildungsgrad, hochste abgeschlossene ausbildung, abgeschlossene ausbildung, hochster akademischer abschluss, akademischer abschluss, hochste ausbildung, schulbildung, hochster abschluss, hochster bildungsabschluss, hochste abgeschlossene schulbildung, hochster schulabschluss, hochster ausbildungsabschluss, bildungsweg, ausbildungsstand
degree: abschlussbezeichnung, akademischer grad, studienabschluss, titel des abschlusses, studium
highest: hochster, hochste, hochstes, hochsten, hochst
completed: abgeschlossen, abgeschlossene, abgeschlossenes, abgeschlossener, absolviert, erreicht, erworben, erlangt, erzielt, beendet, abgelegt, bestanden
school: hochschule, universitat, uni, schule, fachhochschule, bildungseinrichtung, institution
field of study: studiengang, studienfach, fachrichtung, studienrichtung, fach, fachbereich, was haben sie studiert, studiert
grade: note, abschlussnote, notendurchschnitt, gesamtnote, durchschnittsnote

language: sprache, sprachen, sprachkenntnisse, fremdsprachen
level: niveau, sprachniveau, kenntnisstand, stufe, level, kenntnisse der, beherrschung
speak: sprechen, sprichst, beherrschen, kennen
native: muttersprache, muttersprachler
notice: vertragliche kundigungsfrist, kundigungsfrist laut vertrag, kundigungsfrist, kundigungszeit, frist, kundigungsfristen
negotiable: verhandelbar, verkurzbar, negociable, reductible
pay: gehalt, lohn, verdienst, vergutung, gehalts, entgelt, bezuge, verdienen, gehalter, gehaltern, salar, monatsgehalt brutto
expected + pay: gehaltswunsch, gehaltsvorstellung, gehaltsvorstellungen, wunschgehalt, gehaltserwartung, gehaltserwartungen, gehaltswunsche, lohnvorstellung, lohnvorstellungen, lohnerwartung, salarvorstellung, salarwunsch, mochten sie verdienen, mochtest du verdienen, wollen sie verdienen
expected: gewunscht, gewunschte, gewunschter, gewunschtes, erwartet, erwartete, erwartung, erwartungen, vorstellung, vorstellungen, wunsch, angestrebt, angestrebte, angestrebtes, wunschen, stellen sie sich vor, stellst du dir vor
gross: brutto
gross + pay: bruttogehalt, bruttolohn
net: netto, nach steuern, nach steuer, nettogehalt, nettolohn
yearly: jahrlich, pro jahr, p a, pa
yearly + pay: jahresgehalt
yearly + gross + pay: bruttojahresgehalt, jahresbruttogehalt, jahresbrutto, jahresbruttoeinkommen, bruttojahreseinkommen, jahresbruttovergutung
monthly: monatlich, pro monat, im monat
monthly + pay: monatsgehalt
monthly + gross + pay: monatsbrutto, bruttomonatsgehalt, monatsbruttogehalt
hourly: stundenlohn, stundenverguetung, stundenvergutung, stundensatz, pro stunde
daily: tagessatz, pro tag, manntag
currency: wahrung, euro, eur, euros, in euros
range: spanne, bereich
available: verfugbar, verfugbarkeit, zur verfugung, stehen zur verfugung, mit wie vielen
immediately: sofort, ab sofort, umgehend, sofort verfugbar
earliest: fruhestens, fruhestmoglich, fruhestmogliche, fruhestmoglicher, fruhestmoglichen, fruheste, fruhester, nachstmoglich, nachstmoglicher
willing: bereit, bereitschaft, gewillt, einverstanden, vorstellen, akzeptieren, interesse, offen, ware das moglich, ware das in ordnung, kommt das infrage, kame infrage, vorstellbar, in ordnung, fur sie in ordnung, passt das, passt, geht das, ok fur sie, in ordnung fur sie, ist das ok, ok, okay, bereitschaft zum, bereitschaft zur
relocate: umzug, umziehen, umzugsbereit, wohnortwechsel, ziehen, umzuziehen, umgezogen, umsiedeln, standortwechsel, wohnsitz verlegen, zu ziehen
travel: dienstreisen, dienstreise, reisen, reisetatigkeit, geschaftsreisen, reiseanteil
shift: schicht, schichtarbeit, schichten, schichtdienst, schichtbetrieb, schichtsystem, arbeitszeiten, dienstplan, dienstplans
rotating: wechselnd, wechselnden, rollierend, wechselschichten, wechselschicht, wechselschichtdienst
night: nachtschicht, nachtschichten, nacht, nachts, nachtarbeit, nachtdienst
early: fruhschicht, fruh
late: spatschicht, spat
weekend: wochenende, wochenenden, wochenendarbeit, wochenenddienst, wochenend, am wochenende, samstag, sonntag, samstags, sonntags, samstagsarbeit, wochenenddienste, wochenendeinsatze
holiday: feiertag, feiertage, feiertagen, feiertags, feiertagsdienst, feiertagsdienste, feiertagsarbeit
overtime: uberstunden, mehrarbeit
part time: teilzeit
full time: vollzeit
remote: homeoffice, home office, mobiles arbeiten, von zu hause, mobil arbeiten
hybrid: hybrid, hybrides, hybride, hybrider, hybriden, hybridem, hybridmodell, hybrides arbeiten, hybride arbeit
office: vor ort, buro, im buro, prasenz
on call: bereitschaftsdienst, rufbereitschaft, bereitschaftsdienste, rufbereitschaftsdiensten, rufbereitschaftsdienst, rufbereitschaftsdienste, bereitschaftsdiensten, notdienst, notdienste, rufdienst
car: auto, pkw, fahrzeug, eigenes fahrzeug, eigenes auto, eigener pkw, eigenen pkw, eigener pkw zur verfugung, eigenes kfz, kfz, eigenem pkw, eigenem auto, wagen, privatauto, privat pkw
licence: fuhrerschein, fahrerlaubnis, fuhrerscheins, fuhrerausweis, fuhrerschein der gruppe, lenkerberechtigung, pkw fuhrerschein, autofuhrerschein, pkw fahrerlaubnis, fuhrerschein pkw
class: klasse, fuhrerscheinklasse klasse
licence class: fuhrerscheinklasse, fuhrerscheinklassen
weekly hours: wochenarbeitszeit, stunden pro woche, wochenstunden, arbeitszeit pro woche, std pro woche, wochentliche arbeitszeit, gewunschte stundenzahl pro woche, stundenzahl pro woche, stundenumfang pro woche, stundenumfang, wochenstundenzahl, std woche
authorised: arbeitsberechtigung, berechtigt, arbeitsberechtigt, arbeiten durfen, berechtigung
permit: arbeitserlaubnis, arbeitsgenehmigung, aufenthaltstitel, aufenthaltserlaubnis, aufenthaltsgenehmigung, arbeitsvisum, beschaftigungsbewilligung, arbeitsbewilligung, aufenthaltsbewilligung
sponsor: visumsponsoring, visasponsoring, sponsoring, visum sponsoring
visa: visum
citizen: staatsburger, staatsangehoriger, staatsangehorige, burger
eu: eu, europaischen union, europaische union, eu ewr, ewr, eu staat, eu mitgliedstaat, eu land, mitgliedstaats, mitgliedstaat
restriction: einschrankung, einschrankungen
need: benotigen, benotigst, brauchen, brauchst, erforderlich, notwendig, benotigt, mussen sie, mussen, musst du
disability: behinderung, mensch mit behinderung, behindert
race: ethnische herkunft, ethnische zugehorigkeit, ethnie
religion: religion, konfession, religionszugehorigkeit
certificate: zertifikat, zertifizierung, zertifikate, schein, zertifiziert, bescheinigung, nachweis, zeugnis
at least: mindestens, wenigstens, minimum, min
more than: mehr als, langer als, ab
less than: weniger als, unter
up to: bis zu, bis, hochstens, maximal, max
or more: oder mehr, und mehr, oder langer, und hoher, oder hoher, und langer
yes: ja
decline: keine angabe, mochte ich nicht angeben, nicht angeben, mochte nicht angeben, keine angaben, keine auskunft, mochte ich nicht sagen, ich mochte keine angabe machen
other: andere, sonstige, anderes, anderer, sonstiges, weitere
fresher: berufseinsteiger, berufsanfanger, keine erfahrung, keine berufserfahrung, absolvent
meet: erfullen, erfullst, trifft zu, trifft das auf sie zu, zutreffen
requirement: voraussetzung, anforderung, anforderungen, bedingung, zwingend
role: die stelle, die position, tatigkeit umfasst, erfordert, setzt voraus, stellenanzeige, ausschreibung, stellenangebot, diese stelle, unsere stellenanzeige
occasional: gelegentlich, gelegentliche, gelegentlichen, bei bedarf, vereinzelt
tenure: betriebszugehorigkeit, unternehmenszugehorigkeit
male: herr, mannlich, mann
female: frau, weiblich
diverse: divers
none: keine kenntnisse, nicht vorhanden
beginner: grundkenntnisse, anfanger, grundlagen, basiskenntnisse, grundlegende kenntnisse, elementar, elementare kenntnisse
intermediate: mittel, mittelstufe, gute kenntnisse, gut, selbststandige sprachverwendung, konversationssicher, erweiterte grundkenntnisse, solide kenntnisse, fortgeschrittene sprachverwendung
advanced: fortgeschritten, sehr gut, sehr gute kenntnisse, kompetente sprachverwendung, fachkundige sprachkenntnisse
fluent: fliessend, verhandlungssicher, fliessend in wort und schrift
native speaker: muttersprachlich, annahernd muttersprachlich, muttersprachniveau
school certificate: hauptschulabschluss, hauptschule, mittlere reife, realschulabschluss, mittlerer schulabschluss, realschule, pflichtschule
high school: abitur, fachabitur, hochschulreife, allgemeine hochschulreife, fachhochschulreife, matura, reife und diplomprufung, reifeprufung, ahs matura, bhs matura, fachmatura, gymnasium
vocational: berufsausbildung, abgeschlossene berufsausbildung, lehre, ausbildungsabschluss, lehrabschluss, lehrabschlussprufung, abgeschlossene lehre, eidgenossisches fahigkeitszeugnis, efz, fachschule, duale ausbildung, berufsabschluss, berufsfachschule
higher vocational: meister, techniker, fachwirt, meister techniker, betriebswirt, meister techniker fachwirt, kolleg, hohere fachschule, hf diplom, fachwirt in, staatlich geprufter techniker, staatlich gepruft
bachelor: bachelor, bachelorabschluss, bachelorstudium, bachelor of science, bachelor of arts, fh bachelor, diplom fh
master: master, diplom, magister, masterabschluss, masterstudium, master diplom, staatsexamen, diplomstudium, master of science, master of arts, diplom uni, diplomingenieur, dipl ing, lizentiat
doctorate: promotion, doktor, doktortitel, doktorat, dr, phd
future: zukunft, zukunftig, kunftig, spater
number: nummer
unrestricted: uneingeschrankt, uneingeschrankte, unbeschrankt, ohne einschrankung, ohne einschrankungen
severe disability: schwerbehinderung, schwerbehindert, schwerbehinderte, schwerbehinderter, schwerbehinderten, schwerbehindertenausweis, schwerbehinderung oder gleichstellung, schwerbehinderung oder eine gleichstellung, gleichgestellt, gleichstellung, schwerbehinderung bzw gleichstellung
internship: praktikum, praktika
junior: junior
senior: senior
graduate + year: abschlussjahr, jahr des abschlusses, abschlussjahr studium, jahr des studienabschlusses, jahr des hochschulabschlusses, jahr des berufsabschlusses, jahr des ausbildungsabschlusses, jahr des schulabschlusses
graduate: abschlussdatum, studienende
since when: seit wann
thousand: tausend, tsd
registered: mitglied, eingetragen
travel + willing: reisebereitschaft
relocate + willing: umzugsbereitschaft
university degree: hochschulabschluss, hochschulstudium, abgeschlossenes studium, universitatsabschluss
two shifts: zweischicht, 2 schicht, zweischichtbetrieb, 2 schichtsystem, 2 schichtbetrieb, 2 schicht betrieb, zweischichtsystem, 2 schicht system, 2 schicht modell, 2 schichtmodell, zwei schicht betrieb, zwei schichten, zweischichtmodell, 2er schicht, zwei schicht system
passport: reisepass
orientation: sexuelle orientierung
may: darf, durfen, durft
employment status: beschaftigungsstatus, berufliche situation, berufliche lage, aktuelle berufliche situation, derzeitiger status, beschaftigungssituation, erwerbsstatus, erwerbssituation, berufsstatus, beruflicher status
unemployed: arbeitslos, arbeitssuchend, arbeitsuchend, ohne anstellung, nicht berufstatig, nicht erwerbstatig, ohne beschaftigung, auf arbeitssuche, erwerbslos
self employed: selbststandig, selbstandig, freiberuflich, freiberufler, freiberuflerin, freier mitarbeiter, selbststandige, selbstandige
student status: student, studentin, in ausbildung, im studium, schuler, studierend, auszubildende, auszubildender
retired: in rente, im ruhestand, pensioniert, in karenz, in elternzeit, rentner
time zone: zeitzone
workload: beschaftigungsausmass, beschaftigungsumfang, arbeitszeitmodell, stellenumfang, arbeitspensum, pensum, beschaftigungsgrad, arbeitsumfang
accommodation: unterkunft, personalunterkunft, mitarbeiterunterkunft, wohnheim, personalzimmer
two wheeler: motorrad, roller
lift: heben, tragen, schwer heben, heben und tragen, lasten heben
height: hohe, hohen, in der hohe, in grosser hohe, hohentauglich
cold: kalte, kuhlhaus, tiefkuhl, kuhlbereich
outdoor: draussen, im freien, bei jedem wetter
abroad: im ausland, ausland
background check: fuhrungszeugnis, erweitertes fuhrungszeugnis, polizeiliches fuhrungszeugnis, strafregisterauszug, strafregisterbescheinigung, zuverlassigkeitsuberprufung
drug test: drogentest, drogenscreening, drogen und alkoholtest
medical exam: arztliche untersuchung, gesundheitspruefung, einstellungsuntersuchung, betriebsarztliche untersuchung, gesundheitszeugnis
vaccinated: geimpft, impfung, impfschutz, impfnachweis, impfstatus, immunisiert, masernschutz
bond: bindungsvereinbarung, ruckzahlungsvereinbarung
split shift: geteilte dienste, geteilter dienst, teildienst, teildienste
afternoon: nachmittag, nachmittags, am nachmittag, nachmittagsdienst, nachmittagsdienste, nachmittagsdiensten
laptop: laptop, eigener laptop, eigener computer, computer
internet: internet, internetanschluss, internetverbindung, wlan
smoker: raucher, rauchen, nichtraucher
tattoo: tattowierung, tattowierungen, tattoo, piercing
animals: tiere, tieren, tierversuche, tierversuchen, versuchstiere
children people: mit kindern
probation: probezeit, probetag, probearbeiten, probearbeit
uniform: uniform, dienstkleidung, arbeitskleidung
commission only: auf provisionsbasis, provision, provisionsbasis
fixed term: befristet, befristete, befristeten, befristung, zeitvertrag, saison, saisonal
permanent job: unbefristet, unbefristete, unbefristeten, festanstellung
union: gewerkschaft
promoted: befordert, beforderung
budget: budget, budgetverantwortung
cash handling: bargeld, kasse
customer contact: kundenkontakt, kundenverkehr
self: allein, alleine, selbststandig arbeiten
digit: ziffern, stellig, ziffer
postgraduate: nachdiplomstudium
vacancies: stellenangebote, stellenangeboten, offene stellen, jobangebote, vakanzen, neue stellen
applied position: bewerbung als, beworbene stelle, beworbene position, bewerbung fur die stelle, stelle auf die sie sich bewerben, position auf die sie sich bewerben, angestrebte position, bewerbung fur, stelle bewerben sie sich, position bewerben sie sich, gewunschte stelle
eu + citizen: eu burger, eu burgerin, eu burger in, unionsburger, unionsburgerin
grade + high school: abiturnote, abiturdurchschnitt, abiturschnitt, note im abitur
grade + vocational: ausbildungsnote, note der ausbildung
three shifts: dreischicht, 3 schicht, dreischichtbetrieb, 3 schichtsystem, 3 schichtbetrieb, 3 schicht betrieb, dreischichtsystem, 3 schicht system, 3 schicht modell, drei schichten, drei schicht betrieb, dreischichtmodell, drei schicht system, fruh spat und nachtdiensten, fruh spat und nachtdienst, fruh spat nachtdienst, fruh spat nacht, fruh spat und nachtschicht, fruh spat und nachtschichten, schichtdienst fruh spat und nachtdienst
contract: vertragsart, art des vertrags
heard of: aufmerksam geworden, kennst du uns, kennen sie uns, von uns erfahren, erfahren, gefunden, gestossen, gehort, entdeckt, kennst, aufmerksam, gefunden haben, gesehen
graduate + when: wann haben sie ihr studium abgeschlossen, wann haben sie ihre ausbildung abgeschlossen
earliest + start: fruhestmoglicher stellenantritt, fruhester stellenantritt, moglicher stellenantritt, stellenantritt
live + state: wohnort bundesland
`;
