import { fold } from "../text/fold.ts";

/** Names of one and the same thing. "Java" and "JavaScript" are not; neither are "React" and "React Native". */
const SAME: readonly (readonly string[])[] = [
  ["information technology", "it", "it industry", "software industry"],
  ["javascript", "js", "java script", "ecmascript"],
  ["typescript", "ts"],
  ["react", "reactjs", "react js"],
  ["nodejs", "node", "node js"],
  ["vue", "vuejs", "vue js"],
  ["nextjs", "next js"],
  ["expressjs", "express", "express js"],
  ["postgresql", "postgres", "postgre sql"],
  ["mongodb", "mongo", "mongo db"],
  ["kubernetes", "k8s"],
  ["aws", "amazon web services", "amazon aws"],
  ["gcp", "google cloud", "google cloud platform"],
  ["azure", "microsoft azure", "ms azure"],
  ["c#", "c sharp", "csharp"],
  ["c++", "cpp", "c plus plus"],
  ["dotnet", "dot net", "net framework", "dotnet framework"],
  ["golang", "go", "go lang"],
  ["machine learning", "ml"],
  [
    "preventive maintenance",
    "preventative maintenance",
    "planned preventive maintenance",
    "planned preventative maintenance",
  ],
  ["natural language processing", "nlp"],
  ["excel", "microsoft excel", "ms excel"],
  ["power bi", "powerbi", "microsoft power bi"],
  ["ci cd", "cicd", "continuous integration", "ci cd pipelines"],
  [
    "rest api",
    "rest apis",
    "restful api",
    "restful apis",
    "rest",
    "restful services",
    "restful web services",
  ],
  ["html", "html5"],
  ["css", "css3"],
  ["sql", "structured query language"],
  ["ui ux", "ui ux design", "ux ui"],
  ["user experience design", "ux design", "ux"],
  ["search engine optimization", "seo", "search engine optimisation"],
  ["google analytics", "ga4"],
  ["salesforce", "salesforce crm", "salesforcecom", "sfdc"],
  ["microsoft sql server", "sql server", "ms sql", "mssql", "ms sql server"],
  ["photoshop", "adobe photoshop"],
  ["illustrator", "adobe illustrator"],
  ["tally", "tally erp", "tally prime", "tally erp 9"],
  ["sap", "sap erp"],
  ["scikit learn", "sklearn"],
  ["objective c", "objectivec", "obj c"],
  ["ruby on rails", "rails", "ror"],
  ["spring boot", "springboot"],
  [
    "project management",
    "managing projects",
    "gestao de projetos",
    "gestao de projectos",
    "gestion de proyectos",
    "gestion de projet",
    "gestion de projets",
    "gestione progetti",
    "gestione di progetti",
    "projektmanagement",
    "projectmanagement",
    "project management skills",
  ],
  [
    "risk management",
    "gestao de riscos",
    "gestion de riesgos",
    "gestion des risques",
    "risikomanagement",
    "gestione del rischio",
  ],
  [
    "customer service",
    "atendimento ao cliente",
    "atencion al cliente",
    "service client",
    "kundenservice",
    "kundenbetreuung",
    "servizio clienti",
    "klantenservice",
    "customer care",
  ],
  [
    "team management",
    "people management",
    "gestao de equipes",
    "gestao de equipas",
    "gestion de equipos",
    "management d equipe",
    "gestion d equipe",
    "mitarbeiterfuhrung",
    "teamfuhrung",
    "gestione del personale",
    "gestione team",
    "teammanagement",
  ],
  [
    "accounting",
    "contabilidade",
    "contabilidad",
    "comptabilite",
    "buchhaltung",
    "buchfuhrung",
    "contabilita",
    "boekhouding",
  ],
  [
    "quality control",
    "controle de qualidade",
    "control de calidad",
    "controle qualite",
    "qualitatskontrolle",
    "controllo qualita",
    "kwaliteitscontrole",
  ],
  [
    "inventory management",
    "stock control",
    "stock management",
    "gestao de estoque",
    "gestion de inventario",
    "gestion de stock",
    "gestion des stocks",
    "lagerverwaltung",
    "gestione magazzino",
    "voorraadbeheer",
  ],
  [
    "recruitment",
    "recruiting",
    "recrutamento",
    "reclutamiento",
    "recrutement",
    "personalgewinnung",
    "werving en selectie",
    "talent acquisition",
  ],
  ["team leadership", "leading a team", "leading teams", "team leading", "people leadership"],
  ["entgeltabrechnung", "lohn und gehaltsabrechnung", "lohnabrechnung", "gehaltsabrechnung"],
  [
    "data analysis",
    "analise de dados",
    "analisis de datos",
    "analyse de donnees",
    "datenanalyse",
    "analisi dei dati",
    "data analyse",
  ],
  [
    "budgeting",
    "budget management",
    "gestao de orcamento",
    "gestion de presupuestos",
    "gestion budgetaire",
    "gestione budget",
    "budgetbeheer",
  ],
  [
    "payroll",
    "payroll management",
    "payroll processing",
    "payroll administration",
    "folha de pagamento",
    "nominas",
    "gestion de nominas",
    "paie",
    "gestion de la paie",
    "lohnabrechnung",
    "lohnbuchhaltung",
    "buste paga",
    "salarisadministratie",
  ],
  ["ab testing", "ab tests", "ab test", "split testing"],
  ["goods and services tax", "gst"],
  ["reservations", "reservas", "prenotazioni", "reservierungen"],
];
const CANONICAL = new Map(
  SAME.flatMap((names) => names.map((name) => [name, names[0] ?? name] as const)),
);
/** What is developed is a field of its own: "Sales development" is none of sales. */
const WHOLE_NAME =
  /^(?:sales|business|product|organi[sz]ational|land|property|real estate|community|curriculum|talent|learning|leadership|drug|child|early childhood|international|economic|personal|professional|career|market|new product|partner|franchise|recipe|menu|policy|program) development$|^(?:medical|clinical) coding$/;
const TAILS =
  /(?: (?:programming language|programming|coding|scripting|language|languages|development|frameworks?|technology|technologies|tool|tools|software|databases?|platforms?|skills?|domain|professionally|hands on|library))+$/;

/** One name for a skill: aliases folded together, "(Programming Language)" and the like taken off. */
export function skillKey(name: string): string {
  const folded = spelled(fold(name)).replace(/^(the|using|with|in|der|dem) /, "");
  const whole = CANONICAL.get(folded);
  if (whole !== undefined) return whole;
  if (WHOLE_NAME.test(folded)) return folded;
  const short = folded.replace(TAILS, "");
  return CANONICAL.get(short) ?? short;
}

/** American and British spellings of one word, and the short names of some. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\b(?:mode|labe|trave|counse|cance|signa))lling\b/g, "ling"],
  [/(?<=\w{4})isation\b/g, "ization"],
  [/\bprogramme\b/g, "program"],
  [/\b(?:flt|fork lift truck|forklift truck|fork lift)\b/g, "forklift"],
  [/\bbook keeping\b/g, "bookkeeping"],
];

const spelled = (folded: string): string =>
  SPELLINGS.reduce((text, [pattern, word]) => text.replace(pattern, word), folded);

/** "Cardiology" and "cardiologie": one word of science with the ending of another language. */
const rootOf = (key: string): string =>
  key.length < 8 || key.includes(" ") ? key : key.replace(/(?:ies|ie|ia|y|ique|ica|ics|ik)$/, "");

/** Whether two names are of one skill, under whatever spelling. */
export function isSameSkill(left: string, right: string): boolean {
  const [one, other] = [skillKey(left), skillKey(right)];
  if (unbranded(one) === unbranded(other)) return true;
  if (one === other || (one.length > 7 && rootOf(one) === rootOf(other))) return true;
  return one.includes(" ") && other.includes(" ") && rootsOf(one) === rootsOf(other);
}

/** "Adobe InDesign" is InDesign. */
const unbranded = (key: string): string =>
  key.replace(/^(?:adobe|autodesk|microsoft|ms|apache|atlassian) (?=\p{L}{4})/u, "");

/** "Forklift operation" and "operating a forklift": the same words in another order and form. */
const rootsOf = (key: string): string =>
  key
    .split(" ")
    .filter((word) => !/^(a|an|the|of|and|in|for)$/.test(word))
    .map((word) =>
      word.replace(/(?<=\w{4})(?:ion|ions|ing|ment|s)$/, "").replace(/(?<=\w{4})(?:at|e)$/, ""),
    )
    .toSorted()
    .join(" ");

/** Every spelling under which a skill may stand in a text, its own included; folded. */
export function skillSpellings(name: string): string[] {
  const key = skillKey(name);
  const group = SAME.find((names) => names[0] === key) ?? [];
  // Everyday words are no sign of a technology inside running text.
  const tooCommon = new Set([
    "go",
    "rest",
    "express",
    "node",
    "next",
    "ts",
    "sap",
    "ml",
    "js",
    "ux",
  ]);
  return [...new Set([key, ...group])].filter(
    (spelling) => !tooCommon.has(spelling) || spelling === fold(name),
  );
}
