import { list } from "../pack.fixture.ts";
import type { LanguagePack } from "../pack.fixture.ts";

const french: LanguagePack = {
  code: "fr",
  people: list(
    "Élodie Marchand; Jean-Baptiste Lefèvre; Aïcha Benali; Hugo de la Tour; Maëlys Girard",
  ),
  places: list("Lyon, France; Nantes; Lille, France; Grenoble, France"),
  phones: list("06 ## ## ## ##; +33 6 ## ## ## ##; 07.##.##.##.##"),
  headings: {
    summary: list("Profil; À propos; Objectif professionnel"),
    experience: list(
      "Expérience professionnelle; Expériences professionnelles; Parcours professionnel; Expériences",
    ),
    education: list("Formation; Formations; Études et diplômes; Parcours scolaire"),
    skills: list("Compétences; Compétences techniques; Compétences informatiques"),
    languages: list("Langues; Langues étrangères; Compétences linguistiques"),
    certificates: list("Certifications; Certificats"),
    awards: list("Distinctions; Prix et distinctions; Récompenses"),
    interests: list("Centres d'intérêt; Loisirs; Bénévolat"),
    contact: list("Contact; Coordonnées; Informations personnelles"),
  },
  months: list(
    "janvier;février;mars;avril;mai;juin;juillet;août;septembre;octobre;novembre;décembre",
  ),
  shortMonths: list("janv.;févr.;mars;avr.;mai;juin;juil.;août;sept.;oct.;nov.;déc."),
  present: list("aujourd'hui; présent; à ce jour; en cours"),
  titles: list(
    "Chargée de communication; Ingénieur structure; Responsable logistique; Assistante de direction; Infirmier; Chef de chantier; Développeuse web; Comptable; Conseiller clientèle",
  ),
  companies: list(
    "Ateliers Rhodaniens; Banque du Midi; Groupe Valmont SA; Clinique Saint-Hilaire; Transports Delorme SARL; Mairie de Villeurbanne",
  ),
  degrees: list(
    "Master Communication des organisations; Licence de droit; BTS Comptabilité et gestion; Diplôme d'ingénieur; Baccalauréat scientifique; DUT Génie civil",
  ),
  schools: list(
    "Université Lumière; École Centrale de Nantes; Lycée Jean Moulin; IUT de Grenoble; Institut d'administration des entreprises",
  ),
  languages: list("Français; Anglais; Espagnol; Allemand; Italien; Arabe"),
  levels: list("langue maternelle; courant; intermédiaire; notions; B2; C1; bilingue"),
  skills: list(
    "Gestion de projet; Adobe InDesign; Excel; Rédaction; Relations presse; Photoshop; WordPress; SAP; Management d'équipe; AutoCAD; Négociation; Python; SEO",
  ),
  skillGroups: list("Bureautique; Communication; Outils; Gestion"),
  years: list("# ans; # ans d'expérience"),
  awards: list(
    "Prix de l'innovation|Chambre de commerce; Meilleur mémoire de master|Université Lumière; Trophée de la qualité|Groupe Valmont SA",
  ),
  certificates: list(
    "TOEIC 945|ETS; Certification Google Ads|Google; Habilitation électrique B1V|Apave; Sauveteur secouriste du travail|INRS",
  ),
  tasks: list(
    "Pilotage d'une équipe de huit personnes et suivi du budget annuel; Mise en place d'un nouvel outil de suivi qui a réduit les délais de 30 %; Rédaction des communiqués et relations avec la presse régionale; Organisation de quatre salons professionnels par an; Suivi des fournisseurs et négociation des contrats",
  ),
  summary:
    "Professionnelle rigoureuse et curieuse, forte de huit ans d'expérience dans des équipes pluridisciplinaires, je cherche un poste où conjuguer terrain et organisation.",
  interests: list("Randonnée; Photographie argentique; Théâtre; Cuisine du monde"),
};

const spanish: LanguagePack = {
  code: "es",
  people: list(
    "Lucía|Fernández Ortega; Íñigo Aguirre; María José|Castaño Ruiz; Joaquín|Peña Salgado; Ximena Robledo",
  ),
  places: list("Valencia, España; Sevilla; Bogotá, Colombia; Zaragoza, España"),
  phones: list("+34 6## ### ###; 6## ## ## ##; +57 3## ### ####"),
  headings: {
    summary: list("Perfil; Perfil profesional; Sobre mí; Resumen profesional"),
    experience: list(
      "Experiencia laboral; Experiencia profesional; Experiencia; Historial laboral",
    ),
    education: list("Educación; Formación académica; Estudios; Formación"),
    skills: list("Habilidades; Competencias; Conocimientos informáticos; Aptitudes"),
    languages: list("Idiomas"),
    certificates: list("Certificaciones; Certificados; Cursos y certificaciones"),
    awards: list("Premios; Logros; Premios y reconocimientos"),
    interests: list("Intereses; Aficiones; Voluntariado"),
    contact: list("Contacto; Datos personales; Información de contacto"),
  },
  months: list(
    "enero;febrero;marzo;abril;mayo;junio;julio;agosto;septiembre;octubre;noviembre;diciembre",
  ),
  shortMonths: list("ene.;feb.;mar.;abr.;may.;jun.;jul.;ago.;sept.;oct.;nov.;dic."),
  present: list("actualidad; Actualidad; presente; la actualidad; hoy"),
  titles: list(
    "Enfermera; Jefe de ventas; Técnico de mantenimiento; Arquitecta; Auxiliar administrativo; Ingeniera de procesos; Diseñador gráfico; Profesora de matemáticas; Camarero",
  ),
  companies: list(
    "Talleres Albufera S.L.; Hospital Virgen del Mar; Grupo Meseta, S.A.; Constructora Ebro; Cafetería La Plaza; Ayuntamiento de Utebo",
  ),
  degrees: list(
    "Grado en Enfermería; Licenciatura en Derecho; Máster en Dirección de Empresas; Técnico Superior en Administración; Bachillerato; Ingeniería Industrial",
  ),
  schools: list(
    "Universidad de Zaragoza; Instituto San Isidro; Universidad Politécnica de Valencia; Escuela de Negocios del Sur; Colegio Mayor del Carmen",
  ),
  languages: list("Español; Inglés; Francés; Catalán; Alemán; Portugués"),
  levels: list("nativo; nivel alto; avanzado; intermedio; básico; C1; B2"),
  skills: list(
    "Atención al cliente; Excel avanzado; SAP; Trabajo en equipo; Photoshop; Contabilidad; Gestión de almacén; Java; AutoCAD; Ventas; Redes sociales; Liderazgo",
  ),
  skillGroups: list("Informática; Gestión; Herramientas; Personales"),
  years: list("# años; # años de experiencia"),
  awards: list(
    "Premio Extraordinario de Fin de Carrera|Universidad de Zaragoza; Empleado del año|Grupo Meseta; Beca de excelencia|Fundación Horizonte",
  ),
  certificates: list(
    "Carné de manipulador de alimentos|Junta Regional; Certificado de Prevención de Riesgos Laborales|Instituto de Seguridad; Cambridge First Certificate|Cambridge Assessment",
  ),
  tasks: list(
    "Dirección de un equipo de doce personas y planificación de turnos; Aumento de las ventas un 22 % en dos años; Elaboración de informes mensuales para la dirección; Formación de nuevos empleados y control de calidad; Gestión de pedidos, inventario y proveedores",
  ),
  summary:
    "Profesional con siete años de experiencia en entornos exigentes, acostumbrada a trabajar por objetivos y a cuidar los detalles.",
  interests: list("Senderismo; Fotografía; Ajedrez; Cocina"),
};

const italian: LanguagePack = {
  code: "it",
  people: list(
    "Chiara Lombardi; Niccolò Ferri; Alessia|De Angelis; Gian Marco|Bellini; Federica Russo",
  ),
  places: list("Torino, Italia; Bologna; Bari, Italia; Verona, Italia"),
  phones: list("+39 3## ### ####; 3## #######; +39 3## ## ## ###"),
  headings: {
    summary: list("Profilo; Profilo professionale; Chi sono; Obiettivo"),
    experience: list(
      "Esperienza lavorativa; Esperienze professionali; Esperienza professionale; Esperienze lavorative",
    ),
    education: list("Istruzione e formazione; Istruzione; Formazione; Studi"),
    skills: list("Competenze; Competenze tecniche; Competenze informatiche; Capacità e competenze"),
    languages: list("Lingue; Lingue straniere; Competenze linguistiche"),
    certificates: list("Certificazioni; Attestati; Corsi e certificazioni"),
    awards: list("Premi; Premi e riconoscimenti; Riconoscimenti"),
    interests: list("Interessi; Hobby; Volontariato"),
    contact: list("Contatti; Dati personali; Informazioni personali"),
  },
  months: list(
    "gennaio;febbraio;marzo;aprile;maggio;giugno;luglio;agosto;settembre;ottobre;novembre;dicembre",
  ),
  shortMonths: list("gen;feb;mar;apr;mag;giu;lug;ago;set;ott;nov;dic"),
  present: list("oggi; presente; in corso; attuale"),
  titles: list(
    "Impiegata amministrativa; Ingegnere meccanico; Responsabile acquisti; Infermiera; Grafico pubblicitario; Addetto alle vendite; Sviluppatore software; Insegnante; Cuoco",
  ),
  companies: list(
    "Officine Dora S.r.l.; Banca Popolare dell'Adige; Pastificio Ferri S.p.A.; Comune di Moncalieri; Studio Legale Marini; Cooperativa Il Ponte",
  ),
  degrees: list(
    "Laurea magistrale in Economia; Laurea triennale in Ingegneria Meccanica; Diploma di maturità scientifica; Master in Marketing Digitale; Diploma di ragioneria",
  ),
  schools: list(
    "Università degli Studi di Torino; Politecnico di Bari; Liceo Scientifico Galilei; Istituto Tecnico Pacioli; Università di Bologna",
  ),
  languages: list("Italiano; Inglese; Francese; Tedesco; Spagnolo; Rumeno"),
  levels: list("madrelingua; ottimo; buono; scolastico; B2; C1; intermedio"),
  skills: list(
    "Contabilità; Pacchetto Office; SolidWorks; Problem solving; Gestione del tempo; SAP; Adobe Illustrator; Lavoro di squadra; SQL; Marketing; HTML; Controllo qualità",
  ),
  skillGroups: list("Informatica; Relazionali; Strumenti; Gestione"),
  years: list("# anni; # anni di esperienza"),
  awards: list(
    "Premio miglior tesi|Università di Bologna; Borsa di studio|Fondazione Aurora; Dipendente dell'anno|Pastificio Ferri S.p.A.",
  ),
  certificates: list(
    "ECDL Full Standard|AICA; Attestato HACCP|ASL Torino; Certificazione Cisco CCNA|Cisco; Patentino muletto|Ente Formazione",
  ),
  tasks: list(
    "Gestione della contabilità ordinaria e rapporti con le banche; Coordinamento di un gruppo di sei persone; Riduzione dei tempi di consegna del 15 % in un anno; Progettazione di attrezzature con SolidWorks; Assistenza ai clienti italiani ed esteri",
  ),
  summary:
    "Professionista precisa e affidabile con sei anni di esperienza, abituata a lavorare per scadenze e a contatto con il pubblico.",
  interests: list("Ciclismo; Lettura; Cinema; Viaggi"),
};

const portuguese: LanguagePack = {
  code: "pt",
  people: list(
    "Thiago Nogueira; Beatriz|Sousa Leal; João Pedro|Carvalhal; Luísa Magalhães; Marta|da Silva Brandão",
  ),
  places: list("Porto, Portugal; Curitiba, Brasil; Coimbra, Portugal; Recife, PE"),
  phones: list("+351 9## ### ###; (41) 9####-####; +55 11 9####-####"),
  headings: {
    summary: list("Perfil; Resumo; Objetivo; Sobre mim"),
    experience: list(
      "Experiência profissional; Experiência; Experiências profissionais; Percurso profissional",
    ),
    education: list(
      "Formação acadêmica; Formação; Educação; Habilitações literárias; Formação académica",
    ),
    skills: list("Competências; Habilidades; Competências técnicas; Conhecimentos"),
    languages: list("Idiomas; Línguas"),
    certificates: list("Certificações; Certificados; Cursos e certificações"),
    awards: list("Prêmios; Prémios e distinções; Conquistas"),
    interests: list("Interesses; Passatempos; Voluntariado"),
    contact: list("Contato; Contactos; Dados pessoais"),
  },
  months: list(
    "janeiro;fevereiro;março;abril;maio;junho;julho;agosto;setembro;outubro;novembro;dezembro",
  ),
  shortMonths: list("jan.;fev.;mar.;abr.;mai.;jun.;jul.;ago.;set.;out.;nov.;dez."),
  present: list("atual; presente; até o momento; Atualmente; o momento"),
  titles: list(
    "Analista financeiro; Enfermeira; Gerente de loja; Engenheira civil; Técnico de informática; Assistente administrativa; Professor de química; Desenvolvedor; Recepcionista",
  ),
  companies: list(
    "Cerâmica do Douro Lda.; Banco Atlântico Sul; Construtora Paranoá S.A.; Hospital São Lucas; Livraria Mondego; Prefeitura de Curitiba",
  ),
  degrees: list(
    "Licenciatura em Gestão; Bacharelado em Engenharia Civil; Mestrado em Finanças; Ensino Médio Completo; Curso Técnico em Informática; Graduação em Enfermagem",
  ),
  schools: list(
    "Universidade do Porto; Universidade Federal do Paraná; Instituto Politécnico de Coimbra; Colégio Estadual Machado; Escola Secundária de Gaia",
  ),
  languages: list("Português; Inglês; Espanhol; Francês; Alemão"),
  levels: list("nativo; fluente; avançado; intermediário; básico; B2; C1"),
  skills: list(
    "Excel; Power BI; Atendimento ao cliente; Trabalho em equipa; Gestão de stocks; SQL; AutoCAD; Photoshop; Liderança; Negociação; Contabilidade; SAP",
  ),
  skillGroups: list("Informática; Gestão; Ferramentas; Pessoais"),
  years: list("# anos; # anos de experiência"),
  awards: list(
    "Prémio de Mérito Académico|Universidade do Porto; Funcionário do Ano|Banco Atlântico Sul; Bolsa de Excelência|Fundação Horizonte",
  ),
  certificates: list(
    "Certificação Power BI|Microsoft; Curso de Primeiros Socorros|Cruz Verde; NR-10 Segurança em Eletricidade|SENAI; Certificado de Inglês B2|Cambridge",
  ),
  tasks: list(
    "Gestão de uma equipa de dez pessoas e definição de metas mensais; Redução de custos operacionais em 12 %; Elaboração de relatórios para a direção; Atendimento a clientes e resolução de reclamações; Planejamento de obras e controle do orçamento",
  ),
  summary:
    "Profissional dedicado com cinco anos de experiência em ambientes dinâmicos, com facilidade para aprender e trabalhar sob pressão.",
  interests: list("Surf; Música; Leitura; Culinária"),
};

export const ROMANCE = [french, spanish, italian, portuguese];
