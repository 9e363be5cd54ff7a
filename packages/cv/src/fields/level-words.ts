import { words } from "./words.ts";

/** How well a language is known, in the main languages of Europe. */
export const PROFICIENCY_WORDS =
  words(`native|mother tongue|home language|bilingual|fluent|fluently|proficient|proficiency|professional|working|full professional|limited working|limited|intermediate|upper intermediate|advanced|
  beginner|basic|elementary|conversational|conversant|business|good|excellent|very good|expert|novice|learning|spoken|written|read|write|speak|
  [abc][12](?:[.-]?[abc]?[12])?\\+?|mother ?tongue|first language|second language|upper|lower|near-native|working knowledge|some|fair|strong|competent|excellent command|reading|speaking|writing|listening|toefl|ielts|toeic|delf|dalf|dele|telc|jlpt|n[1-5]|hsk|cambridge|cefr|
  mutter*|*muttersprachler|*muttersprachlerin|muttersprachlich*|*sprachig|zweisprachig|verhandlungssicher|fließend|fliessend|fliesend|*kenntnisse|gut|gute|sehr|konversations*|schul*|wort und schrift|grundlagen|fortgeschritten|
  langue|maternelle|courant|couramment|lu|parlé|écrit|bilingue|scolaire|notions|intermédiaire|débutant|avancé|professionnel|opérationnel|technique|bon|bonne|bonnes|niveau|
  nativ[oa]|materno|materna|lengua|fluid[oa]|fluidez|fluente|avanzad[oa]|avançad[oa]|intermedi[oa]|intermediári[oa]|básic[oa]|alt[oa]|medi[oa]|baj[oa]|nivel|nível|conversación|bilingüe|
  madrelingua|ottim[oa]|buon[oa]|scolastic[oa]|discret[oa]|eccellente|livello|base|elementare|sufficiente|
  moedertaal|vloeiend|goed|goede|redelijk|basis|uitstekend|zeer|matig|ojczysty|bieg*|zaawansowan*|średnio*|podstawow*|komunikatywn*|dobr*|poziom|
  modersmål|flytande|goda|god|grundläggande|mycket|obehindrat|flydende|flytende|grundlæggende|grunnleggende|äidinkieli|sujuva|hyvä|erinomainen|perus*|tyydyttävä|rodilý|mateřský|materinský|plynule|pokročil*|mírně|základ*|aktivně|
  anyanyelv*|felsőfok*|középfok*|alapfok*|társalgási|nativă?|mediu|avansat|începător|anadil*|ana dil|ileri|orta|başlangıç|iyi|akıcı|materinji|tečno|napredno|osnovno|родной|свободно|средний|базовый|разговорный|рідна|вільно`);

const SKILL_LEVELS = `expert|advanced|upper[- ]intermediate|intermediate|beginner|novice|proficient|basic|master|mastery|familiar|competent|skilled|fundamental|experienced|elementary|fluent|native|level|excellent|good|very good|
  strong|moderate|working knowledge|senior|junior|professional|experte?|avancée?|confirmée?|débutante?|intermédiaire|maîtrise|courante?|bonne?|très bonne?|notions|
  expertin|fortgeschrittene?|anfänger|anfängerin|grundlagen|grundkenntnisse|gute?|sehr gute?|gute kenntnisse|sehr gute kenntnisse|mittel|fundiert|versiert|
  expert[oa]|avanzad[oa]|avançad[oa]|avanzat[oa]|intermedi[oa]|intermediári[oa]|básic[oa]|principiante|iniciante|alt[oa]|medio|médio|baj[oa]|buen[oa]|muy buen[oa]|experiente|espert[oa]|ottim[oa]|buon[oa]|discret[oa]|
  gevorderde?|ervaren|goed|zeer goed|uitstekend|gemiddeld|zaawansowan[ya]|średnio ?zaawansowan[ya]|podstawow[ya]|ekspert|dobr[ya]|bardzo dobr[ya]|biegł[ya]|początkując[ya]|
  avancerad|avanceret|avansert|grundläggande|grundlæggende|grunnleggende|erfaren|god|mycket god|nybörjare|øvet|ileri|orta|başlangıç|iyi|mahir|menengah|dasar|lanjutan`;

/** Words that say how well a skill is known, when they stand alone. */
export const SKILL_LEVEL = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:${SKILL_LEVELS.replace(/\s*\n\s*/g, "")})[^\\p{L}\\p{N}]*$`,
  "iu",
);
