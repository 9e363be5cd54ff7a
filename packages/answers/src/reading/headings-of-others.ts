/**
 * Headings of forms in German, French, Spanish, Portuguese, Italian, Dutch and Polish, folded, under which a name or a number is somebody
 * else's: whom to call, who recommends, whom one is married to. Who works "aux urgences" has a job of that name: an emergency needs a contact.
 */
const EMERGENCY =
  /notfall|\bnood|\burgences?\b|\bemergencias?\b|\bemergenz[ae]\b|\bnaglych\b|\bwypadk|\balarmow/;
const CONTACT =
  /kontakt|contact|contat|recapit|\bperson|pessoa|\bosob|ansprech|verstandig|prevenir|avisar|angehorig|\bnummer|telefo/;
const REFERENCES =
  /\b(?:referenz(?:en|person\w*|geber\w*)?|referenties?|(?:personnes? de |vos |les )?references|referencias?|referenze|referencje|osob\w* polecajac\w+|empfehl\w+ von|empfohlen von|parrain\w*|recomendad[oa] por|recommande par|indicou|referid[oa]s?)\b/;
const FAMILY =
  /\b(?:ehepartner\w*|ehegatt\w+|ehefrau|ehemann|lebenspartner\w*|eltern|erziehungsberechtigt\w*|conjoint\w*|partenaire|epoux|epouse|conyuge|conjuge|espos[oa]|marito|moglie|coniuge|genitori|echtgeno\w+|ouders|malzon\w+|wspolmalzon\w+|rodzic(?:e|ow)|(?:dane|dados|datos|angaben|nome|nombre|dati) (?:del |della |do |da |de la |zum |zur |der |des )?(?:ojca|matki|pai|mae|padre|madre|vater|mutter|vaters)|filiacao|beneficiari\w+)\b/;

/** The same in Hindi, whose letters know no word boundary in a pattern: beginnings of words, and words as a whole. */
const HINDI_STEMS =
  /(?:^| )(?:रेफरें|रेफरेन|रेफ्रें|संदर्भ|सन्दर्भ|आपात|इमरजें|इमर्जें|गारंटर|गारन्टर|जमानत|नामांकित|नॉमिनी|नामिनी|अभिभावक|परिवार|पारिवारिक|परिजन|रिश्तेदार|पिता|माता|पत्नी|जीवनसाथी|गवाह|सिफारिश)/;
const HINDI_WORDS =
  /(?:^| )(?:पति|मां|भाई|बहन|bhai|behen|bahan|dost|papa|mummy|sandarbh|aapatkaleen|apatkaleen|aapatkalin|apatkalin|zamanatdar|jamanatdar|zamanati|guarantors?|sureties|surety|nominees?|pita|mata|pitaji|mataji|pati|patni|parivar|rishtedar|rishtedaar|abhibhavak|gawah)(?: |$)/;

/** Whether a heading, or a question, of a form in Hindi or for India names somebody else. */
export const isHindiOfOthers = (text: string): boolean =>
  HINDI_STEMS.test(text) || HINDI_WORDS.test(text);

/** Whether a heading is about somebody else than who applies. */
export const isHeadingOfOthers = (section: string): boolean =>
  section !== "" &&
  ((EMERGENCY.test(section) && CONTACT.test(section)) ||
    REFERENCES.test(section) ||
    FAMILY.test(section) ||
    isHindiOfOthers(section));
