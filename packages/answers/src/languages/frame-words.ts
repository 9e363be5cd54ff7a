import { fold } from "../text/fold.ts";

/**
 * Words that forms put around what they ask for, language by language: verbs of asking, having and doing, words for the form and
 * the applicant, and words of degree. They say nothing of what is asked, so a question that is not understood is read again without
 * them. A word that names a thing, a person, a time, a place, an amount or a part of something never belongs here, nor does a
 * negation.
 */
const FRAME_WORDS = `
en: sought state stated indicate indicated specify mention provide provided give list choose tell know type write details detail information info data record form
application applicant applicants candidate candidates correspondence contact possession possess possessing valid existing officially purposes purpose mandatory required optional
demonstrate evidence acceptable suitable suit suits happy participate presently attended obtained awarded conferred studied spent far till date now personal own particulars block
letters capital appears shown requirement meets position offered applied apply applying role selected successful shortlisted hired
currently general mainly mostly usually normally generally approximately roughly about around exactly also kindly below above following here there
team staff company employer organisation wish want like would could may able ability capability willing prepared confirm agree declare acknowledge understand read
held hold holding holder carry keep maintain complete completed finish finished gained acquired built developed served service serving servicing install installing operate
best main preferred whole entire complete overall combined together including include includes involve involves involving require requires requiring
relevant experience background knowledge level standard good strong proven solid minimum
de: mehrjahrige mehrjahriger mehrjahrigen fundierte fundierten umfassende angabe angaben angeben nennen mitteilen ausfullen eintragen bewerber bewerberin bewerbung formular daten personlich personliche kontakt erreichbar vorhanden besitz besitzen verfugen
bringen mit bereits schon derzeit momentan gegenwartig aktuell jetzigen gruppe klasse absolviert abgeleistet abgelegt abgeschlossen erworben erlangt besucht gerne gern grundsatzlich
eventuell gegebenenfalls etwa ungefahr circa rund insgesamt zuruckblicken vorweisen nachweisen aufweisen sammeln gesammelt tatig ausgeubt ausgeubte zuletzt letztlich sowie jeweils
bitte welche welcher welches wunschen wurden konnen mochten mochte durfen sollen gemacht machen haben sein eigene eigener eigenes stelle position tatigkeit beruflich berufliche
erfordert beinhaltet umfasst setzt voraus vorausgesetzt notwendig erforderlich gefordert in ordnung passt einverstanden zurzeit dazu damit fur uns unser unserem unsere
fr: benefice aise indiquer indiquez preciser precisez renseigner merci candidat candidate candidature formulaire coordonnees contact dispose disposez possede possedez detenez titulaire detenteur
effectuee effectuees realisee realisees validee validees suivis en regle actuellement deja exercez exerce effectue effectuez realise obtenu obtenue suivi suivie passe intitule organisme exacte exact poste fonction offre environ approximativement
personnel personnelle propre valide jour cours avoir etre faire travailler travaille souhaite souhaitez requis requise exige exigee demande demandee prevu prevue prevoit necessite implique
comporte convient possible possibilite eventuellement utilisation logiciel maitrise maitrisez occupe occupee occupez votre vos notre nos plus bien pouvez peut
es: indicar indica indique senalar senala especificar especifica candidato candidata postulante solicitante formulario datos contacto cuenta cuentas cuento posee posees dispone dispones
tienes actualmente actual ya obtenido obtenida cursado cursaste cursada terminaste finalizado finalizaste realizado realizaste ocupas ocupa desempenas puesto empleo trabajo centro aproximadamente
personal propio propia vigente valido validez disponer tener ser estar hacer desplazarte desplazarse deseado deseada requerido requiere exige incluye implica posible posibilidad
entorno como minimo trabajando utilizando manejando eres estas estarias estaria podrias puedes laboral tu tus su sus usted
pt: informe informar indicar indique especifique candidato candidata formulario dados contato contacto possui possuir tem ter dispoe atualmente atual ja obtido obtida cursou cursada
concluiu concluido formou formada formado graduou graduada graduado realizado ocupa exerce cargo vaga emprego trabalho aproximadamente pessoal proprio propria valido vigente
estar ser fazer desejado desejada exigido exige requer envolve possivel possibilidade prazo hoje voce seu sua seus suas declara considera qual utiliza utilizou trabalhando atuando atua atuou
it: indicare indica specificare specifica candidato candidata modulo dati contatto recapito possiede possiedi possesso disponi dispone attualmente attuale gia conseguito conseguita frequentato frequentata
svolta svolto ricopri ricopre ricoperto mansione maturato maturata maturati lavorativa lavorativo professionale occupazione impiego lavoro circa personale proprio propria valido
essere avere fare desiderato desiderata richiesto richiesta prevede comporta possibile presso cui quale tuo tua suo sua momento questo questa stai sta liste lista iscrizione condizione rapporto
nl: vermeld vermelden aangeven geef sollicitant kandidaat formulier gegevens contact bezit beschikt beschik bezitten momenteel huidig reeds al behaald behaalde gevolgd gevolgde afgerond
uitgeoefend functie vacature baan job werk ongeveer persoonlijk eigen geldig zijn hebben doen gewenst gewenste vereist vereiste bevat omvat mogelijk mogelijkheid jouw jij je uw u graag
kan kun kunnen willen wil bereid ervaring minstens beschikken
hi: अभ्यर्थी आवेदक उम्मीदवार कृपया बताएं लिखें विवरण जानकारी पास किया की है हैं वर्तमान चुनें अपना अपनी आपका आपकी कार्यरत padhati padhate bataye bataiye likhe likhiye aati aata pass kiya kiye apni apna
`;

const WORDS: ReadonlySet<string> = new Set(
  FRAME_WORDS.split("\n").flatMap((line) =>
    fold(line.slice(line.indexOf(": ") + 1))
      .split(" ")
      .filter(Boolean),
  ),
);

/** Every frame word, folded. */
export const frameWords = (): ReadonlySet<string> => WORDS;

/** Whether a folded word only surrounds what a question asks for. */
export const isFrameWord = (word: string): boolean => WORDS.has(word);
