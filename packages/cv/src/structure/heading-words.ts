/** What a part of a CV is about. `other` ends the part before it and is read for nothing. */
export type SectionKind =
  | "header"
  | "summary"
  | "contact"
  | "experience"
  | "education"
  | "skills"
  | "languages"
  | "certifications"
  | "awards"
  | "other";

/** Headings as people write them, folded (lower case, no accents, letters only), by what follows them. English, French, German, Spanish, Italian, Portuguese and Dutch. */
const HEADINGS: Readonly<Record<Exclude<SectionKind, "header">, string>> = {
  summary: `summary|profile|about|about me|professional summary|executive summary|career summary|objective|career objective|
    professional objective|professional profile|personal statement|personal profile|overview|background summary|summary of qualifications|
    basics|bio|biography|introduction|career profile|career overview|professional overview|
    profil|a propos|resume professionnel|objectif|zusammenfassung|uber mich|kurzprofil|perfil|resumen|sobre mi|perfil profesional|
    profilo|profiel|sobre|over mij`,
  contact: `contact|contacts|contact me|contact info|contact information|contact details|personal information|personal details|personal info|personal data|
    details|location|address|info|profiles|social profiles|links|social|social media|online|social links|
    coordonnees|informations personnelles|kontakt|personliche daten|contacto|datos personales|contatti|contato|persoonlijke gegevens`,
  experience: `experience|experiences|work|work experience|work experiences|professional experience|professional experiences|employment|employment history|
    work history|career history|career|job experience|relevant experience|relevant work experience|industry experience|professional background|
    professional history|positions|positions held|experience and employment|work and experience|career experience|
    professional work experience|internship experience|internships|internship|internships and experience|work experience and internships|
    research experience|teaching experience|clinical experience|academic experience|academic appointments|appointments|selected experience|employment experience|
    experience professionnelle|experiences professionnelles|parcours professionnel|emplois|stages|
    berufserfahrung|beruflicher werdegang|berufliche erfahrung|werdegang|berufspraxis|arbeitserfahrung|praktische erfahrung|
    experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|esperienza|esperienze|esperienza professionale|esperienza lavorativa|
    esperienze lavorative|esperienze professionali|experiencia profissional|werkervaring|ervaring`,
  education: `education|educations|academic background|academic history|educational background|education and training|academic qualifications|
    educational qualifications|qualifications|academics|academic profile|education and qualifications|academic education|studies|schooling|
    education background|academic record|education details|educational details|academic details|scholastic record|
    formation|formations|etudes|diplomes|formation et diplomes|diplomes et formation|diplomes et concours|diplomes et formations|parcours academique|cursus|
    ausbildung|bildung|studium|bildungsweg|schulbildung|hochschulbildung|akademische ausbildung|schule und studium|aus und weiterbildung|
    educacion|formacion|formacion academica|estudios|istruzione|formazione|istruzione e formazione|educacao|formacao|formacao academica|opleiding|opleidingen`,
  skills: `skills|skill|technical skills|key skills|core skills|professional skills|skills summary|professional skills summary|core competencies|competencies|
    key competencies|technical competencies|areas of expertise|expertise|technologies|technical expertise|technical proficiencies|technical proficiency|proficiencies|
    skill set|skillset|skills and tools|skills and technologies|tools and technologies|tech stack|technology stack|technical stack|
    technical skill|it skills|computer skills|skills and expertise|hard skills|soft skills|programming skills|software skills|skills and abilities|
    skills and competencies|abilities|strengths|key strengths|core strengths|technical knowledge|specialties|skills and interests|skill highlights|software|
    competences|competences techniques|competences cles|savoir faire|informatique|
    kenntnisse|fahigkeiten|kompetenzen|it kenntnisse|edv kenntnisse|fachkenntnisse|technische kenntnisse|fachliche kompetenzen|
    habilidades|competencias|aptitudes|conocimientos|competenze|capacita e competenze|competenze tecniche|vaardigheden|competenties`,
  languages: `languages|language|language skills|languages known|language proficiency|linguistic skills|spoken languages|
    langues|langue|langues etrangeres|competences linguistiques|sprachen|sprachkenntnisse|fremdsprachen|idiomas|lenguas|lingue|lingue straniere|talen|talenkennis`,
  certifications: `certifications|certification|certificates|certificate|licenses|licences|licenses and certifications|certifications and licenses|licences and certifications|
    licenses certifications|professional certifications|certificates and licenses|courses and certifications|certifications and courses|training and certifications|certifications and training|
    certifications and trainings|technical certifications|certificates and courses|credentials|licensure|licensure and certifications|
    certificats|certifications et formations|zertifikate|zertifizierungen|zertifikate und weiterbildungen|certificaciones|certificados|certificazioni|certificaten|certificeringen`,
  awards: `awards|award|honors|honours|awards and honors|honors and awards|awards and honours|honours and awards|achievements|accomplishments|awards and achievements|
    achievements and awards|honors awards|awards and recognition|awards and recognitions|recognition|recognitions|honors and achievements|key achievements|prizes|
    scholarships|scholarships and awards|awards and scholarships|fellowships and awards|distinctions|accolades|
    prix|prix et distinctions|recompenses|auszeichnungen|preise|preise und auszeichnungen|premios|logros|reconocimientos|premi|riconoscimenti|premios e reconhecimentos|prijzen|onderscheidingen`,
  other: `projects|project|key projects|personal projects|notable projects|selected projects|side projects|academic projects|project experience|open source|open source projects|
    open source contributions|interests|hobbies|hobbies and interests|interests and hobbies|personal interests|areas of interest|activities|extracurricular activities|extra curricular activities|extracurriculars|
    volunteer|volunteering|volunteer experience|volunteer work|volunteering experience|community service|community|voluntary work|
    publications|selected publications|papers|articles|writing|patents|talks|presentations|conferences|speaking|talks and presentations|
    references|reference|referees|recommendations|testimonials|courses|coursework|relevant coursework|training|trainings|memberships|affiliations|professional affiliations|professional memberships|
    leadership|leadership and activities|leadership experience|leadership and volunteering|declaration|additional information|miscellaneous|portfolio|highlights of qualifications|research|research interests|military service|service|grants|teaching|
    military experience|organizations|causes|meta|notes|personal|further information|other|others|extras|activities and interests|volunteering and leadership|
    projets|projets personnels|centres d interet|centres d interets|interets|loisirs|benevolat|publications et conferences|divers|autres|
    projekte|interessen|hobbys|ehrenamt|ehrenamtliches engagement|engagement|veroffentlichungen|referenzen|weiterbildung|sonstiges|
    proyectos|intereses|voluntariado|publicaciones|referencias|progetti|interessi|volontariato|pubblicazioni|referenze|projetos|interesses|projecten|hobby s|vrijwilligerswerk|referenties`,
};

const KIND_OF = new Map<string, SectionKind>();
for (const [kind, words] of Object.entries(HEADINGS)) {
  for (const word of words.split("|")) KIND_OF.set(fold(` ${word} `), toKind(kind));
}

function toKind(name: string): SectionKind {
  switch (name) {
    case "summary":
    case "contact":
    case "experience":
    case "education":
    case "skills":
    case "languages":
    case "certifications":
    case "awards":
      return name;
    default:
      return "other";
  }
}

/** Lower case, no accents, letters and single spaces only; "&" and "/" count as "and". */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[&+/]| und | et | y | e | en /g, " and ")
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
}

/** The section a heading announces, if the whole text is a heading people use; undefined otherwise. */
export function findHeadingKind(text: string): SectionKind | undefined {
  if (text.length > 60 || /\d{2,}|@/.test(text)) return undefined;
  const folded = fold(text).replace(/^(my|mes|meine|mi|mis) /, "");
  if (folded === "") return undefined;
  const exact = lookUp(folded);
  if (exact !== undefined) return exact;
  // Letters set apart by spaces: "E X P E R I E N C E".
  const letters = folded.split(" ");
  if (letters.length > 4 && letters.every((l) => l.length === 1)) return lookUp(letters.join(""));
  return undefined;
}

function lookUp(folded: string): SectionKind | undefined {
  const direct = KIND_OF.get(folded);
  if (direct !== undefined) return direct;
  // "Education and Languages", "Skills and Interests": the first part names the section.
  const [first, second, ...rest] = folded.split(" and ");
  if (first === undefined || second === undefined || rest.length > 1) return undefined;
  const a = KIND_OF.get(first);
  return a !== undefined && KIND_OF.has(second) ? a : undefined;
}
