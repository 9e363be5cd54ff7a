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
  /\b(?:ehepartner\w*|ehegatt\w+|ehefrau|ehemann|lebenspartner\w*|eltern|erziehungsberechtigt\w*|conjoint\w*|epoux|epouse|conyuge|conjuge|espos[oa]|marito|moglie|coniuge|genitori|echtgeno\w+|ouders|malzon\w+|wspolmalzon\w+|rodzic(?:e|ow)|(?:dane|dados|datos|angaben|nome|nombre|dati) (?:del |della |do |da |de la |zum |zur |der |des )?(?:ojca|matki|pai|mae|padre|madre|vater|mutter|vaters)|filiacao|beneficiari\w+)\b/;

/** Whether a heading is about somebody else than who applies. */
export const isHeadingOfOthers = (section: string): boolean =>
  section !== "" &&
  ((EMERGENCY.test(section) && CONTACT.test(section)) ||
    REFERENCES.test(section) ||
    FAMILY.test(section));
