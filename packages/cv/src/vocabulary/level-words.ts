import { onOneLine, words } from "./word-list.ts";

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
  anyanyelv*|felsőfok*|középfok*|alapfok*|társalgási|nativă?|mediu|avansat|începător|anadil*|ana dil|ileri|orta|başlangıç|iyi|akıcı|materinji|tečno|napredno|osnovno|родной|свободно|средний|базовый|разговорный|рідна|вільно|
  [авсαβγ][12]|родной язык|носитель|носитель языка|свободный|в совершенстве|совершенстве|продвинутый|выше среднего|ниже среднего|начальный|базовые|со словарем|со словарём|разговорный уровень|деловой|хороший|хорошо|отлично|отличный|уровень|чтение|технический|элементарный|рідна мова|носій|вільне|вільний|середній|базовий|початковий|розмовний|просунутий|вище середнього|досконало|добре|рівень|
  роден|майчин|матерен|майчин език|отлично|свободно|много добро|добро|добре|средно|средно ниво|напреднал|напреднало|основно|основно ниво|начинаещ|ниво|работно|матерњи|матерњи језик|течно|одлично|добро|средње|почетни|напредни|основни|ниво|конверзацијски|
  μητρική|μητρικη|μητρική γλώσσα|άριστα|αριστα|άριστη|άριστη γνώση|πολύ καλά|πολυ καλα|πολύ καλή|καλά|καλα|καλή|μέτρια|μετρια|βασική|βασικές|βασικά|επίπεδο|επιπεδο|γνώση|ευχέρεια|άπταιστα|proficiency|lower|
  اللغة الأم|لغة أم|اللغة الام|لغة الأم|الأم|الام|أم|ممتاز|ممتازة|جيد|جيدة|جيد جدا|جيد جداً|جيدة جدا|جيدة جداً|متوسط|متوسطة|مبتدئ|مبتدئة|طلاقة|بطلاقة|طليق|متقدم|متقدمة|أساسي|أساسية|مقبول|إجادة|اجادة|مستوى|محادثة|قراءة|كتابة|שפת אם|אם|שוטפת|שוטף|רמה|ברמה|רמת שפת אם|טובה|טובה מאוד|טוב|טוב מאוד|גבוהה|גבוה|בינונית|בסיסית|בסיסי|מצוינת|מצוין|מעולה|מלאה|שליטה|שליטה מלאה|דיבור|קריאה|כתיבה|
  *母语|*母語|*流利|*精通|*熟练|*熟練|*良好|*一般|*优秀|*優秀|*中等|*基础|*入门|*四级|*六级|*专业八级|*级|*級|*精熟|*中級|*上級|*初級|*基本|*ネイティブ|*ビジネスレベル|*日常会話レベル|*日常会話|*レベル|*流暢|*堪能|*点|*程度|*合格|*원어민|*모국어|*유창|*유창함|*고급|*중급|*초급|*상급|*비즈니스|*회화|*능통|*점|*가능|*수준|*일상회화|*급`);

const SKILL_LEVELS = `expert|advanced|upper[- ]intermediate|intermediate|beginner|novice|proficient|basic|master|mastery|familiar|competent|skilled|fundamental|experienced|elementary|fluent|native|level|excellent|good|very good|
  strong|moderate|working knowledge|senior|junior|professional|experte?|avancée?|confirmée?|débutante?|intermédiaire|maîtrise|courante?|bonne?|très bonne?|notions|
  expertin|fortgeschrittene?|anfänger|anfängerin|grundlagen|grundkenntnisse|gute?|sehr gute?|gute kenntnisse|sehr gute kenntnisse|mittel|fundiert|versiert|
  expert[oa]|avanzad[oa]|avançad[oa]|avanzat[oa]|intermedi[oa]|intermediári[oa]|básic[oa]|principiante|iniciante|alt[oa]|medio|médio|baj[oa]|buen[oa]|muy buen[oa]|experiente|espert[oa]|ottim[oa]|buon[oa]|discret[oa]|
  gevorderde?|ervaren|goed|zeer goed|uitstekend|gemiddeld|zaawansowan[ya]|średnio ?zaawansowan[ya]|podstawow[ya]|ekspert|dobr[ya]|bardzo dobr[ya]|biegł[ya]|początkując[ya]|
  avancerad|avanceret|avansert|grundläggande|grundlæggende|grunnleggende|erfaren|god|mycket god|nybörjare|øvet|ileri|orta|başlangıç|iyi|mahir|menengah|dasar|lanjutan`;

/** Words that say how well a skill is known, when they stand alone. */
export const SKILL_LEVEL = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:${onOneLine(SKILL_LEVELS)})[^\\p{L}\\p{N}]*$`,
  "iu",
);
