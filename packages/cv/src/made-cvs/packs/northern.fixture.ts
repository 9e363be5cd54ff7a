import { list } from "../pack.fixture.ts";
import type { LanguagePack } from "../pack.fixture.ts";

const german: LanguagePack = {
  code: "de",
  people: list(
    "Jürgen Kühnert; Annika Weißbach; Dr. Matthias Brandl; Katharina von Oldershausen; Mehmet Yıldız; Hans-Peter Groß",
  ),
  places: list("Freiburg, Deutschland; Graz, Österreich; Leipzig; Winterthur, Schweiz"),
  phones: list("+49 151 ########; 0176 / ########; +43 664 #######; +49 (0) 30 #######"),
  headings: {
    summary: list("Profil; Kurzprofil; Über mich; Zusammenfassung"),
    experience: list("Berufserfahrung; Beruflicher Werdegang; Berufspraxis; Praktische Erfahrung"),
    education: list(
      "Ausbildung; Studium und Ausbildung; Bildungsweg; Akademischer Werdegang; Schulbildung",
    ),
    skills: list(
      "Kenntnisse; Fähigkeiten; EDV-Kenntnisse; Kenntnisse und Fähigkeiten; Fachkenntnisse",
    ),
    languages: list("Sprachen; Sprachkenntnisse; Fremdsprachen"),
    certificates: list("Zertifikate; Zertifizierungen; Weiterbildungen und Zertifikate"),
    awards: list("Auszeichnungen; Preise und Auszeichnungen"),
    interests: list("Interessen; Hobbys; Ehrenamt"),
    contact: list("Kontakt; Persönliche Daten; Kontaktdaten"),
  },
  months: list(
    "Januar;Februar;März;April;Mai;Juni;Juli;August;September;Oktober;November;Dezember",
  ),
  shortMonths: list("Jan.;Feb.;Mär.;Apr.;Mai;Jun.;Jul.;Aug.;Sept.;Okt.;Nov.;Dez."),
  present: list("heute; Heute; jetzt; laufend"),
  titles: list(
    "Vertriebsleiter; Softwareentwicklerin; Sachbearbeiter Einkauf; Projektingenieurin; Krankenpfleger; Wissenschaftlicher Mitarbeiter; Bürokauffrau; Werkstudentin Marketing; Bauleiter; Steuerfachangestellte",
  ),
  companies: list(
    "Kühnert Maschinenbau GmbH; Sparkasse Breisgau; Donau Logistik AG; Klinikum am Park; Brandl & Söhne KG; Stadtwerke Leipzig; Alpentechnik GmbH & Co. KG",
  ),
  degrees: list(
    "Master of Science Maschinenbau; Bachelor of Arts Betriebswirtschaft; Diplom-Ingenieur (FH); Ausbildung zur Industriekauffrau; Abitur; Staatsexamen Rechtswissenschaft; Promotion in Chemie",
  ),
  schools: list(
    "Technische Universität Graz; Albert-Ludwigs-Universität Freiburg; Hochschule Karlsruhe; Goethe-Gymnasium; Berufsschule Leipzig; Duale Hochschule Villingen",
  ),
  languages: list("Deutsch; Englisch; Französisch; Spanisch; Türkisch; Russisch"),
  levels: list(
    "Muttersprache; verhandlungssicher; fließend; gute Kenntnisse; Grundkenntnisse; B2; C1",
  ),
  skills: list(
    "MS Office; SAP R/3; Projektmanagement; Buchhaltung; CAD; Java; Verhandlungsführung; Photoshop; Qualitätssicherung; Python; Teamführung; Arbeitsrecht; Einkauf",
  ),
  skillGroups: list("EDV; Fachlich; Werkzeuge; Methoden"),
  years: list("# Jahre; #+ Jahre; # Jahre Erfahrung"),
  awards: list(
    "Förderpreis der Ingenieurkammer|Ingenieurkammer Baden; Deutschlandstipendium|Hochschule Karlsruhe; Innovationspreis|Donau Logistik AG",
  ),
  certificates: list(
    "Ausbildereignungsprüfung (AdA)|IHK Freiburg; PRINCE2 Foundation|Axelos; Staplerschein|DEKRA; ITIL Foundation|PeopleCert",
  ),
  tasks: list(
    "Leitung eines Teams von neun Personen an zwei Standorten; Einführung eines neuen Lagersystems, das die Durchlaufzeit um ein Viertel senkte; Verantwortlich für die Planung des Jahresbudgets; Betreuung von Schlüsselkunden im süddeutschen Raum; Erstellung technischer Dokumentationen",
  ),
  summary:
    "Zielstrebige Fachkraft mit acht Jahren Erfahrung in der Industrie, sicher im Umgang mit Kunden und Zahlen und gewohnt, Verantwortung zu übernehmen.",
  interests: list("Bergsteigen; Chorgesang; Schach; Fotografie"),
};

const dutch: LanguagePack = {
  code: "nl",
  people: list("Sanne|van der Meer; Joost Hoekstra; Fatma Yilmaz; Pieter|de Wit; Lotte|van Dijk"),
  places: list("Utrecht, Nederland; Gent, België; Groningen; Eindhoven, Nederland"),
  phones: list("+31 6 ########; 06-########; +32 4## ## ## ##"),
  headings: {
    summary: list("Profiel; Over mij; Persoonlijk profiel"),
    experience: list("Werkervaring; Ervaring; Professionele ervaring"),
    education: list("Opleiding; Opleidingen; Opleiding en cursussen"),
    skills: list("Vaardigheden; Competenties; Computervaardigheden"),
    languages: list("Talen; Talenkennis"),
    certificates: list("Certificaten; Certificeringen; Cursussen en certificaten"),
    awards: list("Prijzen; Onderscheidingen"),
    interests: list("Interesses; Hobby's; Vrijwilligerswerk"),
    contact: list("Contact; Persoonlijke gegevens; Contactgegevens"),
  },
  months: list(
    "januari;februari;maart;april;mei;juni;juli;augustus;september;oktober;november;december",
  ),
  shortMonths: list("jan.;feb.;mrt.;apr.;mei;jun.;jul.;aug.;sep.;okt.;nov.;dec."),
  present: list("heden; Heden; nu"),
  titles: list(
    "Verpleegkundige; Accountmanager; Projectleider; Administratief medewerker; Software-ontwikkelaar; Docent Engels; Magazijnmedewerker; Adviseur duurzaamheid",
  ),
  companies: list(
    "Hoekstra Bouw B.V.; Gemeente Utrecht; Rijnmond Ziekenhuis; Polder Energie N.V.; De Wit Accountants; Stichting Groen",
  ),
  degrees: list(
    "Bachelor Verpleegkunde; Master Bedrijfskunde; HBO Communicatie; VWO diploma; MBO Logistiek niveau 4; HAVO",
  ),
  schools: list(
    "Universiteit Utrecht; Hogeschool Rotterdam; Hanzehogeschool Groningen; ROC Midden Nederland; Stedelijk Gymnasium",
  ),
  languages: list("Nederlands; Engels; Duits; Frans; Turks"),
  levels: list("moedertaal; vloeiend; goed; basis; B2; C1"),
  skills: list(
    "Excel; Projectmanagement; Klantgericht; SAP; Plannen; Python; Onderhandelen; AutoCAD; SEO; Teamleiding; Boekhouden",
  ),
  skillGroups: list("Software; Persoonlijk; Techniek; Methoden"),
  years: list("# jaar; # jaar ervaring"),
  awards: list("Scriptieprijs|Hogeschool Rotterdam; Medewerker van het jaar|Polder Energie N.V."),
  certificates: list(
    "VCA Basis|SSVV; BHV|Rode Ster; Heftruckcertificaat|Veiligheidsraad; Scrum Master|Scrum.org",
  ),
  tasks: list(
    "Leiding geven aan een team van zeven collega's; Opzetten van een nieuw planningssysteem waardoor de wachttijd halveerde; Contact met leveranciers en controle van de facturen; Begeleiden van stagiairs en nieuwe medewerkers; Schrijven van maandelijkse rapportages voor de directie",
  ),
  summary:
    "Enthousiaste professional met zes jaar ervaring, die overzicht houdt als het druk wordt en graag samenwerkt.",
  interests: list("Schaatsen; Koken; Lezen; Zeilen"),
};

const polish: LanguagePack = {
  code: "pl",
  people: list(
    "Agnieszka Wiśniewska; Krzysztof Zieliński; Łukasz Dąbrowski; Małgorzata Nowak-Lis; Piotr Żak",
  ),
  places: list("Gdańsk, Polska; Wrocław; Łódź, Polska; Poznań"),
  phones: list("+48 ### ### ###; 5## ### ###; +48 5########"),
  headings: {
    summary: list("Profil zawodowy; O mnie; Podsumowanie"),
    experience: list("Doświadczenie zawodowe; Doświadczenie; Przebieg kariery"),
    education: list("Wykształcenie; Edukacja"),
    skills: list("Umiejętności; Kompetencje; Umiejętności techniczne"),
    languages: list("Języki; Języki obce; Znajomość języków"),
    certificates: list("Certyfikaty; Szkolenia i certyfikaty"),
    awards: list("Nagrody; Osiągnięcia; Nagrody i wyróżnienia"),
    interests: list("Zainteresowania; Hobby"),
    contact: list("Kontakt; Dane osobowe; Dane kontaktowe"),
  },
  months: list(
    "styczeń;luty;marzec;kwiecień;maj;czerwiec;lipiec;sierpień;wrzesień;październik;listopad;grudzień",
  ),
  shortMonths: list("sty;lut;mar;kwi;maj;cze;lip;sie;wrz;paź;lis;gru"),
  present: list("obecnie; teraz; nadal; do chwili obecnej"),
  titles: list(
    "Specjalista ds. sprzedaży; Księgowa; Inżynier budowy; Kierownik projektu; Programista Java; Pielęgniarka; Asystentka zarządu; Magazynier",
  ),
  companies: list(
    "Bałtyk Logistyka Sp. z o.o.; Bank Ziemi Kujawskiej S.A.; Szpital Miejski; Drukarnia Wisła; Urząd Miasta Poznania; Zakłady Mechaniczne Żak",
  ),
  degrees: list(
    "Magister ekonomii; Inżynier budownictwa; Licencjat z filologii angielskiej; Matura; Technik informatyk; Studia podyplomowe z zarządzania",
  ),
  schools: list(
    "Politechnika Gdańska; Uniwersytet Wrocławski; Akademia Ekonomiczna; Liceum Ogólnokształcące nr 5; Wyższa Szkoła Bankowa",
  ),
  languages: list("Polski; Angielski; Niemiecki; Rosyjski; Hiszpański"),
  levels: list("ojczysty; biegły; zaawansowany; średniozaawansowany; podstawowy; B2; C1"),
  skills: list(
    "Excel; Obsługa klienta; SAP; Negocjacje; AutoCAD; Java; Zarządzanie zespołem; Księgowość; SQL; Prawo jazdy kat. B; Planowanie",
  ),
  skillGroups: list("Informatyczne; Osobiste; Narzędzia; Zawodowe"),
  years: list("# lat; # lat doświadczenia"),
  awards: list("Pracownik roku|Drukarnia Wisła; Stypendium rektora|Politechnika Gdańska"),
  certificates: list(
    "Uprawnienia SEP do 1 kV|SEP; Certyfikat PRINCE2|Axelos; Kurs pierwszej pomocy|Czerwona Gwiazda",
  ),
  tasks: list(
    "Kierowanie zespołem ośmiu osób i planowanie pracy; Wprowadzenie nowego systemu zamówień, który skrócił czas dostaw o 20%; Przygotowywanie raportów dla zarządu; Obsługa kluczowych klientów w regionie; Nadzór nad budową i kontrola kosztów",
  ),
  summary:
    "Doświadczona specjalistka z siedmioletnią praktyką w dużych firmach, dobrze zorganizowana i nastawiona na współpracę.",
  interests: list("Żeglarstwo; Fotografia; Góry; Szachy"),
};

const swedish: LanguagePack = {
  code: "sv",
  people: list("Åsa Lindqvist; Björn Ekström; Amira Hassan; Gustav|af Klinte; Malin Sjöberg"),
  places: list("Uppsala, Sverige; Malmö; Linköping, Sverige"),
  phones: list("+46 70 ### ## ##; 070-### ## ##"),
  headings: {
    summary: list("Profil; Om mig; Sammanfattning"),
    experience: list("Arbetslivserfarenhet; Erfarenhet; Anställningar; Yrkeserfarenhet"),
    education: list("Utbildning; Utbildningar"),
    skills: list("Kompetenser; Färdigheter; Kunskaper; Datakunskaper"),
    languages: list("Språk; Språkkunskaper"),
    certificates: list("Certifikat; Certifieringar; Kurser och certifikat"),
    awards: list("Utmärkelser; Priser och utmärkelser"),
    interests: list("Intressen; Referenser; Ideellt arbete"),
    contact: list("Kontakt; Personuppgifter; Kontaktuppgifter"),
  },
  months: list(
    "januari;februari;mars;april;maj;juni;juli;augusti;september;oktober;november;december",
  ),
  shortMonths: list("jan;feb;mar;apr;maj;jun;jul;aug;sep;okt;nov;dec"),
  present: list("nu; nuvarande; pågående; idag"),
  titles: list(
    "Sjuksköterska; Projektledare; Systemutvecklare; Ekonomiassistent; Säljare; Lärare i matematik; Lagerarbetare; Civilingenjör",
  ),
  companies: list(
    "Ekström Bygg AB; Uppsala kommun; Nordljus Energi AB; Sjöbergs Åkeri; Region Skåne; Malmö Data HB",
  ),
  degrees: list(
    "Civilingenjörsexamen i maskinteknik; Kandidatexamen i ekonomi; Sjuksköterskeexamen; Gymnasieexamen; Masterexamen i datavetenskap",
  ),
  schools: list(
    "Uppsala universitet; Linköpings universitet; Malmö högskola; Katedralskolan; Chalmers tekniska högskola",
  ),
  languages: list("Svenska; Engelska; Tyska; Franska; Arabiska"),
  levels: list("modersmål; flytande; goda kunskaper; grundläggande; B2; C1"),
  skills: list(
    "Excel; Projektledning; Java; Kundservice; Bokföring; SQL; Truckkörning; Photoshop; Planering; Förhandling",
  ),
  skillGroups: list("Data; Personligt; Verktyg; Metoder"),
  years: list("# år; # års erfarenhet; #+ år"),
  awards: list(
    "Årets medarbetare|Nordljus Energi AB; Stipendium för bästa uppsats|Uppsala universitet",
  ),
  certificates: list(
    "Truckkort A och B|TYA; HLR-utbildning|Hjärtrådet; Körkort B|Transportstyrelsen",
  ),
  tasks: list(
    "Ledde en grupp på sex personer och ansvarade för budgeten; Införde ett nytt bokningssystem som halverade väntetiden; Kontakt med kunder och leverantörer i hela Norden; Skrev månadsrapporter till ledningen; Handledde nya kollegor och studenter",
  ),
  summary:
    "Noggrann och lugn medarbetare med sju års erfarenhet, som tycker om ordning, samarbete och att lära nytt.",
  interests: list("Längdskidor; Matlagning; Körsång"),
};

export const NORTHERN = [german, dutch, polish, swedish];
