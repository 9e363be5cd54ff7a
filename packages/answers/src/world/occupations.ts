import { isAkin } from "../text/akin.ts";
import { fold, hasPhrase } from "../text/fold.ts";

/**
 * Occupations, a line each: the words by which a job's title or a field of work names it, in the languages of forms. A title
 * belongs to each occupation of which it holds a word. Words that several trades share (manager, technician, consultant) are none.
 */
const OCCUPATIONS = `
nursing: infirmiere diplomee d etat, infirmier diplome d etat, infirmiere diplomee etat, infirmier diplome etat, ide, registered nurse, staff nurse, registered general nurse, nurse, nursing, rn, krankenschwester, krankenpfleger, krankenpflege, pflegefachfrau, pflegefachmann, pflegefachkraft, pflege, infirmiere, infirmier, soins infirmiers, enfermera, enfermero, enfermeria, enfermeiro, enfermeira, enfermagem, infermiera, infermiere, infermieristica, verpleegkundige, verpleging, nurs, नर्सिंग, नर्स
care: care assistant, caregiver, care worker, support worker, carer, healthcare assistant, pflegehelfer, pflegehelferin, pflegeassistent, pflegeassistenz, altenpfleger, altenpflege, pflege, aide soignante, aide soignant, auxiliar de enfermeria, cuidador, cuidadora, oss, verzorgende, zorg, thuiszorg, geriatrico, helpende, ouderenzorg, begeleider, persoonlijk begeleider, auxiliaire de vie, assistente familiare, badante, cuidador de idosos, cuidadora de idosos
medicine: physician, doctor, medical officer, arzt, arztin, medecin, medico, medica, dokter, surgeon
pharmacy: pharmacist, pharmacy, apotheker, apotheke, pharmacien, pharmacie, farmaceutico, farmacia, farmacista, apotheek
dentistry: dentist, dental, dentistry, dental field, zahnarzt, zahnmedizin, dentiste, dentista, odontologia, tandarts
physiotherapy: physiotherapist, physiotherapy, physical therapist, physiotherapie, fisioterapeuta, fisioterapia, kinesitherapeute, fysiotherapeut
teaching: teacher, teaching, lehrer, lehrerin, lehrkraft, unterricht, schuldienst, enseignant, enseignante, enseignement, professeur, profesor, profesora, docencia, docente, professor, professora, insegnante, insegnamento, leraar, docent, onderwijs, lehramt, शिक्षण, शिक्षक, शिक्षिका, अध्यापन, adhyapan, shikshak
early childhood: early childhood, early years, kindergarten, nursery, elementarpadagogik, elementarpadagogin, elementarpadagoge, erzieher, erzieherin, kindergartenpadagogin, kindergartenpadagoge, early childhood education, educacion infantil, educatrice de la petite enfance, petite enfance, educacao infantil, kinderopvang
social work: social worker, social work, sozialarbeit, sozialarbeiter, sozialarbeiterin, sozialpadagogik, travail social, assistante sociale, trabajo social, trabajador social, trabajadora social, assistente sociale, maatschappelijk werk
research: researcher, research, scientist, postdoc, postdoctoral, research associate, research fellow, forschung, wissenschaftler, wissenschaftliche mitarbeiterin, wissenschaftlicher mitarbeiter, chercheur, recherche, investigador, investigadora, investigacion, pesquisa, pesquisador, ricercatore, ricerca, onderzoeker
software: software engineer, software developer, software engineering, software development, programmer, developer, web developer, entwickler, softwareentwickler, softwareentwicklung, softwareentwicklerin, developpeur, developpeuse, developpement logiciel, desarrollador, desarrolladora, desarrollo de software, desenvolvedor, desenvolvedora, desenvolvimento de software, sviluppatore, sviluppatrice, sviluppo software, ontwikkelaar, softwareontwikkeling
testing: tester, qa, quality assurance, test engineer, qa engineer, software testing, testes, testing, softwaretest, analista de testes
data: data analyst, data scientist, data engineer, data analysis, data science, datenanalyst, analista de datos, analista de dados, data analytics
design: graphic designer, designer, graphic design, diseno grafico, disenador grafico, disenadora grafica, disenadora, disenador, grafikdesign, grafiker, grafikerin, graphiste, grafica, grafico, design
it support: it support, service desk, helpdesk, help desk, system administrator, systemadministrator, sysadmin, soporte tecnico, support informatique
machining: machinist, machining, cnc, zerspanung, zerspanungsmechaniker, frezer, verspaner, verspaning, metalworking, usinage, usineur, mecanizado, fresador, tornero, usinagem, tornitore, tokarz, frezarz, metaalbewerking, metallbearbeitung
welding: welder, welding, schweisser, schweissen, schweisserin, soudeur, soudage, soldador, soldadura, soldagem, saldatore, saldatura, lasser, spawacz
mechanics: mechanic, kfz mechatroniker, mechatroniker, mechaniker, mecanicien, mecanico, meccanico, monteur
mechanical design: progettista meccanico, progettista meccanica, progettazione meccanica, design engineer, mechanical design, konstruktion, konstrukteur, konstrukteurin, mechanische konstruktion, bureau d etudes
electrical: electrician, electrical, elektriker, elektroniker, elektroinstallateur, electricien, electricista, eletricista, elettricista, elektricien, elektromonteur, इलेक्ट्रीशियन, इलेक्ट्रिशियन, betriebselektriker, instandhaltungselektriker
plumbing: plumber, plumbing, anlagenmechaniker, installateur, plombier, fontanero, encanador, idraulico, loodgieter
carpentry: carpenter, carpentry, joiner, tischler, schreiner, zimmermann, charpentier, menuisier, carpintero, carpinteiro, falegname, timmerman
construction: construction, site manager, bauleiter, bauleitung, chantier, chef de chantier, jefe de obra, jefa de obra, obra, obras, construccion, construcao, cantiere, edilizia, bouw, civil engineer, engenheiro civil, ingeniero civil, polier, site engineer, encargado de obra
heavy equipment: heavy equipment operator, equipment operator, excavator operator, operateur de machinerie, operateur de pelle, machinerie lourde, baggerfuhrer, maquinaria pesada, operador de maquinaria
crane: crane operator, crane, kranfuhrer, gruista, operador de grua, gruero, grutier, kraanmachinist
driving: driver, truck driver, lkw fahrer, kraftfahrer, berufskraftfahrer, chauffeur, vrachtwagenchauffeur, chauffeur routier, conducteur routier, conductor, camionero, transportista, motorista, caminhoneiro, autista, camionista, trucking, cdl, ड्राइविंग, ड्राइवर, वाहन चालन
warehouse: orderpicker, orderpickers, logistiek medewerker, warehouse operative, warehouse associate, inpakker, stapelaar, lagermitarbeiter, lagermitarbeiterin, kommissionierer, kommissioniererin, staplerfahrer, forklift operator, forklift driver, lagerhelfer, preparateur de commandes, warehouse, warehousing, picker, order picker, lager, lagerist, lagerlogistik, fachkraft fur lagerlogistik, magasinier, cariste, almacen, mozo de almacen, armazem, almoxarifado, magazziniere, magazzino, magazijn, magazijnmedewerker, orderpicker, storekeeper
forklift: forklift, forklift operator, forklift driver, fork lift, staplerfahrer, staplerfahrerin, gabelstapler, gabelstaplerfahrer, cariste, carretillero, carretillera, operador de empilhadeira, carrellista, mulettista, heftruckchauffeur
logistics: trafico, freight, freight forwarding, freight forwarder, shipping, dispatcher, exploitant transport, affreteur, expedition, spedizioniere, expediteur, logistics, logistik, logistique, logistica, logistiek, supply chain, spedition, disponent, transport planner, transportplanner, transportplanning, transport planning, logistiek planner, transport
production: production operator, factory worker, assembly, produktion, produktionsmitarbeiter, production worker, operario, operaria, operaio, produccion, productie, fertigung, manufacturing, ouvrier, ouvriere de production
quality: quality inspector, quality engineer, qualitatssicherung, qualitatsmanagement, controle qualite, control de calidad, controllo qualita
cooking: chef, cook, chef de partie, sous chef, commis, commis chef, line cook, koch, kochin, kuche, cuisinier, cuisiniere, cuisine, cocinero, cocinera, cocina, cozinheiro, cozinheira, cozinha, cuoco, cuoca, cucina, kok, keuken, kitchen, professional kitchens, head chef, jungkoch, jungkochin, kochen
pastry: pastry, pastry chef, pastry cook, patissier, patissiere, patisserie, konditor, konditorei, pasticcere, pasticcera, pasticceria, pastelero, pasteleria, confeitaria, confeiteiro
baking: baker, bakery, backer, backerei, boulanger, boulangere, boulangerie, panadero, panaderia, padeiro, padaria, panettiere, panificio, bakker, bakkerij
service: waiter, waitress, server, barista, bartender, kellner, kellnerin, servicekraft, serveur, serveuse, camarero, camarera, garcom, cameriere, cameriera, ober, restaurant service, sala
reception: receptionist, front desk, front office, night auditor, rezeption, rezeptionist, rezeptionistin, empfang, receptionniste, reception, recepcionista, recepcion, recepcao, addetto al ricevimento, receptie, receptioniste, concierge
housekeeping: housekeeping, housekeeper, room attendant, chambermaid, housekeeping supervisor, hauswirtschaft, zimmermadchen, gouvernante, femme de chambre, gobernanta, camarera de pisos, governanta, cameriera ai piani
cleaning: cleaner, cleaning, reinigung, reinigungskraft, gebaudereinigung, nettoyage, agent d entretien, limpieza, limpiador, limpeza, faxineira, pulizie, schoonmaak, schoonmaker
medical coding: medical coder, medical coding, clinical coder, clinical coding, coding specialist, inpatient coder, outpatient coder
medical billing: medical biller, medical billing, billing specialist
hairdressing: hairdresser, hairdressing, hair stylist, hairstylist, stylist, barber, barbering, hair salon, friseur, friseurin, coiffeur, coiffeuse, peluquero, peluquera, peluqueria, parrucchiere, parrucchiera, cabeleireiro, cabeleireira, kapper, kapster
retail: sales assistant, store supervisor, retail assistant, shop floor, store team leader, supermarket, supermarkets, department store, retail, sales associate, store manager, cashier, shop assistant, verkaufer, verkauferin, einzelhandel, vendeur, vendeuse, commerce de detail, dependienta, dependiente, cajera, cajero, comercio minorista, varejo, vendedor de loja, commesso, commessa, vendita al dettaglio, winkel, verkoopmedewerker, store associate, supermarkt, filialleiter, filialleiterin, filialleitung, marktleiter, marktleiterin, einzelhandelskauffrau, einzelhandelskaufmann, winkelmedewerker, winkelmanager, assistent filiaalmanager, filiaalmanager, tienda, dependientes, encargada de tienda, encargado de tienda, operador de caixa, responsable de magasin, negozio
sales: sales, account executive, sales representative, sales manager, sales executive, vertrieb, aussendienst, vertriebsmitarbeiter, commercial, commerciale, technico commercial, vente, ventas, comercial, vendas, vendedor, vendedora, representante comercial, executivo de vendas, vendite, agente di commercio, verkoop, account manager, business development, inside sales, field sales, बिक्री, bikri, सेल्स
customer success: customer success, customer success manager
customer service: customer service, customer support, call center, call centre, contact center, bpo, telecaller, customer care, kundenservice, kundenbetreuung, kundendienst, service client, atencion al cliente, atendimento ao cliente, servizio clienti, klantenservice, centre d appels, centres d appels, teleconseiller, teleconseillere, charge de clientele, chargee de clientele, conseiller clientele, relation client, call centres, teleoperador, teleoperadora, callcenter
marketing: marketing, brand manager, seo, content marketing, mercadeo, product marketing, digital marketing, social media, mercadotecnia
purchasing: purchasing, buyer, procurement, einkauf, einkaufer, einkauferin, achats, acheteur, acheteuse, compras, comprador, acquisti, inkoop, inkoper
accounting: accounting, accountant, accounts, buchhaltung, buchhalter, buchhalterin, bilanzbuchhalter, bilanzbuchhalterin, rechnungswesen, comptable, comptabilite, contable, contabilidad, contador, contadora, contabilidade, contabilista, contabile, contabilita, boekhouder, boekhouding, accounts executive, finanzbuchhaltung, finanzbuchhalterin, finanzbuchhalter, bookkeeper, bookkeeping, personalverrechner, लेखा, लेखांकन, lekha, ambito contabile, amministrativo contabile, area contabile, setor contabil, area contabil, area contable, departamento contable, comptable unique, administratief boekhoudkundig
audit: audit, auditor, external audit, wirtschaftsprufung, auditoria, revision, commissaire aux comptes, audit associate
controlling: controller, controlling, controleur de gestion, controle de gestion
banking: banking, bank, branch manager, branch head, bankkaufmann, bankkauffrau, banque, banca, banco, relationship manager banking
insurance: insurance, versicherung, assurance, seguros, assicurazioni, verzekeringen, underwriter
human resources: human resources, hr, personalwesen, personalreferent, personalreferentin, ressources humaines, rh, recursos humanos, risorse umane, hr adviseur, hr advisor, recruiter, recruiting, recruitment, talent acquisition, personeelszaken, p en o, recrutement, charge de recrutement, chargee de recrutement, reclutamiento, recrutamento, recrutador, recrutadora, recruteur, recruteuse, selezione del personale, werving, personalsachbearbeiter, personalsachbearbeiterin
administration: administrative assistant, office assistant, secretary, sekretariat, sekretarin, assistante administrative, assistant administratif, administrativo, administrativa, auxiliar administrativo, assistente administrativo, segretaria, administratief medewerker, office administrator, data entry, administracion, tareas administrativas, puestos administrativos, puesto administrativo, gestion administrativa, funciones administrativas, rotinas administrativas, tarefas administrativas, area administrativa, mansioni amministrative, impiegata amministrativa, impiegato amministrativo, segreteria, taches administratives, secretariat, assistanat, secretaire, administratieve functie, administratieve functies, administratieve werkzaamheden, burotatigkeit, sachbearbeitung, sachbearbeiter, sachbearbeiterin, burokauffrau, burokaufmann, verwaltungsfachangestellte
law: lawyer, attorney, solicitor, legal counsel, rechtsanwalt, rechtsanwaltin, jurist, juristin, avocat, juriste, abogado, abogada, advogado, advogada, avvocato, advocaat, paralegal
project management: project manager, project management, projektmanager, projektmanagerin, projektleiter, projektleiterin, projektmanagement, chef de projet, cheffe de projet, gestion de projet, jefe de proyecto, jefa de proyecto, gestion de proyectos, gerente de projetos, gerenciamento de projetos, project manager it, projectleider, projectmanagement
product management: product manager, product owner, product management, produktmanager, produktmanagement
public policy: policy, policy adviser, policy advisor, civil service, civil servant
security: security guard, security officer, sicherheitsdienst, wachmann, agent de securite, vigilante, guardia de seguridad, vigilancia, beveiliger, beveiliging, सुरक्षा, सुरक्षा गार्ड, suraksha, security supervisor, security services, objektschutz, werkschutz, seguridad, seguranca, vigilanza, sicurezza
gardening: gardener, gardening, landscaping, landscaper, gartner, gartnerin, gartenbau, jardinier, jardinero, jardineiro, giardiniere, hovenier
hairdressing: hairdresser, hairdressing, friseur, friseurin, coiffeur, coiffeuse, peluquero, peluquera, cabeleireiro, parrucchiere, kapper
beauty: beautician, cosmetologist, kosmetikerin, estheticienne, esteticista, estetista
journalism: journalist, journalism, editor, redakteur, redakteurin, journaliste, periodista, jornalista, giornalista
translation: translator, interpreter, translation, ubersetzer, ubersetzerin, traducteur, traductrice, traductor, traductora, tradutor, tradutora, traduttore, traduttrice, vertaler, tolk
architecture: architect, architektur, architekt, architektin, architecte, arquitecto, arquitecta, arquitetura, arquiteto, arquiteta, architetto
tourism: tour guide, travel agent, reiseburo, guide touristique, guia turistico, turismo, tourism, reisverkehr
dental hygiene: dental hygienist, dental hygiene, rdh, registered dental hygienist, dentalhygienikerin, hygieniste dentaire, mondhygienist
dental assistance: dental assistant, dental assisting, zahnmedizinische fachangestellte, zfa, assistante dentaire, tandartsassistente
maintenance: maintenance, maintenance technician, instandhaltung, instandhalter, technicien de maintenance, mantenimiento, tecnico de mantenimiento, manutencao, manutenzione, manutentore, onderhoudsmonteur, onderhoud, betriebstechnik, maintenance electrician
real estate: real estate, realtor, estate agent, property manager, property management, immobilien, immobilienverwalter, immobilienverwalterin, immobilienverwaltung, immobilienkaufmann, immobilienkauffrau, immobilienmakler, hausverwaltung, hausverwalter, immobilier, agent immobilier, gestionnaire locatif, inmobiliario, inmobiliaria, imobiliario, imobiliaria, corretor de imoveis, immobiliare, agente immobiliare, makelaar, vastgoed
networking: network engineer, network administrator, network technician, networking, noc technician, noc engineer, noc, telecom, telecoms, telecommunications, telecom engineer, netzwerk, netzwerktechnik, netzwerktechniker, netzwerkadministrator, reseaux, telecommunicatie, telecomunicaciones, telecomunicacoes, telecomunicazioni
surveying: quantity surveyor, quantity surveying, building surveyor, land surveyor, surveying, metreur, geometre, topografo, vermesser, vermessung, landmeter
events: events, event, event management, event planner, event planning, events coordinator, veranstaltungskaufmann, veranstaltungskauffrau, eventmanagement, evenementiel, eventos, eventi, evenementen
fitness: fitness, gym, personal trainer, fitness trainer, fitness instructor, gym instructor, fitnesstrainer, coach sportif
optics: optician, optometrist, optometry, optics, augenoptik, augenoptiker, augenoptikerin, opticien, opticienne, optico, optica, ottico, optiek
library: librarian, librarianship, library, bibliothekar, bibliothekarin, bibliothek, bibliothecaire, bibliotheque, bibliotecario, bibliotecaria, biblioteca, bibliotheek, bibliothecaris
medical assistance: medical assistant, medical assisting, phlebotomist, phlebotomy, medizinische fachangestellte, mfa, arzthelferin
laboratory: laboratory technician, lab technician, laboratory, laborant, laborantin, chemielaborant, technicien de laboratoire, tecnico de laboratorio, tecnica de laboratorio, laboratorio, laboratoire, labor
veterinary: veterinarian, veterinary, veterinary nurse, vet nurse, tierarzt, tierarztin, tiermedizin, veterinaire, veterinario, veterinaria, dierenarts
radiography: radiographer, radiography, radiology, radiologie, mtra, manipulateur radio, radiologia
midwifery: midwife, midwifery, hebamme, sage femme, matrona, comadrona, ostetrica, verloskundige, obstetriz
psychology: psychologist, psychology, psychologe, psychologin, psychologue, psicologo, psicologa, psicologia, psycholoog
aviation: pilot, cabin crew, flight attendant, flugbegleiter, flugbegleiterin, hotesse de l air, steward, tripulante de cabina, auxiliar de vuelo, aviation, piloto, assistente di volo
painting: painter, painting and decorating, maler, malerin, lackierer, peintre en batiment, pintor, imbianchino, schilder
roofing: roofer, roofing, dachdecker, couvreur, techador, dakdekker
masonry: bricklayer, mason, masonry, maurer, macon, maconnerie, albanil, albanileria, pedreiro, muratore, metselaar
hvac: hvac, hvac technician, refrigeration technician, kaltetechnik, kaltetechniker, frigoriste, chauffagiste, refrigeracion, refrigeracao, frigorista, koeltechniek
tailoring: tailor, tailoring, seamstress, sewing, schneider, schneiderin, couturier, couturiere, couture, costurera, costureira, sarta, sarto, kleermaker
photography: photographer, photography, fotograf, fotografin, photographe, fotografo, fotografa, fotograaf
butchery: butcher, butchery, metzger, metzgerin, fleischer, boucher, carnicero, acougueiro, macellaio, slager
floristry: florist, floristry, floristin, fleuriste, florista, fiorista, bloemist
childcare: childcare, nanny, childminder, child care, tagesmutter, nounou, ninera, baba, oppas, kinderopvang
fundraising: fundraiser, fundraising, development officer
customs: customs, customs broker, customs declarant, zoll, zolldeklarant, douane, declarant en douane, aduanas, despachante aduaneiro, dogana, douanedeclarant
pharma sales: medical representative, medical rep, pharma sales, pharmaceutical sales, pharma field sales, medical sales, delegue medical, visiteur medical, pharmareferent, visitador medico, propagandista medico, informatore scientifico, artsenbezoeker
teller: teller, bank teller, teller work
restaurant management: restaurant manager, restaurant management, restaurant general manager, gerant de restaurant, restaurantleiter
writing: content writer, content writing, copywriter, copywriting, redacteur web, redactor de contenidos, redator, texter, texterin
agriculture: agriculture, farmer, farming, landwirt, landwirtschaft, agriculteur, agricola, agricultura, landbouw
`;

interface Occupation {
  name: string;
  words: string[];
  phrases: string[];
  /** The phrases without their small words: "mozo almacen". */
  bare: ReadonlySet<string>;
}

const withoutSmall = (phrase: string): string => phrase.replace(/ (?:de|di|do|da|del|of) /g, " ");

let table: readonly Occupation[] | undefined;

function occupations(): readonly Occupation[] {
  table ??= OCCUPATIONS.trim()
    .split("\n")
    .map((line) => {
      const [name = "", list = ""] = line.split(":");
      const all = list.split(",").map(fold);
      return {
        name,
        words: all.filter((word) => !word.includes(" ")),
        phrases: all.filter((word) => word.includes(" ")),
        bare: new Set(
          all.filter((word) => / (?:de|di|do|da|del|of) /.test(word)).map(withoutSmall),
        ),
      };
    });
  return table;
}

/** An occupation's word in some form; short words are only themselves. */
const isForm = (word: string, known: string): boolean =>
  word === known || (word.length > 5 && known.length > 5 && isAkin(word, known));

const FOUND = new Map<string, ReadonlySet<string>>();

/** The occupations that a title names. */
export function occupationsOf(title: string): ReadonlySet<string> {
  const text = fold(title);
  const known = FOUND.get(text);
  if (known !== undefined) return known;
  const words = text.split(" ");
  const found = new Set(
    occupations().flatMap(({ name, words: own, phrases }) =>
      phrases.some((phrase) => hasPhrase(text, phrase)) ||
      own.some((one) => words.some((word) => isForm(word, one)))
        ? [name]
        : [],
    ),
  );
  if (FOUND.size >= 2000) FOUND.clear();
  FOUND.set(text, found);
  return found;
}

/** A rank or one step of a career names less than its occupation: a sales manager's years are not all years in sales. */
const RANK =
  /\b(?:manager|executive|associate|supervisor|head|lead|leader|chief|director|officer|postdoc\w*|sous|commis|partie|assistant|assistante?|auxiliar|attendant|senior|junior|fellow|jef[ea]|chef de|cheffe de|leiter|leiterin|auditor|night|inside|field)\b/;
const WHOLE_BY_RANK = new Set(["project management", "product management", "customer success"]);

/** The occupations of which this is a name as a whole: "nursing" and "en soins infirmiers", but not "critical care nursing". */
export function occupationsNamed(words: readonly string[]): ReadonlySet<string> {
  const text = words.join(" ");
  const isName = ({ words: own, phrases, bare }: Occupation): boolean =>
    phrases.includes(text) ||
    bare.has(text) ||
    (words.length === 1 && own.some((one) => isForm(words[0] ?? "", one))) ||
    (words.length > 1 && words.every((word) => own.some((one) => isForm(word, one))));
  const isRank = RANK.test(text);
  return new Set(
    occupations().flatMap((one) =>
      isName(one) && (!isRank || WHOLE_BY_RANK.has(one.name)) ? [one.name] : [],
    ),
  );
}

/** Trades that go over into each other: a sales executive of a supermarket is in retail as well. */
const RELATED: readonly string[][] = [
  "retail,sales,customer service,purchasing,pharma sales".split(","),
  "cooking,restaurant management,service".split(","),
  "banking,teller".split(","),
  "writing,marketing,journalism".split(","),
  "sales,marketing,customer success,customer service".split(","),
  "accounting,controlling".split(","),
  "nursing,care".split(","),
  "software,data".split(","),
  "warehouse,logistics,production,forklift".split(","),
  "machining,production,welding,mechanics,quality,mechanical design,maintenance".split(","),
  "cooking,pastry,baking,service".split(","),
  "housekeeping,cleaning".split(","),
  "electrical,maintenance,construction,plumbing,carpentry".split(","),
  "teaching,early childhood".split(","),
  "human resources,administration".split(","),
  "design,marketing".split(","),
];

/** Whether one of these is one of those, or goes over into it. */
export function areRelated(these: ReadonlySet<string>, those: ReadonlySet<string>): boolean {
  return [...these].some(
    (one) =>
      those.has(one) ||
      RELATED.some((group) => group.includes(one) && group.some((other) => those.has(other))),
  );
}

/** Who sells over the counter is in sales, and develops no business. */
export const isOverCounter = (title: string): boolean =>
  /\b(?:retail|store|shop|cashier|counter|showroom)\b/.test(fold(title));

/** Titles of these are no full position of their trade: their time may count or not. */
const LEARNING =
  /\b(?:apprentice\w*|trainee|intern|internship|student|praktikant\w*|auszubildende\w*|azubi|lehrling|stagiaire|stagista|becari\w+|estagiari\w+|aprendiz|apprenti\w*|tirocinante|stagiair\w*|werkstudent\w*|voluntary|volunteer|articled|articleship)\b/;

/** Whether a title is one of training, not of a full position. */
export const isLearning = (title: string): boolean => LEARNING.test(fold(title));
