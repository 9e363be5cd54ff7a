/** "Years" in the languages of the headings, as it stands behind a number; all of it is read without regard to case. */
export const YEAR_UNITS = `years?|yrs?|jahren?|jahre|jahr|ans?|années?|annees?|años?|anos?|anni|anno|jaar|jaren|lata|lat|rok|roku|roky|rokov|let|års|år|vuotta|vuoden|vuosi|évnyi|éves|év|ani|
  godina|godine|yıllık|yıl|yil|sene|χρόνια|ετών|έτη|έτος|лет|года|год|років|роки|рік`;

export const MONTH_UNITS = `months?|mos?|mths?|monaten?|monate|monat|mois|meses|mes|mesi|mese|mês|maanden|maand|miesięcy|miesiące|månader|månad|måneder|måned|kuukautta|měsíců|mesiacov|
  hónap|luni|mjeseci|ay|μήνες|месяцев|месяца|місяців`;

/** Before a number of which at least so many years hold, as in "over 5 years". */
export const AT_LEAST = `over|more than|at least|about|approx\\.?|around|ca\\.?|circa|~|>|≥|über|mehr als|mindestens|etwa|rund|plus de|environ|más de|mas de|unos|oltre|più di|circa|mais de|cerca de|
  meer dan|ruim|ponad|ok\\.|över|mer än|mere end|mer enn|yli|přes|více než|több mint|peste|preko|πάνω από|более|свыше|понад|більше`;

/** Before a number that is not reached: how many years there are is not said. */
export const LESS_THAN = `under|less than|up to|below|<|≤|unter|weniger als|bis zu|moins de|jusqu'à|menos de|hasta|meno di|fino a|até|minder dan|tot|poniżej|mindre än|under|alle|méně než|menee|sub|ispod|менее|до|менше`;

/** "Experience" behind the years: "5 years of experience". */
export const EXPERIENCE = `experience|exp\\.?|use|practice|erfahrung|berufserfahrung|praxis|expérience|experience|pratique|experiencia|práctica|esperienza|pratica|experiência|ervaring|doświadczenia|
  erfarenhet|erfaring|kokemusta|kokemus|praxe|praxí|tapasztalat|experiență|experienta|iskustva|deneyim|tecrübe|εμπειρία|εμπειρίας|опыта|опыт|досвіду`;

/** What may stand between the years and "experience", or the years and the skill. */
export const OF = `of|in|with|using|von|mit|an|de|d['’]|en|avec|con|di|in|em|com|met|van|z|w|ze|med|av|i|af|s|v|cu|u|с|в|з|у`;

/** The head of a table's column that holds years without the word in each row. */
export const YEARS_COLUMN = `(?:(?:no\\.?|number) of )?(?:YEARS)|(?:YEARS) (?:(?:OF)\\s*)?(?:EXPERIENCE)|(?:EXPERIENCE)\\s*[(\\[,/ ]\\s*(?:(?:in|en|em|w)\\s+)?(?:YEARS)\\s*[)\\]]?`;
